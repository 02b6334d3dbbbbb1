import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

@testable import Sweeps

/// Which rules there are, which of them an author can change, and which allowances of them make sense.
struct LintRulesTests {
    /// Where the lines of two texts in one row break, and how a stack shares its height, Messages and the system decide.
    @Test(arguments: SweepInvariant.allCases) func whatMessagesDecidesNobodyChanges(_ relation: SweepInvariant) {
        let ofMessages: Set<SweepInvariant> = [
            .linesNeverGrowWithWidth, .truncationNeverComesWithWidth, .heightNeverGrowsWithWidth,
            .linesNeverShrinkWithCategory, .heightNeverShrinksWithCategory,
        ]
        #expect(LintRules.isChangeable(relation.rawValue) == !ofMessages.contains(relation))
    }

    @Test func eachRuleHasOneName() {
        #expect(Set(LintRules.names).count == LintRules.names.count)
        #expect(Set(LintRules.names).isSuperset(of: Finding.Kind.allCases.map(\.rawValue)))
        #expect(Set(LintRules.names).isSuperset(of: SweepInvariant.allCases.map(\.rawValue)))
    }

    @Test(
        arguments: [
            ("wordBroken", nil, nil), ("colorsKeepLayout", "locale=ar", nil), ("wordBroken", "category>=AX1", nil),
            ("wordBrocken", nil, .unknownName), ("wordBrocken", "locale=ar", .unknownName),
            ("notLaidOut", nil, .conflict), ("wordBroken", "widht<3", .badValue),
        ] as [(String, String?, SceneError.Kind?)])
    func anAllowanceIsOfARuleAndForViewers(_ rule: String, _ condition: String?, _ kind: SceneError.Kind?) throws {
        var allowance = LintAllowance(rule: rule, reason: "it is meant")
        allowance.condition = condition
        #expect(LintRules.refusal(of: allowance)?.error(in: "a.yaml").kind == kind)
    }

    /// The flaws of `goldens.refuse` are those that a golden is refused for, and no other rules.
    @Test func aProjectRefusesFlawsAlone() throws {
        let folder = try TemporaryFolder()
        func refused(_ kinds: [Finding.Kind]) throws -> Set<String>? {
            let names = kinds.map(\.rawValue)
            try folder.write("goldens: {refuse: [\(names.joined(separator: ", "))]}\n", to: "balloon.yaml")
            return try ProjectFile(forScene: folder.file("a.yaml"))?.refused
        }
        let flaws = Finding.Kind.allCases.filter(\.entry.isGoldenFlaw)
        #expect(try refused(flaws) == Set(flaws.map(\.rawValue)))
        for other in Finding.Kind.allCases.filter({ !$0.entry.isGoldenFlaw }).prefix(3) {
            #expect(throws: SceneError.self) { try refused([other]) }
        }
        try folder.write("lint: {rules: {colorsKeepLayout: off, wordBroken: error}}\n", to: "balloon.yaml")
        let rules = try ProjectFile(forScene: folder.file("a.yaml"))?.rules
        #expect(rules == ["colorsKeepLayout": .off, "wordBroken": .error])
    }

    /// A condition is about who sees the balloon, which need not be the scene's own viewer.
    @Test(arguments: [ContentSizeCategory.large, .accessibilityMedium])
    func anAllowanceIsJudgedByTheViewerOfTheBalloon(category: ContentSizeCategory) throws {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: a, layout: {template: {caption: \(String(repeating: "a long text ", count: 60))}}}
                lint: {allow: [{rule: textTruncated, where: category>=AX1, reason: it is meant}]}
                """, file: "a.yaml")
        let balloon = try scene.layout(
            traits: TraitCollection(preferredContentSizeCategory: category), fonts: fonts())
        let reasons = balloon.allowedReasons(in: scene)
        let cut = try #require(balloon.findings.firstIndex { $0.kind == .textTruncated })
        #expect(reasons.count == balloon.findings.count)
        #expect(reasons[cut] == (category == .large ? nil : "it is meant"))
        #expect(
            balloon.flaws(allowing: scene.lintAllowances).contains { $0.rule == "textTruncated" }
                == (category == .large))
    }
}
