import BalloonLayouts
import Foundation
import Goldens
import Scenes
import Sweeps
import TestSupport
import Testing
import Typesetting

/// What is a flaw of a golden is decided by the registry of findings, and shown by its examples.
struct GoldenFlawTests {
    private static let examples = PackageFolder.url
        .appendingPathComponent("Examples/flaw.yaml").path

    /// The kinds of which the registry has scenes.
    private static let kinds = Finding.Kind.allCases.filter { kind in
        guard kind.isGoldenFlaw, case .scenes = kind.entry.example else { return false }
        return true
    }

    @Test func everyGateOfTheIssueIsOne() {
        let gates: Set<Finding.Kind> = [
            .textTruncated, .contentClipped, .inkClipped, .nodeOutsideBalloon, .textsOverlap, .textCovered,
            .titleContrastLow, .textContrastLow, .touchTargetSmall,
        ]
        #expect(gates.isSubset(of: Finding.Kind.allCases.filter(\.isGoldenFlaw)))
        #expect(gates.isSubset(of: Self.kinds))
    }

    @Test(arguments: kinds) func theExamplesOfTheRegistryHaveIt(_ kind: Finding.Kind) throws {
        guard case .scenes(let raising, let fixed, _) = kind.entry.example else { return }
        let fonts = try FontCascade.bundled()
        func flaws(_ text: String, allowing allowances: [LintAllowance] = []) throws -> [String] {
            let scene = try BalloonScene(text: text, file: Self.examples)
            return try scene.layout(fonts: fonts).flaws(allowing: allowances).map(\.rule)
        }
        #expect(try flaws(raising).contains(kind.rawValue))
        #expect(try !flaws(fixed).contains(kind.rawValue))
        #expect(try !flaws(raising, allowing: [LintAllowance(kind, reason: "a test")]).contains(kind.rawValue))
        let elsewhere = LintAllowance(kind, node: "elsewhere", reason: "a test")
        #expect(try flaws(raising, allowing: [elsewhere]).contains(kind.rawValue))
    }
}
