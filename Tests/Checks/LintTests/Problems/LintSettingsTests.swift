import BalloonLayouts
import Foundation
import Testing
import ViewLayout

@testable import Lint

/// How grave a problem is, and whose sight of it decides.
struct LintSettingsTests {
    private func judged(
        _ viewers: [(locale: String, size: ContentSizeCategory)], _ severity: Finding.Severity = .error,
        rule: String = "wordBroken", by settings: LintSettings = LintSettings(),
        usual: TraitCollection = TraitCollection()
    ) -> (severity: Finding.Severity, deciding: [String]) {
        let places = viewers.map { viewer in
            var traits = TraitCollection(locale: viewer.locale)
            traits.preferredContentSizeCategory = viewer.size
            return LintPlace(traits: traits, widths: [402...402], cellCount: 1, checkedWidths: [402])
        }
        let problem = LintProblem(rule: rule, severity: severity, subject: "caption", message: "", places: places)
        let judged = settings.judged(problem, usual: usual)
        return (
            judged.severity,
            judged.decisive.map { "\($0.traits.locale) \($0.traits.preferredContentSizeCategory.shortName)" }
        )
    }

    /// An error is one for viewers of real languages up to the second accessibility size, who alone decide about it; seen
    /// by others it is a warning.
    @Test(
        arguments: [
            ([("en", .large), ("en-XA", .large)], .error, ["en L"]),
            ([("en-XA", .large), ("de", .small), ("ar-XB", .large)], .error, ["de S"]),
            ([("en-XA", .large)], .warning, ["en-XA L"]),
            ([("en", .accessibilityLarge)], .error, ["en AX2"]),
            ([("en", .accessibilityExtraLarge)], .warning, ["en AX3"]),
            ([("en", .accessibilityExtraLarge), ("de", .large)], .error, ["de L"]), ([], .error, []),
        ] as [([(String, ContentSizeCategory)], Finding.Severity, [String])])
    func whoCountsDecides(
        _ viewers: [(String, ContentSizeCategory)], _ severity: Finding.Severity, _ deciding: [String]
    ) {
        let found = judged(viewers.map { ($0, $1) })
        #expect(found.severity == severity && found.deciding == deciding)
    }

    /// Warnings and notes, what a scene expects, and rules that the project judges are for all who see them.
    @Test func othersAreOfAllViewers() {
        let viewers: [(locale: String, size: ContentSizeCategory)] = [
            ("en-XA", .large), ("en", .accessibilityExtraExtraLarge),
        ]
        let all = ["en-XA L", "en AX4"]
        var levels = LintSettings()
        levels.levels = ["wordBroken": .note, "textTruncated": .error]
        let found = [
            judged(viewers, .warning), judged(viewers, .note), judged(viewers, rule: "expectationMissed"),
            judged(viewers, by: levels), judged(viewers, rule: "textTruncated", by: levels),
        ]
        #expect(found.map(\.severity) == [.warning, .note, .error, .note, .error])
        #expect(found.allSatisfy { $0.deciding == all })
    }

    /// The scene's own viewer always counts, in whichever language and at whichever size.
    @Test func theScenesOwnViewerCounts() {
        let usual = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge, locale: "en-XA")
        let found = judged(
            [
                ("en-XA", .accessibilityExtraExtraLarge), ("en-XA", .accessibilityExtraExtraExtraLarge),
                ("ar-XB", .large),
            ],
            usual: usual)
        #expect(found.severity == .error && found.deciding == ["en-XA AX4"])
    }
}
