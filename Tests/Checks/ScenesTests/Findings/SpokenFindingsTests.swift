import BalloonFixtures
import BalloonLayouts
import Testing
import ViewLayout

@testable import Scenes

/// Words that stand for a balloon in lists and for VoiceOver.
struct SpokenFindingsTests {
    private func kinds(_ text: String, locale: String = "en") throws -> [Finding.Kind] {
        let scene = try BalloonScene(text: text, file: "a.yaml")
        return try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts()).findings.map(\.kind)
    }

    /// A summary that is written out and blank is missing; one of a key that is blank, or of emoji, has no words.
    @Test(
        arguments: [
            ("\"\"", "a", .summaryTextMissing), ("\" \"", "a", .summaryTextMissing), ("♟️", "a", .textWithoutWords),
            ("Chess ♟️", "a", nil), ("{key: a}", "", .textWithoutWords), ("{key: a}", " ", .textWithoutWords),
            ("{key: a}", "♟️", .textWithoutWords), ("{key: a}", "Chess", nil),
        ] as [(String, String, Finding.Kind?)])
    func aSummaryNeedsWords(_ summary: String, _ string: String, _ kind: Finding.Kind?) throws {
        let text = """
            message: {summaryText: \(summary), layout: {template: {caption: {key: b}}}}
            strings: {en: {a: "\(string)", b: Chess}}
            """
        #expect(try kinds(text) == [kind].compactMap { $0 })
        // What nobody speaks is not judged.
        #expect(try !kinds(text, locale: "en-XA").contains(.textWithoutWords))
    }

    /// Each language has a summary of its own.
    @Test(arguments: [("en", []), ("de", [Finding.Kind.textWithoutWords])])
    func aTranslationNeedsWords(_ locale: String, _ expected: [Finding.Kind]) throws {
        let text = """
            message: {summaryText: {key: a}, layout: {template: {caption: {key: b}}}}
            strings: {en: {a: Chess, b: "1"}, de: {a: " ", b: "1"}}
            """
        #expect(try kinds(text, locale: locale) == expected)
    }

    /// A message whose app is missing shows its alternate: one of the four captions is enough.
    @Test(arguments: ["caption", "trailingCaption", "subcaption", "trailingSubcaption", "imageTitle", "imageSubtitle"])
    func anAlternateNeedsACaption(_ key: String) throws {
        let text = """
            viewer: ben
            participants: {ada: Ada, ben: Ben}
            app: {name: Chess}
            transcript:
              entries:
                - from: ada
                  isAppMissing: true
                  message:
                    summaryText: Chess
                    layout: {live: {view: {text: Chess}, contentSize: {height: fit}, alternate: {\(key): Chess}}}
            """
        #expect(try kinds(text).contains(.alternateWithoutText) == key.hasPrefix("image"))
    }

    /// Every text of a message is looked up, and one that no table of the language has is found.
    @Test(arguments: [
        "template: {caption: TEXT}", "template: {trailingCaption: TEXT}", "template: {subcaption: TEXT}",
        "template: {trailingSubcaption: TEXT}", "template: {imageTitle: TEXT}", "template: {imageSubtitle: TEXT}",
        "live: {view: {text: TEXT}, alternate: {caption: \"1\"}}",
        "live: {view: {button: TEXT}, alternate: {caption: \"1\"}}",
        "live: {view: {vstack: [{text: TEXT}]}, alternate: {caption: \"1\"}}",
        "live: {view: {hstack: [{text: TEXT}]}, alternate: {caption: \"1\"}}",
        "live: {view: {zstack: [{text: TEXT}]}, alternate: {caption: \"1\"}}",
        "live: {view: {grid: {columns: 1, children: [{text: TEXT}]}}, alternate: {caption: \"1\"}}",
        "live: {view: {text: \"1\"}, alternate: {caption: TEXT}}",
        "live: {view: {text: \"1\"}, alternate: {imageTitle: TEXT}}",
    ]) func everyTextIsTranslated(_ layout: String) throws {
        let text = """
            message: {summaryText: "1", layout: {\(layout.replacing("TEXT", with: "{key: a}"))}}
            strings: {en: {a: Chess, b: b}, de: {b: b}}
            """
        #expect(try kinds(text, locale: "de").contains(.translationMissing))
        #expect(try !kinds(text).contains(.translationMissing))
    }

    @Test(arguments: ["summaryText", "accessibilityLabel"]) func whatIsSpokenIsTranslated(_ key: String) throws {
        let text = """
            message: {\(key): {key: a}, layout: {template: {caption: "1"}}}
            strings: {en: {a: Chess, b: b}, de: {b: b}}
            """
        #expect(try kinds(text, locale: "de").contains(.translationMissing))
        #expect(try !kinds(text).contains(.translationMissing))
    }

    /// What is known of one language is not said of another one.
    @Test func findingsAreRememberedForTheirLanguage() throws {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: {key: a}, layout: {template: {caption: {key: a}}}}
                strings: {en: {a: Chess}, de: {a: Schach}}
                """, file: "a.yaml"
        ).rememberingTranslations
        let found = try ["en", "fr", "de", "it", "en", "fr"].map { locale in
            try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts()).findings
                .filter { $0.kind == .translationMissing }.map { $0.message.contains(" \(locale);") }
        }
        #expect(found == [[], [true], [], [true], [], [true]])
    }
}
