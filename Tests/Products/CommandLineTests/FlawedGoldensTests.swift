import BuiltProgram
import Foundation
import Testing

/// With `--strict`, what is truncated, clipped, covered, hard to read or hard to tap is not recorded, and fails when
/// verified, unless the scene says why it stays: in the words of `balloon lint`.
struct FlawedGoldensTests {
    private static func live(_ view: String, height: String = "fit") -> String {
        """
        message:
          summaryText: A test
          layout: {live: {view: \(view), contentSize: {height: \(height)}, alternate: {caption: Concert}}}
        """
    }

    private static let long = String(repeating: "We meet at the ferry building. ", count: 8)

    /// The rule, a scene that breaks it, and one that does not.
    static let flaws: [(rule: String, scene: String, fixed: String)] = [
        ("textTruncated", Scenes.captions(caption: long), Scenes.captions(caption: "We meet")),
        (
            "contentClipped", live("{vstack: [{text: Dinner}], padding: 60}", height: "70"),
            live("{vstack: [{text: Dinner}], padding: 60}")
        ),
        (
            "textsOverlap", live("{zstack: [{text: Dinner}, {text: at noon}], padding: 60}"),
            live("{vstack: [{text: Dinner}, {text: at noon}], padding: 60}")
        ),
        (
            "textContrastLow",
            live("{zstack: [{fill: \"#8ecae6\"}, {text: Dinner, color: \"#ffffff\"}]}", height: "90"),
            live("{zstack: [{fill: \"#8ecae6\"}, {text: Dinner, color: \"#023047\"}]}", height: "90")
        ),
        (
            "touchTargetSmall",
            live("{vstack: [{text: Dinner}, {button: Accept, frame: {minWidth: 88}}], padding: 40}"),
            live("{vstack: [{text: Dinner}, {button: Accept, frame: {minWidth: 88, minHeight: 44}}], padding: 40}")
        ),
    ]

    private static func allowing(
        _ rule: String, node: String? = nil, reason: String = "The app shows the rest"
    ) -> String {
        "\nlint: {allow: [{rule: \(rule)\(node.map { ", node: \($0)" } ?? ""), reason: \(reason)}]}\n"
    }

    @Test(arguments: flaws.indices) func aFlawIsNeitherRecordedNorVerified(_ index: Int) throws {
        let (rule, scene, fixed) = Self.flaws[index]
        let scratch = try Scratch()
        try scratch.write(fixed, to: "dinner.yaml")
        let recorded = try scratch.balloon("record", "dinner.yaml")
        #expect(recorded.status == 0, "\(recorded.output)")
        let goldens = try scratch.contents(below: "Goldens")

        try scratch.write(scene, to: "dinner.yaml")
        for verb in ["record", "verify"] {
            let run = try scratch.balloon(verb, "dinner.yaml", "--strict")
            #expect(run.status == 1, "\(verb)")
            #expect(run.output.hasSuffix("1 golden: 1 flawed\n"))
            #expect(run.output.contains("\(rule): ") && run.output.contains("lint: {allow: [{rule: \(rule), "))
            #expect(try scratch.contents(below: "Goldens") == goldens)
        }
        // What changed is told beside the flaw, and nobody accepts it.
        let run = try scratch.balloon("verify", "dinner.yaml", "--strict")
        #expect(run.output.contains("  pixels ") && !run.output.contains("balloon accept"))
        #expect(try scratch.balloon("accept", "--all").status == 1)
        #expect(try scratch.contents(below: "Goldens") == goldens)

        try scratch.write(scene + Self.allowing(rule, node: "other"), to: "dinner.yaml")
        #expect(try scratch.balloon("verify", "dinner.yaml", "--strict").output.hasSuffix("1 flawed\n"))
        try scratch.write(scene + Self.allowing(rule), to: "dinner.yaml")
        let allowed = try scratch.balloon("record", "dinner.yaml", "--strict")
        #expect(allowed.status == 0, "\(allowed.output)")
        #expect(try scratch.balloon("verify", "dinner.yaml", "--strict").status == 0)
    }

    @Test func anAllowanceNeedsAReasonAndARuleThatThereIs() throws {
        let scratch = try Scratch()
        try scratch.write(
            Scenes.captions(caption: Self.long) + Self.allowing("textTruncated", node: "caption", reason: "\" \""),
            to: "dinner.yaml")
        #expect(try scratch.balloon("record", "dinner.yaml").errors.contains("reason is empty"))
        try scratch.write(
            Scenes.captions(caption: Self.long) + Self.allowing("textTruncatd", node: "caption"), to: "dinner.yaml")
        let run = try scratch.balloon("record", "dinner.yaml")
        #expect(run.status == 2 && run.errors.contains("dinner.yaml:") && run.errors.contains("textTruncated"))
    }

    /// A golden with an ellipsis says so in its record.
    @Test func theRecordSaysThatATextIsTruncated() throws {
        let scratch = try Scratch()
        try scratch.write(
            Scenes.captions(caption: Self.long) + Self.allowing("textTruncated", node: "caption"), to: "dinner.yaml")
        try #require(try scratch.balloon("record", "dinner.yaml").status == 0)
        let record = String(decoding: try scratch.data("Goldens/dinner.layout"), as: UTF8.self)
        #expect(record.contains("truncated") && record.contains("…"))
    }

    /// One cause for each flaw, whatever else changed.
    @Test func cellsWithOneFlawAreOneCause() throws {
        let scratch = try Scratch()
        try scratch.write(
            Scenes.captions(caption: Self.long) + "\ngoldens: {userInterfaceStyles: [light, dark]}\n", to: "dinner.yaml"
        )
        let run = try scratch.balloon("record", "dinner.yaml", "--strict")
        #expect(run.output.contains("cause 1 of 1: textTruncated"))
        #expect(run.output.split(separator: "\n\n").first.map { $0.split(separator: "\n").count <= 13 } == true)
    }
}
