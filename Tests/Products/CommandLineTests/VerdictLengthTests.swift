import BuiltProgram
import Foundation
import Testing

/// What a failing run says of real edits: few lines, in the words of the scenes.
struct VerdictLengthTests {
    /// The examples with their goldens.
    private static func examples() throws -> Scratch {
        let scratch = try Scratch()
        for folder in ["Examples", "Goldens"] { try scratch.copy(folder) }
        return scratch
    }

    @Test func fourEditsOfThreeScenesTakeAtMost34Lines() throws {
        let scratch = try Self.examples()
        try scratch.replace("padding: 10", by: "padding: 12", in: "Examples/event-countdown.yaml")
        try scratch.replace("#1d2440", by: "#1d2441", in: "Examples/event-countdown.yaml")
        try scratch.replace(
            "dinner.caption: Dinner at 7?", by: "dinner.caption: Dinner at 8?", in: "Examples/dinner-invitation.yaml")
        try scratch.replace("trailingCaption: $48", by: "trailingCaption: $4800", in: "Examples/ferry-tickets.yaml")
        let run = try scratch.balloon("verify", "Examples")
        #expect(run.status == 1 && run.lines.count <= 34, "\(run.output)")
        let paragraphs = run.output.split(separator: "\n\n").dropLast()
        #expect(paragraphs.count == 4 && paragraphs.allSatisfy { $0.split(separator: "\n").count <= 8 })
        for words in [
            "padding 12 instead of 10", "color #1d2441 instead of #1d2440",
            "string “dinner.caption” reads “Dinner at 8?”",
            "trailingCaption reads “$4800” instead of “$48”",
        ] { #expect(run.output.contains(": \(words)"), "\(words)") }
        // The record's words, and numbers that decide nothing.
        for words in ["insets", ".000", "ladder", "narrowest"] { #expect(!run.output.contains(words), "\(words)") }
        // Each printed command accepts what its paragraph shows.
        let command = try #require(run.lines.last { $0.contains("balloon accept --cause") })
        let words = command.split(separator: " ").drop { $0 != "accept" }.dropFirst().drop { $0 != "accept" }.map(
            String.init)
        #expect(try Balloon.run(words, in: scratch.folder).output.hasPrefix("3 cells accepted"))
    }

    /// What an ellipsis swallows follows from what made the room narrower.
    @Test func anEllipsisIsNoCause() throws {
        func scene(padding: Int) -> String {
            """
            message:
              summaryText: A note
              layout:
                live:
                  view: {vstack: [{text: A long line that has no room at all for so many words as these are, lineLimit: 1}], padding: \(padding)}
                  contentSize: {height: 80}
                  alternate: {caption: A note}
            goldens: {transcriptWidths: [320, 402]}
            """
        }
        let scratch = try Scratch()
        try scratch.write(scene(padding: 16), to: "a.yaml")
        try #require(try scratch.balloon("record", "a.yaml").status == 0)
        try scratch.write(scene(padding: 30), to: "a.yaml")
        let run = try scratch.balloon("verify", "a.yaml")
        #expect(
            run.lines.count { $0.hasPrefix("cause ") } == 1
                && run.lines.first?.contains("padding 30 instead of 16") == true)
        #expect(run.lines.contains { $0.hasPrefix("  follows") && $0.contains("is truncated to") }, "\(run.output)")
    }

    /// A key has one headline, however many languages have other words for it.
    @Test func oneKeyInManyLanguagesIsOneCause() throws {
        func scene(_ mark: String) -> String {
            """
            message: {summaryText: A note, layout: {template: {caption: {key: title}}}}
            strings: {en: {title: Bill\(mark)}, de: {title: Rechnung\(mark)}, fr: {title: Note\(mark)}, pl: {title: Rachunek\(mark)}}
            goldens: {locales: [de, en, fr, pl]}
            """
        }
        let scratch = try Scratch()
        try scratch.write(scene(""), to: "a.yaml")
        try #require(try scratch.balloon("record", "a.yaml").status == 0)
        try scratch.write(scene("!"), to: "a.yaml")
        let run = try scratch.balloon("verify", "a.yaml")
        let headings = run.lines.filter { $0.hasPrefix("cause ") }
        #expect(headings.count == 1 && !run.output.contains("  others "))
        #expect(headings.allSatisfy { $0.contains("“Bill!” instead of “Bill”") && $0.contains("de, fr, pl") })
    }
}
