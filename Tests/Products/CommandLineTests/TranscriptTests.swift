import BuiltProgram
import Foundation
import Testing

/// `balloon render --transcript`, conversations, sticker browsers, string catalogues and pseudo-locales.
struct TranscriptTests {
    /// A conversation of two text balloons and a message in a file beside it.
    private static let conversation = """
        transcript:
          entries:
            - {from: ada, text: "Hello $ben"}
            - {from: ben, scene: captions.yaml, session: s}
            - {from: ada, message: {summaryText: two, layout: {template: {caption: newer}}}, session: s}
        participants: {ada: Ada, ben: Ben}
        viewer: ben
        """

    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "captions.yaml")
        try scratch.write(Self.conversation, to: "talk.yaml")
        return scratch
    }

    @Test func aMessageIsDrawnAsWideAsItsTranscript() throws {
        let scratch = try scratch()
        let run = try scratch.balloon(
            "render", "--transcript", "captions.yaml", "--width", "320", "--scale", "2", "-o", "a.png")
        #expect(run.status == 0 && run.output.hasPrefix("a.png  640 × "), "\(run.errors)")
        let alone = try scratch.balloon("render", "captions.yaml", "--width", "320", "--scale", "2", "-o", "b.png")
        #expect(!alone.output.contains("640 × "))
    }

    @Test func aConversationIsMeasuredAndDrawn() throws {
        let scratch = try scratch()
        let cell = try scratch.measure("talk.yaml")
        #expect(cell.size.width == 402)
        #expect(cell.nodes.filter { $0.id.hasPrefix("bubble") || $0.id.hasPrefix("template") }.count == 2)
        #expect(try scratch.balloon("measure", "talk.yaml").output.contains("transcript"))
        for option in [[], ["--transcript"]] {
            let run = try Balloon.run(
                ["render", "talk.yaml", "-o", "talk\(option.count).png"] + option, in: scratch.folder)
            #expect(run.status == 0)
        }
        #expect(try scratch.data("talk0.png") == scratch.data("talk1.png"))
    }

    /// In the table, in the sentences and as JSON, of `measure` and of `sweep`.
    @Test func findingsNameTheEntryTheyAreAbout() throws {
        let scratch = try scratch()
        try scratch.write(Self.conversation.replacing("summaryText: two", with: "url: \"my://x\""), to: "talk.yaml")
        let run = try scratch.balloon("measure", "talk.yaml")
        #expect(run.output.contains("entries[2]: summaryTextMissing, entries[2]: urlNotTransportable"), "\(run.output)")
        #expect(run.output.contains("\ntalk: entries[2]: summaryText is missing"))
        let json = try scratch.balloon("measure", "talk.yaml", "--json")
        #expect(json.output.contains("\"entry\" : \"entries[2]\""))
        let sweep = try scratch.balloon("sweep", "talk.yaml", "-o", "out")
        #expect(sweep.output.contains("entries[2]: summaryTextMissing"), "\(sweep.output)")
        let table = try String(decoding: scratch.data("out/sweep.json"), as: UTF8.self)
        #expect(table.contains("\"entry\" : \"entries[2]\""))
        // A message that is drawn in a conversation of its own needs no such name.
        try scratch.write("message: {layout: {template: {caption: a}}}", to: "alone.yaml")
        let alone = try scratch.balloon("render", "--transcript", "alone.yaml", "-o", "a.png")
        #expect(alone.errors.hasPrefix("alone: summaryText is missing"), "\(alone.errors)")
    }

    @Test func aConversationIsKeptAsAGolden() throws {
        let scratch = try scratch()
        #expect(try scratch.balloon("record", "talk.yaml").status == 0)
        #expect(try scratch.balloon("verify", "talk.yaml").status == 0)
        try scratch.write(Scenes.captions(caption: "Changed"), to: "captions.yaml")
        #expect(try scratch.balloon("verify", "talk.yaml").status == 0, "the message in the file is collapsed")
        try scratch.write(Self.conversation.replacing("newer", with: "newest"), to: "talk.yaml")
        let run = try scratch.balloon("verify", "talk.yaml")
        #expect(run.status == 1 && run.output.contains("“newest” instead of “newer”"), "\(run.output)")
    }

    @Test func mistakesAreNamedWithLineAndColumn() throws {
        let scratch = try scratch()
        try scratch.write(Self.conversation.replacing("entries:", with: "entires:"), to: "bad.yaml")
        let run = try scratch.balloon("render", "bad.yaml", "-o", "bad.png")
        #expect(
            run.status == 2 && run.errors.contains("bad.yaml:2:3: ") && run.errors.contains("did you mean \"entries\""))
        try scratch.write("stickers: {stickers: [{image: talk.yaml, description: a}]}", to: "browser.yaml")
        let browser = try scratch.balloon("render", "browser.yaml", "-o", "browser.png")
        #expect(
            browser.status == 2 && browser.errors.contains("browser.yaml:1:31: ") && browser.errors.contains("APNG"))
        #expect(try !scratch.files().contains { $0.hasSuffix(".png") })
    }

    @Test func catalogsAndPseudoLocalesAreTakenEverywhereALocaleIs() throws {
        let scratch = try scratch()
        try scratch.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Dinner": {"localizations": {"de": {"stringUnit": \
            {"state": "translated", "value": "Abendessen"}}}}}}
            """, to: "Localizable.xcstrings")
        try scratch.write(
            "message: {summaryText: s, layout: {template: {caption: {key: Dinner}}}}\nstrings: Localizable.xcstrings",
            to: "a.yaml")
        var widths: [String: Double] = [:]
        for locale in ["en", "de", "en-XA", "ar-XB", "en-x-rtl", "en-x-double"] {
            widths[locale] = try scratch.measure("a.yaml", "--locale", locale).node("caption").lines.first?.width
        }
        let english = try #require(widths["en"])
        #expect(widths["de"] != english && widths["en-x-rtl"] == english)
        #expect(try #require(widths["en-XA"]) > english && #require(widths["en-x-double"]) > 2 * english)
        #expect(abs(try #require(widths["ar-XB"]) - english) < 1)
        let missing = try scratch.balloon("measure", "a.yaml", "--locale", "fr")
        #expect(missing.status == 0 && missing.output.contains("translationMissing"))
        let sweep = try scratch.balloon(
            "sweep", "a.yaml", "--widths", "402", "--locales", "en,en-XA,ar-XB,en-x-double", "-o", "sweep")
        #expect(sweep.status == 0, "\(sweep.errors)")
        #expect(try scratch.files(below: "sweep").contains("a.png"))
        try scratch.write("{\"sourceLanguage\": \"en\",\n\"strings\": 3}", to: "Localizable.xcstrings")
        let damaged = try scratch.balloon("measure", "a.yaml")
        #expect(damaged.status == 2 && damaged.errors.contains("Localizable.xcstrings:2:12: "), "\(damaged.errors)")
    }
}
