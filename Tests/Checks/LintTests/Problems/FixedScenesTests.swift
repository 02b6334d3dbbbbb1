import BalloonFixtures
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

@testable import Lint
@testable import Sweeps

/// The repaired scenes of the documentation have nothing that lint finds.
struct FixedScenesTests {
    private static let folder = packageFolder + "/Documentation/Findings"
    private static let ending = ".fixed.yaml"

    /// Every eighth one in a usual run.
    private static let compared = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(ending) }.sorted().enumerated()
        .filter { $0.offset.isMultiple(of: OracleDepth.stride(8)) }.map(\.element)

    @Test("A repaired scene has no error and no warning", arguments: compared)
    func silent(_ name: String) throws {
        let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
        let scene = try BalloonScene(text: text, file: packageFolder + "/Examples/\(name)")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [320, 390, 440]
        axes[\.preferredContentSizeCategory] = [.large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge]
        let lint = try SceneLint(of: scene, narrowedTo: axes, fonts: .bundled(), workerCount: 2)
        let rule = String(name.dropLast(Self.ending.count))
        let found = lint.problems.filter { $0.severity != .note || $0.rule == rule }
        #expect(found.isEmpty, "\(found.map { $0.line(in: name) })")
    }

    @Test func thereAreScenes() { #expect(Self.compared.count >= 7) }
}
