import BalloonTesting
import Foundation
import Testing
import UIKitAPI

@testable import SwiftUIAPI

/// Controls: the value that they show, and the colours that they take.
@MainActor struct ControlTests {
    private func record(_ view: some View) throws -> String {
        try placedBalloon(showing: view.frame(width: 200)).record.text
    }

    /// The share of the range that is below the value, in each form in which a slider is made.
    @Test(arguments: [(20, 0), (25, 0.25), (35, 0.75), (40, 1)] as [(Double, Double)])
    func aSliderShowsTheShareOfItsRange(value: Double, fraction: Double) {
        #expect(Slider(value: .constant(value), in: 20...40).fraction == fraction)
        #expect(Slider(value: .constant(value), in: 20...40, step: 5).fraction == fraction)
        #expect(Slider(value: .constant(value), in: 20...40) { Text("A") }.fraction == fraction)
        #expect(Slider(value: .constant(fraction)).fraction == fraction)
    }

    /// A stepper without a range has no end; at an end of a range the button that leads beyond it is pale (UIKit, observed).
    @Test(arguments: [(nil, 0), (1...9, 0), (2...9, 1), (0...2, 2), (2...2, 3)] as [(ClosedRange<Int>?, Int)])
    func aButtonOfAStepperIsPaleAtTheEndOfItsRange(range: ClosedRange<Int>?, pale: Int) throws {
        let value = Binding.constant(2)
        let stepper = range.map { Stepper("Seats", value: value, in: $0) } ?? Stepper("Seats", value: value)
        let colors = try record(stepper).components(separatedBy: "\n").filter { $0.contains(" sign ") }
        #expect(colors.count == 3 && colors.count { !$0.contains("#000000") } == pale)
    }

    /// "labelsHidden()": a label that is not shown is still read. The switch of the system is as large as it is.
    @Test(arguments: [false, true]) func aSwitchIsReadByItsLabel(isHidden: Bool) throws {
        let toggle = Toggle("Notify me", isOn: .constant(true))
        let balloon = try placedBalloon(showing: isHidden ? AnyView(toggle.labelsHidden()) : AnyView(toggle))
        #expect(balloon.findings.filter { $0.node != nil }.isEmpty)
        #expect(balloon.record.text.contains("accessibilityLabel=\"Notify me\""))
    }

    /// "accessibilityLabel(_:)" of a button is its name, whatever it shows.
    @Test func theLabelOfAButtonIsItsName() throws {
        func found(_ labels: [String]) throws -> [String] {
            let buttons = ForEach(labels, id: \.self) { label in
                Button {
                } label: {
                    Text("").frame(width: 50, height: 50)
                }.accessibilityLabel(label)
            }
            return try placedBalloon(showing: VStack { buttons }).findings.filter { $0.node != nil }.map {
                "\($0.kind)"
            }
        }
        #expect(try found(["first cell", "second cell"]).isEmpty)
        #expect(try found(["×", "a cell", "A cell"]) == ["buttonWithoutName", "buttonNameRepeated"])
    }

    /// "tag(_:)": a row is chosen by its tag, and in a `ForEach` without one by the identity of its element.
    @Test func aPickerShowsTheRowOfTheChosenTag() throws {
        let sizes = ["S", "M", "L"]
        func picker<Value: Hashable>(_ chosen: Value, _ tag: @escaping (Int) -> Value) -> some View {
            Picker("Size", selection: .constant(chosen)) {
                ForEach(0..<3) { number in Text(verbatim: sizes[number]).tag(tag(number)) }
            }
        }
        #expect(try texts(picker("M") { sizes[$0] }) == ["Size", "M"])
        #expect(try texts(picker(30) { ($0 + 1) * 10 }) == ["Size", "L"])
        #expect(try texts(picker("XL") { sizes[$0] }) == ["Size"])
        let plain = Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text(verbatim: sizes[$0]) } }
        #expect(try texts(plain) == ["Size", "M"] && texts(plain.labelsHidden()) == ["M"])
    }

    /// "init(tint:)" of a style is the tint of the view.
    @Test func aStyleOfProgressCanHaveATint() throws {
        let view = ProgressView(value: 0.5)
        let (bar, ring) = (try record(view.tint(.green)), try record(view.progressViewStyle(.circular).tint(.green)))
        #expect(try record(view.progressViewStyle(LinearProgressViewStyle(tint: .green))) == bar)
        #expect(try record(view.progressViewStyle(CircularProgressViewStyle(tint: .green))) == ring)
        #expect(try record(view) != bar && record(view.progressViewStyle(.circular)) != ring && ring != bar)
    }

    /// "removeLast(_:)": removes as many values of a path as are asked for, one if nothing is said.
    @Test func aPathLosesAsManyValuesAsAreRemoved() {
        var path = NavigationPath()
        #expect(path.isEmpty)
        for value in 0..<5 { path.append(value) }
        path.removeLast()
        #expect(path.count == 4)
        path.removeLast(3)
        #expect(path.count == 1 && !path.isEmpty)
        path.removeLast(1)
        #expect(path.isEmpty)
    }

    /// "background" and "fill" have fainter levels of their own; any other style is faded.
    @Test func fainterLevelsOfStyles() {
        let environment = EnvironmentValues(traits: TraitCollection())
        func color(_ style: some ShapeStyle) -> String { style.paint(in: environment).color.hexadecimal }
        func color(_ color: UIColor) -> String { color.resolved(with: environment.traits).hexadecimal }
        #expect(color(BackgroundStyle()) == color(UIColor.systemBackground))
        #expect(color(BackgroundStyle().secondary) == color(UIColor.secondarySystemBackground))
        #expect(color(BackgroundStyle().tertiary) == color(UIColor.tertiarySystemBackground))
        #expect(color(FillShapeStyle()) == color(UIColor.systemFill))
        #expect(color(FillShapeStyle().secondary) == color(UIColor.secondarySystemFill))
        #expect(color(FillShapeStyle().tertiary) == color(UIColor.tertiarySystemFill))
        #expect(color(FillShapeStyle().quaternary) == color(UIColor.quaternarySystemFill))
        let (red, faint) = (color(Color.red), color(Color.red.secondary))
        #expect(faint.hasPrefix(red) && faint.count == red.count + 2 && faint != color(Color.red.tertiary))
    }

    /// "tint(_:)": "The tint … nil … uses the default", in a view around which another tint is, in each of its forms.
    @Test func withoutATintItIsTheStandardOneAgain() throws {
        let view = ProgressView(value: 0.5)
        let plain = try record(view)
        #expect(try record(view.tint(.green)) != plain)
        let found = try [
            record(view.tint(nil as Color?).tint(.green)), record(view.tint(nil as LinearGradient?).tint(.green)),
            record(view.accentColor(nil).tint(.green)), record(view.tint(nil as Color?).accentColor(.green)),
        ]
        #expect(found == [plain, plain, plain, plain])
        let text = HStack { Text("Tea") }
        #expect(try record(text.foregroundColor(nil).foregroundColor(.red)) == record(text))
        #expect(try record(text.font(nil).font(.title)) == record(text) && record(text.font(.title)) != record(text))
    }
}
