import BalloonLayouts
import Foundation
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

@testable import Lint

/// Expectations over everybody who may look at a scene.
struct ExpectationLintTests {
    private func lint(_ expected: String, narrowedTo axes: TraitAxes = TraitAxes()) throws -> SceneLint {
        let text = """
            message:
              summaryText: Dinner
              url: https://example.com/dinner
              layout: {template: {caption: Dinner at the pier with all of us, subcaption: Friday}}
            expect:
              - \(expected)
            """
        return try SceneLint(
            of: BalloonScene(text: text, file: "dinner.yaml"), narrowedTo: axes, fonts: .bundled(), workerCount: 2)
    }

    /// Each viewer who is named misses it, and each other one does not: by laying out.
    @Test func whoMissesItIsNamed() throws {
        let lint = try lint("{node: caption, lines: 1, when: {category: \"<= AX1\"}}")
        let problem = try #require(lint.missedExpectations.first)
        #expect(
            lint.missedExpectations.count == 1 && problem.severity == .error && problem.subject == "expect[0].lines")
        #expect(
            problem.places.allSatisfy { $0.traits.locale == "en" && $0.traits.receiver == TraitCollection().receiver })
        let fonts = try FontCascade.bundled()
        let scene = try BalloonScene(
            text:
                "message: {summaryText: a, layout: {template: {caption: Dinner at the pier with all of us, subcaption: Friday}}}",
            file: "dinner.yaml")
        for category in [
            ContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        ] {
            let places = problem.places.filter {
                $0.traits.preferredContentSizeCategory == category && $0.traits.legibilityWeight == .regular
                    && $0.traits.userInterfaceStyle == .light && $0.traits.accessibilityContrast == .normal
                    && $0.traits.transcriptHeight == scene.traits.transcriptHeight
            }
            for width in stride(from: CGFloat(320), through: 440, by: 5) {
                var viewer = scene.traits
                (viewer.preferredContentSizeCategory, viewer.transcriptWidth) = (category, width)
                let lines = try scene.layout(traits: viewer, fonts: fonts).caption.lines
                let isNamed = places.contains { place in place.widths.contains { $0.contains(width) } }
                #expect(isNamed == (lines != 1 && category <= .accessibilityMedium), "\(category) \(width)")
            }
        }
    }

    @Test func nobodyExpectsAnythingOfAMadeUpLanguage() throws {
        let expected = "{node: caption, lines: 0"
        let usual = try lint(expected + "}").missedExpectations.flatMap(\.places).map(\.traits.locale)
        #expect(Set(usual) == ["en"])
        let named = try lint(expected + ", when: {locale: en-XA}}").missedExpectations.flatMap(\.places)
        #expect(Set(named.map(\.traits.locale)) == ["en-XA"])
    }

    @Test func anExpectationThatAsksNobodyIsAnError() throws {
        let never = "{node: caption, lines: 1, when: {category: \"> AX5\"}}"
        #expect(try lint(never).missedExpectations.map(\.rule) == ["expectationUnasked"])
        var axes = TraitAxes()
        axes[\.locale] = ["en"]
        #expect(try lint(never, narrowedTo: axes).missedExpectations.isEmpty)
        #expect(try lint("{node: caption, lines: \"> 0\"}").missedExpectations.isEmpty)
    }

    @Test func aTestFailsOnceWithWhoeverDoesNotHold() throws {
        let scene = try BalloonScene(
            text: "message: {summaryText: a, layout: {template: {caption: Dinner at the pier with all of us}}}",
            file: "a.yaml")
        var axes = TraitAxes()
        axes[\.preferredContentSizeCategory] = [.large, .accessibilityLarge]
        axes[\.transcriptWidth] = [320, 440]
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: .bundled(), workerCount: 1)
        #expect(sweep.problem(expecting: "a caption") { $0["caption"].lineCount > 0 } == nil)
        #expect(sweep.problem(expecting: "no subtitle") { $0["subcaption"].lineCount == 0 } == nil)
        let missed = try #require(sweep.problem(expecting: "short") { $0["caption"].lineCount == 1 })
        let long = sweep.cells.filter { $0["caption"].lineCount != 1 }
        #expect(missed.cellCount == long.count && !long.isEmpty && long.count < 4)
    }
}
