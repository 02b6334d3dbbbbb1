import BalloonLayouts
import Foundation
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

@testable import Lint

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
