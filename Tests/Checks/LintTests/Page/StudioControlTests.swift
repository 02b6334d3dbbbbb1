import Foundation
import Scenes
import Testing
import ViewLayout

@testable import Lint

/// What of the viewer can be chosen in the studio.
struct StudioControlTests {
    private func scene(_ more: String = "", caption: String = "Dinner") throws -> BalloonScene {
        try BalloonScene(
            text: """
                message: {summaryText: A, layout: {template: {caption: "\(caption)"}}}
                traits: {locale: de, preferredContentSizeCategory: AX1}
                \(more)
                """, file: "dinner.yaml")
    }

    private func controls(_ more: String = "") throws -> [String: StudioControl] {
        let all = StudioControl.all(of: try scene(more))
        #expect(Set(all.map(\.name)).count == all.count)
        return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }

    /// Everything that changes how a message looks and that a viewer can have beside a device: text size, language,
    /// appearance, bold text, contrast, the system, and the app.
    @Test func everyTraitThatCanBeChosen() throws {
        let axes = StudioControl.axes(of: try scene())
        let names: [ViewerTrait] = [.category, .locale, .style, .weight, .contrast, .receiver, .hasApp]
        #expect(Set(axes.map(\.trait.name)).isSuperset(of: names.map(\.name)))
        for (trait, values) in axes {
            #expect(values == trait.form.allValues ?? values && values.count > 1 || trait.name == "locale")
        }
        let controls = try controls()
        for trait in names { #expect(controls[trait.optionWord] != nil, "\(trait.name)") }
        #expect(controls[ViewerTrait.category.optionWord]?.values.count == 12)
        #expect(controls[ViewerTrait.style.optionWord]?.values.count == 2)
        #expect(controls[ViewerTrait.hasApp.optionWord]?.values.count == 2)
        #expect(controls[ViewerTrait.receiver.optionWord]?.values.count == ReceiverSystem.allCases.count)
    }

    /// The scene's own viewer is one of the values, and each value of a control has its own name and label.
    @Test func theOwnViewerIsAmongTheValues() throws {
        let controls = try controls()
        #expect(controls[ViewerTrait.category.optionWord]?.own == "AX1")
        #expect(controls[ViewerTrait.locale.optionWord]?.own == "de")
        for control in controls.values {
            #expect(control.values.contains { $0.name == control.own } || control.name == "locale", "\(control.name)")
            #expect(Set(control.values.map(\.name)).count == control.values.count, "\(control.name)")
            #expect(Set(control.values.map(\.label)).count == control.values.count, "\(control.name)")
        }
    }

    /// A device brings the width of its transcript; the first choice is the scene's own.
    @Test func devicesHaveTheirWidth() throws {
        let device = try #require(try controls()[StudioControl.deviceName])
        #expect(device.own == "" && device.values.first?.width == 402)
        #expect(device.values.count == Device.all.count + 1)
        for (value, device) in zip(device.values.dropFirst(), Device.all) {
            #expect(value.name == device.names[0] && value.width == Double(device.size.width))
        }
        let others = try controls().values.filter { $0.name != StudioControl.deviceName }.flatMap(\.values)
        #expect(others.allSatisfy { $0.width == nil })
    }

    /// What the scene varies can be chosen, too.
    @Test func whatASceneVaries() throws {
        let more = "vary: {name: [Bo, Max, Ada]}"
        let axis = try #require(
            StudioControl.axes(of: try scene(more, caption: "With $name")).first { $0.trait.variable != nil })
        #expect(axis.values == [.text("Bo"), .text("Max"), .text("Ada")])
        let plain = try scene()
        #expect(StudioControl.axes(of: plain).allSatisfy { $0.trait.variable == nil })
        let show = try #require(try controls()["show"])
        #expect(show.own == "transcript" && show.values.map(\.name).count == 4)
    }
}
