import Foundation
import Sweeps
import Testing

@testable import BalloonTesting

/// Which findings of a sweep fail a test: those of a severity and worse that nobody allows.
struct SweepFailuresTests {
    private static let swept = SceneSweep(
        scene: "dinner",
        cells: [
            SweepCell(
                traits: TraitCollection(), size: .zero, texts: [],
                findings: [
                    Finding(.textTruncated, node: "caption", message: "a"),
                    Finding(.wordBroken, node: "caption", message: "b"),
                    Finding(.urlOpensNothing, message: "c"),
                ])
        ])

    @Test(
        arguments: [
            (.error, ["textTruncated"]), (.warning, ["textTruncated", "wordBroken"]),
            (.note, ["textTruncated", "wordBroken", "urlOpensNothing"]),
        ] as [(Finding.Severity, [String])])
    func theSeverityIsTheMinimum(severity: Finding.Severity, rules: [String]) {
        #expect(
            SweepFailures(Self.swept, severity: severity, allowing: []).problems.map(\.rule) == rules)
        for rule in rules {
            let allowance = LintAllowance(rule: rule, reason: "a test")
            let failures = SweepFailures(Self.swept, severity: severity, allowing: [allowance])
            #expect(failures.problems.map(\.rule) == rules.filter { $0 != rule })
        }
    }

    @Test func anAllowanceOfAnotherNodeKeepsNothing() {
        let allowance = LintAllowance(rule: "wordBroken", node: "subcaption", reason: "a test")
        let failures = SweepFailures(Self.swept, severity: .warning, allowing: [allowance])
        #expect(failures.problems.map(\.rule) == ["textTruncated", "wordBroken"])
    }

    /// What the scene allows need not be allowed again by the test, and what the test allows not by the scene.
    @Test(
        arguments: [("textTruncated", []), ("wordBroken", ["textTruncated"])] as [(String, Set<String>)]
    )
    func theAllowancesOfTheSceneCount(ofScene: String, ofTest: Set<String>) throws {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: A, layout: {template: {caption: "\(String(repeating: "Dinner at the pier ", count: 30))"}}}
                lint: {allow: [{rule: \(ofScene), reason: a long joke}]}
                """, file: "dinner.yaml")
        let sweep = try sweep(scene, allowing: ofTest)
        #expect(
            sweep.cells.count == 1 && sweep.cells[0].findings.contains { $0.kind == .textTruncated })
    }
}
