import BalloonLayouts
import Foundation
import Testing
import ViewLayout

@testable import Lint
@testable import Sweeps

/// Who sees a problem, in a few words.
struct LintAudienceTests {
    private static let widths: [CGFloat] = [320, 402, 440]

    private typealias Viewer = (
        locale: String, style: UserInterfaceStyle, size: ContentSizeCategory, widths: [CGFloat]
    )

    /// - Parameter viewers: those who were asked, with the widths at which they see it.
    private func words(_ viewers: [Viewer]) throws -> [String] {
        var gathered = LintProblems()
        for viewer in viewers {
            var traits = TraitCollection(locale: viewer.locale, userInterfaceStyle: viewer.style)
            traits.preferredContentSizeCategory = viewer.size
            let finding = Finding(.textTruncated, node: "text", message: "text is cut")
            let cells = Self.widths.map { width in
                SweepCell(
                    traits: traits.with(\.transcriptWidth, width), size: .zero, texts: [],
                    findings: viewer.widths.contains(width) ? [finding] : [])
            }
            gathered.add(
                LintRow(cells, usualWidth: 402),
                of: LintViewers.Row(traits: traits, widths: Self.widths, checksPixels: false))
        }
        return LintAudience(of: try #require(gathered.sorted.first)).words()
    }

    /// Languages that see the same are named where not all do; those that see it otherwise, or whose viewers are of another
    /// kind, stand at the end; made-up ones are not named beside real ones.
    @Test(
        arguments: [
            ([("en", .light, true), ("de", .light, true)], ["at L"]),
            ([("en", .light, true), ("de", .light, false)], ["at L in en"]),
            ([("en", .light, true), ("de", .light, false), ("de", .dark, true)], ["at L in en", "also in de"]),
            ([("en", .light, true), ("en-XA", .dark, true)], ["at L"]),
            ([("en", .light, false), ("en-XA", .light, true)], ["at L in en-XA"]),
            (
                [("en", .light, true), ("de", .dark, true), ("fr", .dark, true), ("fr", .light, true)],
                ["at L in en and fr", "also in de"]
            ),
        ] as [([(String, UserInterfaceStyle, Bool)], [String])])
    func languagesAreNamed(_ viewers: [(String, UserInterfaceStyle, Bool)], _ expected: [String]) throws {
        let found = try words(viewers.map { ($0, $1, .large, $2 ? Self.widths : []) })
        #expect(found.filter { $0.contains("at L") || $0.contains("also") } == expected, "\(found)")
    }

    /// The ends of what was checked are no limits.
    @Test(
        arguments: [
            ([320, 402, 440], ""), ([320, 402], "up to 402 pt"), ([320], "up to 320 pt"), ([402, 440], "from 402 pt"),
            ([440], "from 440 pt"), ([402], "at 402 pt"),
        ] as [([CGFloat], String)])
    func widthsAreNamed(_ widths: [CGFloat], _ range: String) throws {
        let found = try words([("en", .light, .large, widths)])
        #expect(found.filter { $0.hasSuffix("pt") } == (range.isEmpty ? [] : [range]), "\(found)")
    }

    /// A range of text sizes, from one on, one alone; nothing for all.
    @Test(arguments: [
        (0..<12, ""), (3..<12, "from L"), (0..<4, "XS to L"), (3..<4, "at L"), (11..<12, "at AX5"),
        (0..<11, "XS to AX4"),
    ]) func sizesAreNamed(_ sizes: Range<Int>, _ range: String) throws {
        let viewers: [Viewer] = ContentSizeCategory.allCases.enumerated().map { index, size in
            ("en", UserInterfaceStyle.light, size, sizes.contains(index) ? Self.widths : [])
        }
        let found = try words(viewers)
        #expect(found == [sizes.contains(3) ? "usual viewer" : "not the usual viewer", range].filter { !$0.isEmpty })
    }
}
