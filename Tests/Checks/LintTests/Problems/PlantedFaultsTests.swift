import BalloonFixtures
import Foundation
import Lint
import Scenes
import TestSupport
import Testing

@testable import Lint
@testable import Sweeps

/// Three apps and a pack of stickers, each with one fault at a time: `balloon lint` finds it at its node, and says nothing
/// of the kind when the fault is mended.
struct PlantedFaultsTests {
    private static func problems(_ fault: PlantedFault, with text: String) throws -> [LintProblem] {
        let folder = try TemporaryFolder()
        let scene = try fault.scene(with: text, in: folder)
        var axes = TraitAxes()
        axes[\.transcriptWidth] = fault.widths
        axes[\.preferredContentSizeCategory] = fault.categories
        // What no author can change is looked for as well.
        var settings = LintSettings()
        settings.reportsUnchangeable = true
        let lint = try SceneLint(of: scene, narrowedTo: axes, judgedBy: settings, fonts: .bundled(), workerCount: 2)
        return lint.problems.filter { problem in
            problem.rule == fault.rule && (fault.subject == nil || problem.subject == fault.subject)
        }
    }

    /// Every eighth one in a usual run.
    private static let compared = PlantedFault.all.enumerated()
        .filter { $0.offset.isMultiple(of: OracleDepth.stride(8)) }.map(\.element)

    @Test("A planted fault is found at its node, and not where it is mended", arguments: compared)
    func planted(_ fault: PlantedFault) throws {
        let found = try Self.problems(fault, with: fault.broken)
        #expect(!found.isEmpty, "not found")
        #expect(found.allSatisfy { !$0.message.isEmpty })
        let left = try Self.problems(fault, with: fault.mended)
        #expect(left.isEmpty, "\(left.map(\.sentence)) \(left.map(\.message))")
    }

    @Test("There are faults of every theme, and each is another")
    func count() {
        #expect(PlantedFault.all.count >= 45)
        #expect(Set(PlantedFault.all.map { "\($0.app)\($0.place)\($0.broken)" }).count == PlantedFault.all.count)
    }
}
