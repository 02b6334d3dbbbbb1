import BalloonLayouts
import Foundation
import Scenes
import Testing
import Typesetting
import ViewLayout

@testable import Lint
@testable import Sweeps

/// Two captions of a row come close at some width in every balloon. Who names a width is told of it all the same.
struct TouchingCaptionsTests {
    private static func scene() throws -> BalloonScene {
        try BalloonScene(
            text: """
                message:
                  layout: {template: {caption: Lesson 12 with Mia, trailingCaption: 7 of 10 known}}
                """, file: "lesson.yaml")
    }

    private static func axes(_ widths: [CGFloat]) -> TraitAxes {
        var axes = TraitAxes()
        axes[\.transcriptWidth] = widths
        axes[\.preferredContentSizeCategory] = [.extraLarge]
        return axes
    }

    /// 390 points is the width of a common phone, 389 of none.
    @Test(
        arguments: [([389], [.note]), ([390], [.warning]), ([389, 390], [.warning])]
            as [([CGFloat], [Finding.Severity])])
    func aSweepTellsThemAtEveryWidth(_ widths: [CGFloat], _ severities: [Finding.Severity]) throws {
        let sweep = try SceneSweep(of: Self.scene(), axes: Self.axes(widths), fonts: .bundled(), workerCount: 1)
        let problems = sweep.problems.filter { $0.rule == Finding.Kind.captionsTouch.rawValue }
        #expect(problems.map(\.severity) == severities && problems.map(\.cellCount) == [widths.count])
    }

    private struct Asked: Sendable, CustomTestStringConvertible {
        var base = "en"
        var locale = "en"
        var width: CGFloat = 390
        var category = ContentSizeCategory.large
        var isPad = false
        let named, chosen: Finding.Severity?
        var testDescription: String { "\(base) \(locale) \(width) \(category) \(isPad)" }
    }

    /// 402 points is the width of the scene's own viewer, 390 that of a common phone, 389 and 501 of none.
    @Test(arguments: [
        Asked(named: .warning, chosen: .warning), Asked(width: 402, named: .warning, chosen: .warning),
        Asked(width: 389, named: .note, chosen: nil), Asked(locale: "de", named: .warning, chosen: .warning),
        Asked(locale: "en-XA", named: .note, chosen: nil),
        Asked(base: "en-XA", locale: "en-XA", named: .warning, chosen: .warning),
        Asked(category: .extraLarge, named: .warning, chosen: nil),
        Asked(width: 501, isPad: true, named: .warning, chosen: .warning),
    ])
    private func whoIsUsual(_ asked: Asked) throws {
        var base = asked.isPad ? TraitCollection().moved(to: .pad) : TraitCollection()
        base.locale = asked.base
        let viewer = base.with(\.locale, asked.locale).with(\.transcriptWidth, asked.width)
            .with(\.preferredContentSizeCategory, asked.category)
        let cell = SweepCell(
            traits: viewer, size: CGSize(width: 200, height: 40), texts: [],
            findings: [Finding(.captionsTouch, node: "caption", message: "")])
        for isNamed in [true, false] {
            var problems = LintProblems(of: base, viewersAreNamed: isNamed)
            problems.add(
                LintRow([cell], usualWidth: base.transcriptWidth),
                of: LintViewers.Row(traits: viewer, widths: [asked.width], checksPixels: false))
            #expect(problems.sorted.first?.severity == (isNamed ? asked.named : asked.chosen))
        }
    }

    @Test func aViewerWhoIsMeasuredIsToldOfThem() throws {
        let scene = try Self.scene()
        let traits = scene.traits.with(\.preferredContentSizeCategory, .extraLarge).with(\.transcriptWidth, 390)
        let balloon = try scene.layout(traits: traits, fonts: .bundled())
        #expect(try SceneLint(of: scene, seenIn: balloon).failsStrictly)
    }

    /// Lint names them for the scene's own text size alone.
    @Test func lintChoosesTheUsualViewer() throws {
        let lint = try SceneLint(
            of: Self.scene(), narrowedTo: Self.axes([389, 390]), fonts: .bundled(),
            workerCount: 1)
        #expect(!lint.problems.contains { $0.rule == Finding.Kind.captionsTouch.rawValue })
    }
}
