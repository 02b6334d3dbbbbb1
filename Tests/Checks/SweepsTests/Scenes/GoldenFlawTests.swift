import BalloonFixtures
import BalloonLayouts
import Foundation
import Goldens
import Scenes
import Sweeps
import TestSupport
import Testing
import Typesetting

/// The table of findings says which kinds are flaws of a golden, and its examples show it.
struct GoldenFlawTests {
    /// The kinds that have scenes in the documentation.
    private static let kinds = Finding.Kind.allCases.filter {
        $0.entry.isGoldenFlaw && FileManager.default.fileExists(atPath: scene("\($0)"))
    }

    private static func scene(_ name: String) -> String { packageFolder + "/Documentation/Findings/\(name).yaml" }

    @Test func everyGateOfTheIssueIsOne() {
        let gates: Set<Finding.Kind> = [
            .textTruncated, .contentClipped, .inkClipped, .nodeOutsideBalloon, .textsOverlap, .textCovered,
            .titleContrastLow, .textContrastLow, .touchTargetSmall,
        ]
        #expect(gates.isSubset(of: Finding.Kind.allCases.filter(\.entry.isGoldenFlaw)))
        #expect(gates.isSubset(of: Self.kinds))
    }

    @Test(arguments: kinds) func theExamplesOfTheTableHaveIt(_ kind: Finding.Kind) throws {
        let raising = try String(contentsOfFile: Self.scene("\(kind)"), encoding: .utf8)
        let fixed = try String(contentsOfFile: Self.scene("\(kind).fixed"), encoding: .utf8)
        let fonts = try FontCascade.bundled()
        func flaws(_ text: String, allowing allowances: [LintAllowance] = []) throws -> [String] {
            let scene = try BalloonScene(text: text, file: packageFolder + "/Examples/flaw.yaml")
            return try scene.layout(fonts: fonts).flaws(allowing: allowances).map(\.rule)
        }
        #expect(try flaws(raising).contains(kind.rawValue))
        #expect(try !flaws(fixed).contains(kind.rawValue))
        #expect(try !flaws(raising, allowing: [LintAllowance(kind, reason: "a test")]).contains(kind.rawValue))
        let elsewhere = LintAllowance(kind, node: "elsewhere", reason: "a test")
        #expect(try flaws(raising, allowing: [elsewhere]).contains(kind.rawValue))
    }
}
