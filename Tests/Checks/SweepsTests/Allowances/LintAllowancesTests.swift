import BalloonLayouts
import Scenes
import Testing
import ViewLayout

@testable import Sweeps

/// Which allowance keeps a problem, and for whom.
struct LintAllowancesTests {
    private static func allowance(
        _ kind: Finding.Kind = .textTruncated, node: String? = nil, where condition: String? = nil,
        because reason: String = "it is meant"
    ) -> LintAllowance {
        var allowance = LintAllowance(kind, node: node, reason: reason)
        allowance.condition = condition
        return allowance
    }

    private static let large = TraitCollection()
    private static let accessible = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    private static let rule = Finding.Kind.textTruncated.rawValue

    /// What concerns everybody is not kept for some.
    @Test func aConditionIsAboutViewersAlone() {
        let some = LintAllowances([Self.allowance(where: "category>=AX1")])
        #expect(some.index(for: Self.rule, of: "caption", seenBy: nil) == nil)
        #expect(some.index(for: Self.rule, of: "caption", seenBy: Self.large) == nil)
        #expect(some.index(for: Self.rule, of: "caption", seenBy: Self.accessible) == 0)
        let all = LintAllowances([Self.allowance()])
        for viewer in [nil, Self.large, Self.accessible] {
            #expect(all.index(for: Self.rule, of: "caption", seenBy: viewer) == 0)
        }
    }

    @Test func theFirstThatFitsKeepsAProblem() {
        let allowances = LintAllowances([
            Self.allowance(node: "subcaption", because: "one"),
            Self.allowance(node: "caption", where: "category>=AX1", because: "two"),
            Self.allowance(.wordBroken, because: "three"), Self.allowance(node: "caption", because: "four"),
            Self.allowance(because: "five"),
        ])
        func reason(_ rule: Finding.Kind, _ subject: String, _ viewer: TraitCollection) -> String? {
            allowances.reason(for: rule.rawValue, of: subject, seenBy: viewer)
        }
        #expect(reason(.textTruncated, "caption", Self.large) == "four")
        #expect(reason(.textTruncated, "caption", Self.accessible) == "two")
        #expect(reason(.textTruncated, "subcaption", Self.large) == "one")
        #expect(reason(.textTruncated, "title", Self.large) == "five")
        #expect(reason(.wordBroken, "caption", Self.large) == "three")
        #expect(reason(.inkClipped, "caption", Self.large) == nil)
        let findings = [
            Finding(.textTruncated, node: "subcaption", message: "a"),
            Finding(.inkClipped, node: "caption", message: "b"),
        ]
        #expect(allowances.reasons(for: findings, seenBy: Self.large) == ["one", nil])
    }

    /// Viewers are asked one by one only where an allowance of the problem has a condition.
    @Test func whetherTheViewerMatters() {
        let allowances = LintAllowances([
            Self.allowance(node: "caption", where: "locale=ar"), Self.allowance(node: "subcaption"),
        ])
        #expect(allowances.dependsOnViewers(Self.rule, of: "caption"))
        #expect(!allowances.dependsOnViewers(Self.rule, of: "subcaption"))
        #expect(!allowances.dependsOnViewers(Finding.Kind.wordBroken.rawValue, of: "caption"))
    }

    /// A condition that is not understood keeps nothing for anybody.
    @Test func aConditionThatIsNotUnderstoodIsForNobody() {
        let allowances = LintAllowances([Self.allowance(where: "widht<3"), Self.allowance(.wordBroken)])
        #expect(allowances.entries.count == 1)
        #expect(allowances.index(for: Self.rule, of: "caption", seenBy: Self.large) == nil)
        #expect(allowances.index(for: "wordBroken", of: "caption", seenBy: nil) == 0)
    }

    /// A name that is nearly one is answered with that one alone.
    @Test(arguments: [("wordBrokn", "did you mean \"wordBroken\"?"), ("noSuchRule", "Documentation/Findings.md")])
    func aRuleThatThereIsNot(_ rule: String, _ fix: String) throws {
        let wrong = LintAllowance(rule: rule, reason: "it is meant")
        let error = try #require(throws: SceneError.self) { try LintRules.validate([wrong], in: "a.yaml") }
        #expect(error.message == "there is no rule \"\(rule)\"" && error.fix.hasPrefix(fix))
    }

    /// What an entry of a conversation allows is written in the entry's own file, and judged there.
    @Test func aFileIsJudgedByItsOwnAllowances() throws {
        var wrong = LintAllowance(rule: "noSuchRule", reason: "it is meant")
        #expect(throws: SceneError.self) { try LintRules.validate([wrong], in: "a.yaml") }
        wrong.entry = "transcript.entries[0]"
        #expect(throws: Never.self) { try LintRules.validate([wrong], in: "a.yaml") }
    }
}
