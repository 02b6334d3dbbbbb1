import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

/// What a scene says without a catalogue, and what is said in place of its balloon.
@Suite struct WrittenOutTests {
    private func kinds(_ text: String, locale: String? = nil) throws -> [Finding.Kind] {
        let scene = try BalloonScene(text: text, file: packageFolder + "/Examples/a.yaml")
        var traits = scene.traits
        if let locale { traits.locale = locale }
        return try scene.layout(traits: traits, fonts: fonts()).findings.map(\.kind)
    }

    private func captioned(
        _ caption: String, summary: String = "Dinner", label: String? = nil, more: String = ""
    ) throws -> [Finding.Kind] {
        try kinds(
            """
            message:
              summaryText: "\(summary)"
              url: https://example.com/dinner
              accessibilityLabel: "\(label ?? "A table")"
              layout: {template: {caption: "\(caption)"}}
            \(more)
            """)
    }

    /// A picture anywhere in the message needs words for VoiceOver; a gradient or a symbol is no picture.
    @Test(arguments: [
        ("template: {image: dinner.png, caption: a}", true), ("template: {caption: a}", false),
        ("live: {alternate: {image: dinner.png, caption: a}, view: {text: a}}", true),
        ("live: {alternate: {caption: a}, view: {image: dinner.png}}", true),
        ("live: {alternate: {caption: a}, view: {vstack: [{hstack: [{text: a}, {image: dinner.png}]}]}}", true),
        ("live: {alternate: {caption: a}, view: {zstack: [{text: a}, {image: dinner.png}]}}", true),
        (
            "live: {alternate: {caption: a}, view: {grid: {columns: 2, children: [{text: a}, {image: dinner.png}]}}}",
            true
        ),
        ("live: {alternate: {caption: a}, view: {vstack: [{symbol: bell}, {fill: tint}]}}", false),
    ])
    func pictures(_ layout: String, _ isFound: Bool) throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(PNGEncoder.encode(picture(width: 20, height: 20).bitmap), to: "dinner.png")
        for (label, isMissing) in [
            ("", true), ("accessibilityLabel: A table, ", false), ("accessibilityLabel: \"…\", ", true),
        ] {
            let scene = try BalloonScene(
                text: "message: {url: \"https://a.example\", \(label)layout: {\(layout)}}", file: folder.file("a.yaml"))
            #expect(scene.authorFindings.map(\.kind) == (isFound && isMissing ? [.pictureUndescribed] : []), "\(label)")
        }
    }

    /// What VoiceOver says is the message's own, in the viewer's language.
    @Test(arguments: [("en", "A table"), ("de", "Ein Tisch")]) func labels(_ locale: String, _ label: String) throws {
        let scene = try BalloonScene(
            text: """
                message: {summaryText: a, accessibilityLabel: {key: table}, layout: {template: {caption: {key: table}}}}
                strings: {en: {table: A table}, de: {table: Ein Tisch}}
                """, file: "a.yaml")
        let record = try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts()).record
        let facts = record.inputs + record.nodes.flatMap(\.attributes)
        #expect(facts.first { $0.name == "accessibilityLabel" }?.value == label)
    }

    @Test("A specifier in a text without a key is read as it is")
    func specifiers() throws {
        #expect(try captioned("Hello %@, your turn") == [.argumentMissing])
        for text in ["Hello Ada, your turn", "50 % off", "100%", "50%discount", "Hello %discount"] {
            #expect(try captioned(text).isEmpty, "\(text)")
        }
    }

    /// Each text once, whatever else the scene says in turn.
    @Test(arguments: [
        ("Hello %@", "Hello %@", "A table", 1), ("Hello %@", "Bye %@", "A table", 2), ("a", "Bye %@", "A table", 1),
        ("a", "Bye", "A %@", 1), ("Hello %@", "Bye %@", "A %@", 3), ("a", "Bye", "A table", 0),
    ]) func specifiersOfEachText(_ caption: String, _ summary: String, _ label: String, _ count: Int) throws {
        for (name, more) in [("", ""), (" $n", "vary: {n: [Ada, Ben]}")] {
            let found = try captioned(caption + name, summary: summary + name, label: label, more: more)
            #expect(found == [Finding.Kind](repeating: .argumentMissing, count: count))
        }
    }

    @Test(
        "A written text is told of where the strings are in several languages",
        arguments: [("{en: {k: a}}", 0), ("{en: {k: a}, de: {k: b}}", 3), ("{en: {k: a}, de: {k: b}, fr: {k: c}}", 3)])
    func textsBesideStrings(_ strings: String, _ count: Int) throws {
        let found = try captioned("Dinner tonight", more: "strings: \(strings)").filter { $0 == .textNotInStrings }
        #expect(found.count == count)
    }

    @Test("A noun in the plural behind a name that can be 1")
    func plurals() throws {
        let counts = "vary: {n: {counts: [5, 0, 1, 2]}}"
        #expect(try captioned("$n votes so far", more: counts) == [.pluralHardCoded])
        #expect(try captioned("Votes so far: $n", more: counts).isEmpty)
        #expect(try captioned("$n votes so far", more: "vary: {n: [5, 6]}").isEmpty)
        #expect(try captioned("$n votes so far", more: "vary: {n: [Ada, Ben]}").isEmpty)
    }

    @Test("A summary and a label have the values of the balloon, where they speak of the same")
    func otherValues() throws {
        #expect(try captioned("Table for 4", summary: "Table for 3") == [.alternateDiffers])
        #expect(try captioned("Train at 19:30", label: "A train that leaves at 20:30") == [.alternateDiffers])
        for summary in ["Table for 4", "Dinner for four", "Ada wrote 3 words", "Table for 4 at 7"] {
            #expect(try captioned("Table for 4", summary: summary).isEmpty, "\(summary)")
        }
        #expect(try captioned("Train at 19:30", label: "A train that leaves at 7:30 PM").isEmpty)
    }

    @Test("A summary of emoji has no words")
    func summaries() throws {
        #expect(try captioned("Chess", summary: "♟️") == [.textWithoutWords])
        #expect(try captioned("Chess", summary: "Chess ♟️").isEmpty)
    }

    @Test("Made-up languages are made of the language that there is", arguments: ["de", "ar"])
    func madeUp(_ language: String) throws {
        let text = """
            message:
              summaryText: {key: day}
              url: https://example.com/dinner
              layout: {template: {caption: {key: day}}}
            strings: {\(language): {day: Heute}}
            traits: {locale: \(language)}
            """
        for locale in ["en-XA", "ar-XB"] { #expect(try kinds(text, locale: locale).isEmpty, "\(locale)") }
        #expect(throws: SceneError.self) { try kinds(text.replacing("traits", with: "sweep: {locales: [en]}\ntraits")) }
    }

    @Test("Of a message whose app is missing, the alternate is read")
    func withoutApp() throws {
        func scene(_ alternate: String) -> String {
            """
            transcript:
              entries:
                - from: ada
                  isAppMissing: true
                  message:
                    summaryText: Chess
                    url: https://example.com/chess
                    accessibilityLabel: A board
                    layout:
                      live:
                        view: {text: Chess, padding: 30}
                        contentSize: {height: fit}
                        alternate: {\(alternate)}
            participants: {ada: Ada, ben: Ben}
            viewer: ben
            app: {name: Chess}
            """
        }
        #expect(try kinds(scene("image: images/reversi-board.png")) == [.alternateWithoutText])
        #expect(try kinds(scene("image: images/reversi-board.png, caption: Chess")).isEmpty)
    }
}
