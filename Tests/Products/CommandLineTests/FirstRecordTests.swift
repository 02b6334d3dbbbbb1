import BuiltProgram
import Foundation
import Testing

/// A first `record` shows what is: it writes every golden that it can draw, and says in a few lines what to look at.
struct FirstRecordTests {
    private static let long = String(repeating: "We meet at the ferry building. ", count: 8)
    private static let axes = "\ngoldens: {transcriptWidths: [320, 402], userInterfaceStyles: [light, dark]}\n"

    private static func live(_ view: String, height: String = "fit") -> String {
        """
        message:
          summaryText: A test
          layout: {live: {view: \(view), contentSize: {height: \(height)}, alternate: {caption: Concert}}}
        """
    }

    /// An app whose balloons have a flaw of each sort, in 24 cells.
    private static func app() throws -> Scratch {
        let scratch = try Scratch()
        let scenes = [
            "truncated": Scenes.captions(caption: long),
            "clipped": live("{vstack: [{text: Dinner}], padding: 60}", height: "70"),
            "overlap": live("{zstack: [{text: Dinner}, {text: at noon}], padding: 60}"),
            "contrast": live("{zstack: [{fill: \"#8ecae6\"}, {text: Dinner, color: \"#ffffff\"}]}", height: "90"),
            "button": live("{vstack: [{text: Dinner}, {button: Accept, frame: {minWidth: 88}}], padding: 40}"),
            "good": Scenes.captions(caption: "We meet"),
        ]
        for (name, scene) in scenes { try scratch.write(scene + axes, to: "scenes/\(name).yaml") }
        return scratch
    }

    @Test func everyGoldenIsRecordedInAtMostTwelveLines() throws {
        let scratch = try Self.app()
        let run = try scratch.balloon("record", "scenes")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.output)\(run.errors)")
        #expect(run.lines.count <= 12 && run.lines.allSatisfy { $0.count <= 160 }, "\(run.output)")
        #expect(try scratch.files(below: "Goldens").count == 48)
        // Each sort of flaw has a line, with the number of its goldens.
        for rule in ["textTruncated", "contentClipped", "textsOverlap", "textContrastLow", "touchTargetSmall"] {
            let lines = run.lines.filter { $0.contains(rule) }
            #expect(lines.count == 1 && lines.first?.contains("golden") == true, "\(rule): \(run.output)")
        }
        // The command that it names judges them.
        let command = try #require(run.output.firstMatch(of: /balloon (lint .+)/)?.1)
        let lint = try Balloon.run(
            command.split(separator: " ").map(String.init) + ["--widths", "320"], in: scratch.folder)
        #expect(lint.status == 1, "\(lint.output)")
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        #expect(try scratch.balloon("verify", "scenes", "--fresh").status == 0)
    }

    /// Whoever wants the gate has it, for both verbs; what has passed without it is judged again.
    @Test func strictRefusesThem() throws {
        let scratch = try Self.app()
        let refused = try scratch.balloon("record", "scenes", "--strict")
        #expect(refused.status == 1)
        #expect(
            try scratch.files(below: "Goldens").allSatisfy { $0.hasPrefix("good@") }
                && scratch.files(below: "Goldens").count == 8)
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        let goldens = try scratch.contents(below: "Goldens")
        let strict = try scratch.balloon("verify", "scenes", "--strict")
        #expect(strict.status == 1 && strict.output.contains("20 flawed"), "\(strict.output)")
        #expect(try scratch.balloon("accept", "--all").status == 1)
        #expect(try scratch.contents(below: "Goldens") == goldens)
        #expect(try scratch.balloon("verify", "scenes").status == 0)
    }

    /// A project names the rules that refuse; the other flaws are named, and nothing more.
    @Test func aProjectRefusesSomeRules() throws {
        let scratch = try Self.app()
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.balloon("verify", "scenes").status == 0)
        try scratch.write("goldens: {refuse: [textTruncated, contentClipped]}\n", to: "balloon.yaml")
        // What has passed without the file is judged again.
        let verified = try scratch.balloon("verify", "scenes")
        #expect(verified.status == 1 && verified.output.contains("8 flawed"), "\(verified.output)")
        #expect(try scratch.balloon("accept", "--all").status == 1)
        try FileManager.default.removeItem(at: scratch.url("Goldens"))
        let recorded = try scratch.balloon("record", "scenes")
        #expect(recorded.status == 1 && recorded.output.contains("touchTargetSmall"), "\(recorded.output)")
        let scenes = Set(try scratch.files(below: "Goldens").map { String($0.prefix { $0 != "@" }) })
        #expect(scenes == ["overlap", "contrast", "button", "good"])
        // A rule of lint that says nothing about pictures cannot refuse one.
        try scratch.write("goldens:\n  refuse: [captionBarWide]\n", to: "balloon.yaml")
        let wrong = try scratch.balloon("record", "scenes")
        #expect(wrong.status == 2 && wrong.errors.contains("balloon.yaml:2:12"), "\(wrong.errors)")
    }

    /// The most that Messages allows is assumed to be 500 points: nothing is refused for that.
    @Test func anAssumedNumberRefusesNothing() throws {
        let tall = Self.live("{vstack: [{text: Dinner}, {fill: \"#8ecae6\", frame: {height: 560}}]}")
        let scratch = try Scratch()
        try scratch.write(tall, to: "tall.yaml")
        let run = try scratch.balloon("record", "tall.yaml", "--strict")
        #expect(run.status == 0 && run.output.contains("contentClipped"), "\(run.output)")
        #expect(try scratch.balloon("verify", "tall.yaml", "--strict").status == 0)
        // A scene that says how tall a balloon may be knows it.
        try scratch.write(tall + "\nmetrics: {maximumHeight: 500}\n", to: "known.yaml")
        #expect(try scratch.balloon("record", "known.yaml", "--strict").status == 1)
    }

    /// A character without a glyph and a picture that shows nothing keep their own goldens, and no others.
    @Test func whatCannotBeDrawnKeepsNoOtherGolden() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/good.yaml")
        try scratch.write(Scenes.captions(caption: "\"𠀀野家\""), to: "scenes/glyph.yaml")
        try scratch.write(Scenes.captions(caption: "\" \""), to: "scenes/blank.yaml")
        let run = try scratch.balloon("record", "scenes")
        #expect(run.status == 2 && run.output.contains("no font draws U+"), "\(run.output)\(run.errors)")
        #expect(try scratch.files(below: "Goldens") == ["good.layout", "good.png"])
        #expect(try scratch.balloon("record", "scenes/blank.yaml").status == 2)
    }
}
