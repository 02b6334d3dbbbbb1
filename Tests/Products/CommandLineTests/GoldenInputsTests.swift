import BuiltProgram
import Foundation
import Testing

/// What a message says without drawing it is on record too.
struct GoldenInputsTests {
    private static let scene = """
        message:
          summaryText: Dinner on Friday
          accessibilityLabel: Dinner with Ada
          layout: {template: {caption: Dinner}}
        """

    @Test(arguments: [
        ("summaryText: Dinner on Friday", "summaryText: Dinner on Monday", "summaryText", "Dinner on Monday"),
        ("  summaryText: Dinner on Friday\n", "", "summaryText", "Dinner on Friday"),
        ("accessibilityLabel: Dinner with Ada", "accessibilityLabel: Dinner", "accessibilityLabel", "Dinner with Ada"),
        ("  accessibilityLabel: Dinner with Ada\n", "", "accessibilityLabel", "Dinner with Ada"),
        ("message:", "traits: {transcriptHeight: 700}\nmessage:", "transcriptHeight", "700"),
    ])
    func anInputThatChangesIsNamed(_ text: String, _ other: String, _ name: String, _ value: String) throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene, to: "dinner.yaml")
        try #require(try scratch.balloon("record", "dinner.yaml").status == 0)
        #expect(try scratch.balloon("verify", "dinner.yaml").status == 0)
        try scratch.write(Self.scene.replacing(text, with: other), to: "dinner.yaml")
        let run = try scratch.balloon("verify", "dinner.yaml")
        #expect(run.status == 1)
        let line = try #require(run.lines.first)
        #expect(line.contains(name) && line.contains(value))
    }

    /// Messages of a conversation have words of their own, also those that another file holds.
    @Test(arguments: ["message", "scene"]) func wordsOfAMessageInAConversationAreOnRecord(_ kind: String) throws {
        let scratch = try Scratch()
        let entry =
            kind == "scene"
            ? "scene: dinner.yaml"
            : "message: {summaryText: Dinner on Friday, accessibilityLabel: Dinner with Ada, layout: {template: "
                + "{caption: Dinner}}}"
        try scratch.write(Self.scene, to: "dinner.yaml")
        try scratch.write(
            "transcript: {entries: [{from: ada, \(entry)}]}\nparticipants: {ada: Ada, ben: Ben}\nviewer: ben\n",
            to: "talk.yaml")
        try #require(try scratch.balloon("record", "talk.yaml").status == 0)
        #expect(try scratch.balloon("verify", "talk.yaml").status == 0)
        try scratch.replace("Dinner with Ada", by: "Dinner with Eve", in: kind == "scene" ? "dinner.yaml" : "talk.yaml")
        let run = try scratch.balloon("verify", "talk.yaml")
        #expect(run.status == 1)
        let line = try #require(run.lines.first)
        #expect(line.contains("template") && line.contains("accessibilityLabel") && line.contains("Eve"))
    }

    /// The input that changed comes before what followed from it.
    @Test func theInputComesFirst() throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene, to: "dinner.yaml")
        try #require(try scratch.balloon("record", "dinner.yaml").status == 0)
        try scratch.write(
            Self.scene + "\ntraits: {preferredContentSizeCategory: AX1}", to: "dinner.yaml")
        let run = try scratch.balloon("verify", "dinner.yaml")
        #expect(run.status == 1)
        #expect(run.lines.first?.contains("preferredContentSizeCategory AX1 instead of L") == true)
    }
}
