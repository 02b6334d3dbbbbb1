import Balloons
import Foundation
import Sweeps
import Testing

/// The Swift of the README, as a user would write it: compiled with what users can import, and run. A test compares the
/// lines.
@Suite struct ReadmeExampleTests {
    @Test func dinnerInvitationStaysShort() throws {
        let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        var traits = scene.traits
        traits.locale = "ar"
        traits.transcriptWidth = 320
        let balloon = try scene.layout(traits: traits, fonts: .bundled())
        #expect(balloon.size.height < 300)

        let png = try balloon.picture(scale: 2).png()
        let record = balloon.record.text
        let errors = balloon.findings.filter { $0.severity == .error }
        let widths = try balloon.widths
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(record.contains("caption"))
        #expect(errors.count <= balloon.findings.count)
        #expect(widths?.contains(320) == true)
    }

    @Test func aSweepOfEveryWidth() throws {
        let scene = try BalloonScene(contentsOf: "Examples/caption-only-poll.yaml")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = Array(stride(from: 300, through: 440, by: 1))
        axes[\.preferredContentSizeCategory] = UIContentSizeCategory.allCases
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: .bundled(), workerCount: 2)
        let split = sweep.cells.filter { cell in cell.findings.contains { $0.kind == .wordBroken } }
        #expect(sweep.cells.count == 141 * 12)
        #expect(split.count < sweep.cells.count)
    }
}
