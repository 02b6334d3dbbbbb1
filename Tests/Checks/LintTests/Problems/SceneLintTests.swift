import Foundation
import Lint
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

@testable import Lint
@testable import Sweeps

/// What `balloon lint` finds without being told where to look.
struct SceneLintTests {
    private func lint(_ text: String, workerCount: Int = 2) throws -> SceneLint {
        try SceneLint(
            of: BalloonScene(text: text, file: "Examples/dinner.yaml"), fonts: .bundled(), workerCount: workerCount)
    }

    private static let quiet = """
        message:
          summaryText: Dinner
          accessibilityLabel: The ferry building. Dinner
          url: https://example.com/dinner
          layout: {template: {image: images/ferry-building.png, caption: Dinner}}
        """

    @Test("A short caption under a picture has no problem for anybody")
    func nothing() throws {
        let lint = try lint(Self.quiet)
        #expect(lint.problems.isEmpty && !lint.hasErrors && lint.cellCount > 1000)
    }

    /// The caption is one word of a given width; whoever has less room than that sees it split. Each range is compared
    /// with laying out the widths on either side of its end.
    @Test("Ranges of widths end where the next width no longer shows the problem")
    func ranges() throws {
        let text = """
            message: {summaryText: a, layout: {template: {caption: Donaudampfschifffahrtsgesellschaft}}}
            """
        let problem = try #require(try lint(text).problems.first { $0.rule == "wordBroken" })
        let scene = try BalloonScene(text: text, file: "Examples/dinner.yaml")
        let fonts = try FontCascade.bundled()
        func isSplit(_ traits: TraitCollection, _ width: CGFloat) throws -> Bool {
            var traits = traits
            traits.transcriptWidth = width
            return try scene.layout(traits: traits, fonts: fonts).findings.contains { $0.kind == .wordBroken }
        }
        var ends = 0
        for place in problem.places where place.widths != [place.checked] {
            // Colours are looked at on the widths of devices only.
            guard place.traits.userInterfaceStyle == .light, place.traits.accessibilityContrast == .normal else {
                continue
            }
            for range in place.widths {
                #expect(try isSplit(place.traits, range.lowerBound) && isSplit(place.traits, range.upperBound))
                for outside in [range.lowerBound - 1, range.upperBound + 1] where place.checked.contains(outside) {
                    #expect(try !isSplit(place.traits, outside))
                    ends += 1
                }
            }
        }
        #expect(ends > 0 && problem.severity == .warning && problem.subject == "caption")
    }

    @Test("What cannot be laid out in one language is a problem of that language, and the rest is checked")
    func failures() throws {
        let lint = try lint(
            """
            message: {summaryText: a, layout: {template: {caption: {key: dinner}}}}
            strings: {de: {dinner: Abendessen}, ja: {lunch: 昼食}}
            traits: {locale: de}
            """)
        let failure = try #require(lint.problems.first { $0.rule == "notLaidOut" })
        #expect(failure.severity == .error && Set(failure.places.map(\.traits.locale)).contains("ja"))
        #expect(!failure.places.map(\.traits.locale).contains("de"))
        #expect(lint.problems.contains { $0.rule == "summaryTextMissing" } == false)
    }

    @Test("What is allowed with a reason is no problem; an allowance that nobody needs is told")
    func allowances() throws {
        let scene = """
            message: {summaryText: a, layout: {template: {caption: Dinner}}}
            lint: {allow: [{rule: urlMissing, reason: nothing is opened},
            {rule: wordBroken, node: caption, reason: none}]}
            """
        let lint = try lint(scene)
        #expect(
            lint.problems.isEmpty && lint.allowed.map(\.problem.rule) == ["urlMissing"])
        #expect(lint.unusedAllowances.map(\.rule) == ["wordBroken"])
        #expect(throws: SceneError.self) {
            try self.lint(
                "message: {layout: {template: {caption: a}}}\nlint: {allow: [{rule: wordBrocken, reason: b}]}")
        }
    }

    @Test(
        "An allowance needs a rule and a reason", arguments: ["{}", "{allow: [{rule: a}]}", "{allow: [{reason: a}]}"])
    func incompleteAllowances(_ allowances: String) {
        #expect(throws: SceneError.self) {
            try BalloonScene(text: "message: {layout: {template: {caption: a}}}\nlint: \(allowances)", file: "a.yaml")
        }
    }

    @Test("Everybody is looked at: sizes, languages, weights, colours, systems, turned phones")
    func viewers() throws {
        let scene = try BalloonScene(
            text: Self.quiet + "\nstrings: {fr: {a: b}}\ngoldens: {locales: [he]}", file: "Examples/a.yaml")
        let traits = LintViewers(of: scene).rows.map(\.traits)
        #expect(Set(traits.map(\.locale)) == ["en", "fr", "he", "en-XA", "ar-XB"])
        #expect(Set(traits.map(\.preferredContentSizeCategory)) == Set(ContentSizeCategory.allCases))
        #expect(Set(traits.map(\.receiver)) == Set(ReceiverSystem.allCases))
        #expect(Set(traits.map(\.hasApp)) == [true, false] && Set(traits.map(\.legibilityWeight)).count == 2)
        #expect(Set(traits.map(\.userInterfaceStyle)).count == 2 && Set(traits.map(\.accessibilityContrast)).count == 2)
        #expect(traits.contains { $0.transcriptWidth > $0.transcriptHeight })
        let widths = LintViewers(of: scene).rows.map(\.widths).max { $0.count < $1.count } ?? []
        #expect(widths.first == 320 && widths.last == 440 && widths.count == 121)
    }

    @Test("The outcome does not depend on the number of workers")
    func workers() throws {
        let text = "message: {summaryText: a, layout: {template: {caption: Donaudampfschifffahrtsgesellschaft}}}"
        #expect(try lint(text, workerCount: 1).problems == lint(text, workerCount: 3).problems)
    }

    /// Facts 5.2: from 414 points on the margins are wider, so that a line may end earlier there.
    @Test("A wider transcript with less room is no broken relation")
    func margins() throws {
        let lint = try lint(
            "message: {summaryText: a, layout: {template: {caption: Dinner on the pier beside the old ferry}}}")
        #expect(!lint.problems.contains { $0.rule == "linesNeverGrowWithWidth" })
    }

    @Test("Black that stays black in dark mode is found; the system's own colours on its own background are not")
    func contrast() throws {
        func rules(_ color: String) throws -> Set<String> {
            let text = """
                message: {summaryText: a, url: "https://example.com", layout: {live: {view: {text: Hello there, color:
                "\(color)", padding: 40}, contentSize: {height: fit}, alternate: {caption: Dinner}}}}
                """
            return Set(try lint(text).problems.map(\.rule))
        }
        #expect(try rules("#000000").contains("textContrastLow") && rules("#ffffff").contains("textContrastLow"))
        for color in ["label", "secondaryLabel", "tint"] { #expect(try !rules(color).contains("textContrastLow")) }
    }

    @Test("Each string without a translation is a problem of its own; a percent sign is no specifier")
    func translations() throws {
        let lint = try lint(
            """
            message: {summaryText: {key: a}, layout: {template: {caption: {key: b}, subcaption: {key: c}}}}
            strings: {en: {a: Dinner tonight, b: Come along, c: 20% off today}, de: {c: 20 % Rabatt heute}}
            """)
        let missing = lint.problems.filter { $0.rule == "translationMissing" }
        #expect(Set(missing.map(\.subject)) == ["a", "b"])
        #expect(!lint.problems.contains { $0.rule == "translationLosesArgument" })
    }

    @Test("A specifier that nothing replaces is found in every language; a percent sign is none")
    func unfilledSpecifiers() throws {
        func subjects(_ arguments: String) throws -> [String] {
            try lint(
                """
                message: {summaryText: {key: a}, layout: {template: {caption: {key: b\(arguments)}, subcaption: {key: c}}}}
                strings: {en: {a: Lunch, b: "%1$@ is going", c: "50%discount, 20% off"}}
                """
            ).problems.filter { $0.rule == "argumentMissing" }.map(\.subject)
        }
        #expect(try subjects("") == ["b"] && subjects(", arguments: [Ada]").isEmpty)
        #expect(try subjects(", arguments: []") == ["b"])
        // A use with arguments says nothing about another use without.
        #expect(try subjects(", arguments: [Ada]}, trailingCaption: {key: b") == ["b"])
    }

    @Test("The sentence of a problem is that of the viewer who is named with it")
    func example() throws {
        let text = "message: {summaryText: a, layout: {template: {caption: Donaudampfschifffahrtsgesellschaft}}}"
        let problem = try #require(try lint(text).problems.first { $0.rule == "wordBroken" })
        let viewer = try #require(problem.example)
        let balloon = try BalloonScene(text: text, file: "Examples/dinner.yaml").layout(
            traits: viewer, fonts: .bundled())
        #expect(balloon.findings.contains { $0.kind == .wordBroken && $0.message == problem.message })
        let report = try LintReport([lint(text)], isVerbose: true).text
        #expect(report.contains("\n    \(TraitText.summary(viewer)): \(problem.message)\n"))
    }

    @Test("What nobody can be shown is told once, and nothing else is tried")
    func unsettable() throws {
        let lint = try lint(
            "message: {summaryText: a, layout: {template: {caption: \(String(repeating: "a", count: 150_000))}}}")
        #expect(lint.problems.map(\.rule) == ["notLaidOut"] && lint.cellCount == 1)
    }
}
