import BalloonLayouts
import Foundation
import Scenes
import Testing
import Typesetting
import ViewLayout

@testable import Lint
@testable import Sweeps

/// How much a problem matters depends on who sees it, and a line begins with whether the usual viewer does.
struct LintSeverityTests {
    /// A text of one line that is cut from a text size on, in a view that grows.
    private func problem(
        from category: ContentSizeCategory, in locale: String = "en", usual: TraitCollection = TraitCollection(),
        judgedBy settings: LintSettings = LintSettings()
    ) throws -> LintProblem {
        var gathered = LintProblems(of: usual, judgedBy: settings)
        for size in ContentSizeCategory.allCases {
            for other in ["en", locale] {
                var traits = usual
                (traits.preferredContentSizeCategory, traits.locale) = (size, other)
                let finding = Finding(
                    .textTruncated, node: "caption", message: "caption is cut at \(size.shortName); a")
                let isCut = size >= category && other == locale
                let cells = [CGFloat(390), 402].map { width in
                    traits.transcriptWidth = width
                    return SweepCell(traits: traits, size: .zero, texts: [], findings: isCut ? [finding] : [])
                }
                gathered.add(
                    LintRow(cells, usualWidth: usual.transcriptWidth),
                    of: LintViewers.Row(traits: traits, widths: [390, 402], checksPixels: false))
            }
        }
        return try #require(gathered.sorted.first)
    }

    @Test("An error is one up to AX2 in a language of the app; larger sizes and made-up languages warn")
    func severity() throws {
        #expect(try problem(from: .accessibilityLarge).severity == .error)
        #expect(try problem(from: .accessibilityExtraLarge).severity == .warning)
        #expect(try problem(from: .extraSmall, in: "en-XA").severity == .warning)
        #expect(try problem(from: .extraSmall, in: "de").severity == .error)
        // The scene's own viewer always counts.
        var largest = TraitCollection()
        largest.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(try problem(from: .accessibilityExtraExtraExtraLarge, usual: largest).severity == .error)
    }

    @Test("A project moves the limit, and says of a rule what it is")
    func settings() throws {
        var settings = LintSettings()
        settings.errorsUpTo = .large
        #expect(try problem(from: .extraLarge, judgedBy: settings).severity == .warning)
        settings.errorsUpTo = .accessibilityExtraExtraExtraLarge
        #expect(try problem(from: .accessibilityExtraExtraExtraLarge, judgedBy: settings).severity == .error)
        settings.levels = ["textTruncated": .note, "wordBroken": nil]
        #expect(try problem(from: .extraSmall, judgedBy: settings).severity == .note)
        #expect(settings.reports("textTruncated", askedFor: []) && !settings.reports("wordBroken", askedFor: []))
    }

    @Test("A text that cannot be read is an error, one that is hard to read a warning; the worse counts")
    func unreadable() throws {
        func severity(_ color: String) throws -> Finding.Severity? {
            let scene = try BalloonScene(
                text: """
                    message:
                      summaryText: Dinner
                      url: https://example.com
                      layout:
                        live:
                          view: {zstack: [{fill: "#ffffff"}, {text: Dinner, color: "\(color)", padding: 40}]}
                          contentSize: {height: 200}
                          alternate: {caption: Dinner}
                    """, file: "Examples/dinner.yaml")
            let findings = try scene.layout(fonts: .bundled()).findings
            return findings.first { $0.kind == .textContrastLow }?.severity
        }
        #expect(try severity("#eeeeee") == .error)
        #expect(try severity("#999999") == .warning)
        #expect(try severity("#000000") == nil)
    }

    @Test("Widths at the scene's own text size say more than the sizes, and are those of the usual viewer")
    func widthsOfTheUsualViewer() throws {
        var gathered = LintProblems()
        for size in ContentSizeCategory.allCases {
            var traits = TraitCollection()
            traits.preferredContentSizeCategory = size
            let widths: [CGFloat] = (320...440).map { CGFloat($0) }
            let widest = size < .large ? 390 : 410
            let cells = widths.map { width in
                traits.transcriptWidth = width
                let finding = Finding(.textTruncated, node: "text", message: "text is cut; a")
                let isCut = size <= .extraLarge && Int(width) <= widest
                return SweepCell(traits: traits, size: .zero, texts: [], findings: isCut ? [finding] : [])
            }
            gathered.add(
                LintRow(cells, usualWidth: 402),
                of: LintViewers.Row(traits: traits, widths: widths, checksPixels: false))
        }
        let problem = try #require(gathered.sorted.first)
        let audience = LintAudience(of: problem)
        #expect(audience.words() == ["usual viewer", "XS to XL", "up to 410 pt"])
        #expect(audience.words(.withoutRange) == ["usual viewer", "up to 410 pt"])
    }

    @Test("A problem is as grave, and as large, as the worst that somebody sees, in any order")
    func worst() throws {
        let seen: [(CGFloat, Finding.Severity, CGFloat?)] = [
            (320, .warning, 3), (375, .error, 9), (402, .note, nil), (440, .warning, 5),
        ]
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]] {
            var gathered = LintProblems()
            for (width, severity, points) in order.map({ seen[$0] }) {
                gathered.add(
                    rule: "textTruncated", severity: severity, subject: "caption", message: "caption is cut",
                    points: points,
                    in: LintViewers.Row(
                        traits: TraitCollection(transcriptWidth: width), widths: [width], checksPixels: false), at: [0])
            }
            let problems = gathered.sorted
            #expect(problems.map(\.severity) == [.error] && problems.map(\.points) == [9], "\(order)")
        }
    }

    @Test("What no author can change is told to who asks")
    func unchangeable() {
        var settings = LintSettings()
        for rule in ["fallbackIncomplete", "attributionTruncated", "linesNeverGrowWithWidth"] {
            #expect(!settings.reports(rule, askedFor: []))
        }
        #expect(
            settings.reports("fallbackIncomplete", askedFor: [.ios9])
                && settings.reports("pictureUndescribed", askedFor: []))
        settings.reportsUnchangeable = true
        #expect(settings.reports("fallbackIncomplete", askedFor: []))
        settings.levels = ["fallbackIncomplete": nil]
        #expect(!settings.reports("fallbackIncomplete", askedFor: [.ios9]))
    }

    @Test("The sentence is that of the viewer nearest to the usual one")
    func nearest() throws {
        let usual = try problem(from: .medium)
        #expect(usual.isSeenByUsualViewer == true && usual.message.contains("at L"))
        let larger = try problem(from: .extraExtraLarge)
        #expect(larger.isSeenByUsualViewer == false && larger.message.contains("at XXL"))
        #expect(larger.example?.transcriptWidth == TraitCollection().transcriptWidth)
    }

    @Test("A real language is nearer than a made-up one, then the fewest differences count")
    func distances() {
        let base = TraitCollection()
        func distance(_ change: (inout TraitCollection) -> Void) -> ViewerDistance {
            var viewer = base
            change(&viewer)
            return ViewerDistance(of: viewer, from: base, localeRank: 0)
        }
        let ordered = [
            distance { $0.transcriptWidth = 390 }, distance { $0.transcriptWidth = 320 }, distance { $0.locale = "de" },
            distance { $0.preferredContentSizeCategory = .extraLarge },
            distance { $0.preferredContentSizeCategory = .accessibilityLarge },
            distance { ($0.locale, $0.preferredContentSizeCategory) = ("de", .extraLarge) },
            distance { $0.locale = "en-XA" },
        ]
        for (first, second) in zip(ordered, ordered.dropFirst()) { #expect(first < second) }
        // A smaller text size is as far from the usual one as a larger one.
        let (one, two) = (
            distance { $0.preferredContentSizeCategory = .extraLarge },
            distance { $0.preferredContentSizeCategory = .small }
        )
        #expect(one < two && distance { $0.preferredContentSizeCategory = .medium } < two)
    }

    @Test("A line has the place, who sees it, and no more than 160 characters")
    func lines() throws {
        let line = try problem(from: .extraExtraLarge).line(in: "Scenes/dinner.yaml")
        #expect(
            line.hasPrefix("Scenes/dinner.yaml:1:1: error: textTruncated caption: not the usual viewer, from XXL; "))
        #expect(line.contains("is cut at XXL") && !line.contains("; a"))
        let own = try problem(from: .extraSmall).line(in: "Scenes/dinner.yaml")
        #expect(own.contains(": usual viewer; is cut at L"))
        #expect(try problem(from: .extraSmall, in: "en-XA").line(in: "a.yaml").contains("en-XA"))
        let long = LintProblem(
            rule: "wordBroken", severity: .warning, subject: "caption",
            message: "caption " + String(repeating: "แกงเขียวหวาน", count: 30) + "; shorten it", places: [])
        let cut = long.line(in: "Scenes/dinner.yaml")
        #expect(cut.unicodeScalars.count <= 160 && cut.hasSuffix("…"))
        // A path is never cut.
        let path = String(repeating: "folder/", count: 40) + "dinner.yaml"
        #expect(long.line(in: path).hasPrefix(path + ":1:1: warning: wordBroken"))
    }

    @Test("Where the usual viewer sees nothing of it, a line ends with whose numbers it has")
    func whoseNumbers() throws {
        let other = try problem(from: .extraExtraLarge)
        let viewer = TraitText.summary(try #require(other.example))
        #expect(viewer.contains("XXL") && other.line(in: "a.yaml").hasSuffix(" (\(viewer))"))
        #expect(!(try problem(from: .extraSmall).line(in: "a.yaml").hasSuffix(")")))
    }

    @Test("What was found and what is needed stand behind any path and text; a quoted text is shortened first")
    func numbers() throws {
        let name = String(repeating: "Hohenstein", count: 4)
        var problem = LintProblem(
            rule: "expectationMissed", severity: .error, subject: "expect[12].lines",
            message: "caption “\(name)” has 7.25 lines, and 3 is expected; shorten it",
            places: [
                LintPlace(traits: TraitCollection(), widths: [320...440], cellCount: 121, checkedWidths: [320, 440])
            ])
        problem.content = "player of 4 letters W or more with points 148"
        problem.isSeenByUsualViewer = false
        for length in [0, 40, 90, 300] {
            let path = String(repeating: "f", count: length) + ".yaml"
            let line = problem.line(in: path)
            #expect(line.hasSuffix("has 7.25 lines, and 3 is expected"), "\(line)")
            #expect(length > 30 || line.unicodeScalars.count <= 160)
        }
        #expect(problem.line(in: "a.yaml").contains("player of 4") && !problem.line(in: "a.yaml").contains(name))
    }

    @Test("Sizes, widths and text are those of one language, and others are named behind them")
    func oneViewer() throws {
        var gathered = LintProblems()
        for (locale, from, widest) in [("en", ContentSizeCategory.extraLarge, 331), ("ar", .extraSmall, 354)] {
            for size in ContentSizeCategory.allCases {
                var traits = TraitCollection()
                (traits.preferredContentSizeCategory, traits.locale) = (size, locale)
                let finding = Finding(.textTruncated, node: "text", message: "text is cut in \(locale); a")
                let widths: [CGFloat] = (320...402).map { CGFloat($0) }
                let cells = widths.map { width in
                    traits.transcriptWidth = width
                    let isCut = size >= from && Int(width) <= widest
                    return SweepCell(traits: traits, size: .zero, texts: [], findings: isCut ? [finding] : [])
                }
                gathered.add(
                    LintRow(cells, usualWidth: 402),
                    of: LintViewers.Row(traits: traits, widths: widths, checksPixels: false))
            }
        }
        let problem = try #require(gathered.sorted.first)
        #expect(problem.nearest?.locale == "en")
        let line = problem.line(in: "a.yaml")
        #expect(line.contains(", from XL in en, up to 331 pt, also in ar; is cut in en"), "\(line)")
        // Where there is little room, the language outlasts widths and other languages.
        #expect(LintAudience(of: problem).words(.withoutRange) == ["not the usual viewer", "from XL in en"])
    }
}
