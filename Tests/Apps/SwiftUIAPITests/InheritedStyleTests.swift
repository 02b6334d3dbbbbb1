import BalloonTesting
import Foundation
import Testing
import UIKitAPI
import ViewLayout

@testable import SwiftUIAPI

/// What views take over from those around them, as Apple's documentation of each modifier describes it.
@MainActor struct InheritedStyleTests {
    private func nodes(
        _ view: some SwiftUIAPI.View, _ traits: TraitCollection = TraitCollection()
    ) throws -> [LayoutRecord.Node] {
        LayoutRecord(placed: try placedBalloon(showing: view, traits: traits).balloon).nodes
    }

    private func size(_ view: some SwiftUIAPI.View, width: CGFloat = 300) -> CGSize {
        UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: 1000))
    }

    private func fact(_ name: String, of view: some SwiftUIAPI.View) throws -> String? {
        try nodes(view).flatMap(\.attributes).first { $0.name == name }?.value
    }

    /// "The amount to blend; 0 results in the original color, and 1 in the other."
    @Test(arguments: [(0, 0), (0.25, 64), (0.5, 128), (1, 255)] as [(Double, Int)])
    func coloursAreMixed(_ fraction: Double, _ grey: Int) {
        let mixed = SwiftUIAPI.Color.black.mix(with: .white, by: fraction)
        let found = mixed.resolved(in: EnvironmentValues(traits: TraitCollection()))
        #expect(abs(Int(found.red) - grey) <= 1 && found.red == found.green && found.alpha == 255)
    }

    /// "custom(_:size:relativeTo:)" scales with the text style, and "custom(_:fixedSize:)" with nothing.
    @Test func ownFontsFollowTheTextSize() throws {
        let large = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        func pointSize(_ font: SwiftUIAPI.Font, _ traits: TraitCollection) throws -> Double {
            let text = SwiftUIAPI.Text(verbatim: "A").font(font)
            let size = try nodes(text, traits).flatMap(\.attributes).first { $0.name == "size" }?.value
            return try #require(size.flatMap(Double.init))
        }
        for (font, grows) in [(SwiftUIAPI.Font.custom("Own", size: 17), true), (.custom("Own", fixedSize: 17), false)] {
            #expect(try pointSize(font, TraitCollection()) == 17)
            #expect(try (pointSize(font, large) > 30) == grows)
        }
    }

    /// A weight of the text replaces that of its font.
    @Test func theWeightOfATextReplacesThatOfItsFont() {
        let text = SwiftUIAPI.Text(verbatim: "Dinner at noon")
        let bold = size(text.font(.body.weight(.bold))).width
        #expect(size(text.font(.body.weight(.light)).fontWeight(.bold)).width == bold)
        #expect(size(text.font(.body.weight(.light))).width < bold)
    }

    private struct Count: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// A preference goes up to every view around the one that says it.
    @Test func preferencesReachEveryReaderAround() {
        nonisolated(unsafe) var (inner, outer) = (0, 0)
        let view = VStack {
            VStack {
                SwiftUIAPI.Text(verbatim: "a").preference(key: Count.self, value: 1)
                SwiftUIAPI.Text(verbatim: "b").preference(key: Count.self, value: 2)
            }
            .onPreferenceChange(Count.self) { inner = $0 }
            SwiftUIAPI.Text(verbatim: "c").preference(key: Count.self, value: 4)
        }
        .onPreferenceChange(Count.self) { outer = $0 }
        _ = try? nodes(view)
        #expect(inner == 3 && outer == 7)
    }

    @Test func traitsHaveTheirNames() throws {
        let text = SwiftUIAPI.Text(verbatim: "a")
        #expect(
            try fact("accessibilityTraits", of: text.accessibilityAddTraits([.isButton, .isHeader])) == "button,header")
        #expect(try fact("accessibilityTraits", of: text.accessibilityAddTraits(.isToggle)) == "toggle")
        #expect(try fact("isAccessibilityElement", of: text.accessibilityElement()) == "true")
        #expect(try fact("isAccessibilityElement", of: text.accessibilityElement(children: .contain)) == nil)
    }

    /// "disabled(_:)": views around a view can disable it whatever it says itself.
    @Test(arguments: [(false, false, true), (false, true, false), (true, false, false), (true, true, false)])
    func whatIsAroundDisables(outer: Bool, inner: Bool, isEnabled: Bool) throws {
        nonisolated(unsafe) var found: Bool?
        struct Reader: SwiftUIAPI.View {
            @Environment(\.isEnabled) var isEnabled
            let tell: (Bool) -> Void
            var body: some SwiftUIAPI.View {
                tell(isEnabled)
                return SwiftUIAPI.Text(verbatim: "a")
            }
        }
        _ = try nodes(Reader { found = $0 }.disabled(inner).disabled(outer))
        #expect(found == isEnabled)
    }

    /// "A range of lines": no more than the upper bound. Space between lines is never negative.
    @Test func linesAreLimitedAndSpaced() {
        let text = SwiftUIAPI.Text(verbatim: String(repeating: "many words ", count: 20))
        let (three, endless) = (size(text.lineLimit(3), width: 120), size(text, width: 120))
        #expect(size(text.lineLimit(1...3), width: 120) == three && three.height < endless.height)
        #expect(size(text.lineSpacing(-5), width: 120) == endless)
        #expect(size(text.lineSpacing(5), width: 120).height > endless.height + 20)
    }

    /// "A hierarchical style": a fainter form of the style around it.
    @Test func secondaryIsAFainterFormOfTheStyleAround() throws {
        func color(_ view: some SwiftUIAPI.View) throws -> String { try #require(try fact("color", of: view)) }
        let text = SwiftUIAPI.Text(verbatim: "a")
        let red = try color(text.foregroundStyle(.red))
        let faint = [
            try color(VStack { text.foregroundStyle(.secondary) }.foregroundStyle(.red)),
            try color(VStack { VStack { text }.foregroundStyle(.secondary) }.foregroundStyle(.red)),
        ]
        for color in faint { #expect(color.hasPrefix(red) && color.count == red.count + 2, "\(color)") }
        #expect(try !color(text.foregroundStyle(.secondary)).hasPrefix(red))
    }

    /// A modifier that is switched off changes nothing.
    @Test func whatIsSwitchedOffIsNotShown() throws {
        func facts(_ view: some SwiftUIAPI.View) throws -> [String] {
            try nodes(VStack { view }).flatMap(\.attributes).map { "\($0.name)=\($0.value)" }
        }
        func row() -> some SwiftUIAPI.View { HStack { SwiftUIAPI.Text(verbatim: "a") } }
        let plain = try facts(row())
        #expect(try facts(row().italic(false)) == plain && facts(row().italic()) != plain)
        #expect(try facts(row().underline(false)) == plain && facts(row().underline()) != plain)
        #expect(try facts(row().strikethrough(false)) == plain && facts(row().strikethrough()) != plain)
        #expect(try facts(row().bold(false)) == plain && facts(row().bold()) != plain)
    }
}
