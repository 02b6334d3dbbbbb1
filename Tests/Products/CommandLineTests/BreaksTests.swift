import BuiltProgram
import Foundation
import Testing

/// `balloon breaks`: tables of the widths at which something changes.
struct BreaksTests {
    private static func example(_ scratch: Scratch, _ arguments: String...) throws -> Balloon.Run {
        let scene = Readme.root.appendingPathComponent("Examples/group-food-order.yaml").path
        return try Balloon.run(["breaks", scene] + arguments, in: scratch.folder)
    }

    /// The balloon of the issue: at AX3 it falls from 460 to 382 points, in the sixth of eight intervals.
    @Test func aBlockForEachTextSizeAndALineForEachInterval() throws {
        let scratch = try Scratch()
        let run = try Self.example(scratch, "--categories", "L,AX3")
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.lines.first == "group-food-order: 320 to 440 points")
        let blocks = run.output.components(separatedBy: "\n\n")
        #expect(blocks.map { $0.split(separator: "\n").count } == [1, 2, 9])
        let fall = blocks[2].split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(fall[4].prefix(2) == ["365.34375", "460"] && fall[5].prefix(2) == ["366.34375", "382–386"])
        #expect(fall[5].last == "wordBroken=trailingCaption")
    }

    @Test func theSameAsJSONAndAsAPlot() throws {
        let scratch = try Scratch()
        let run = try Self.example(
            scratch, "--categories", "L,AX3", "--json", "-o", "breaks.json", "--plot", "plot.svg")
        #expect(run.status == 0 && run.output.isEmpty)
        let scenes = try Answer.rows(scratch.data("breaks.json"))
        let viewers = try #require(scenes[0]["viewers"] as? [[String: Any]])
        let intervals = viewers.compactMap { $0["intervals"] as? [[String: Any]] }
        #expect(intervals.map(\.count) == [1, 8])
        #expect(intervals[1].compactMap { $0["from"] as? Double }.last == 397.34375)
        #expect(intervals[1].compactMap { $0["to"] as? Double }.last == 440)
        #expect(String(decoding: try scratch.data("plot.svg"), as: UTF8.self).hasPrefix("<svg"))
    }

    @Test func whatCannotBeLaidOutAndBadFilesEndWithTwo() throws {
        let scratch = try Scratch()
        try scratch.write(
            "message: {summaryText: a, layout: {template: {caption: \"\\uE000\"}}}\n", to: "a.yaml")
        let missing = try scratch.balloon("breaks", "a.yaml", "--strict-glyphs", "--categories", "L")
        #expect(missing.status == 2 && missing.output.contains("U+E000"))
        #expect(try scratch.balloon("breaks", "a.yaml", "--plot", "a.txt").status == 2)
        #expect(try scratch.balloon("breaks", "none.yaml").status == 2)
    }

    /// A dash is standard output, and no file.
    @Test(arguments: [[], ["--json"]]) func aDashIsStandardOutput(_ options: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let verb = ["breaks", "a.yaml", "--categories", "L"] + options
        let (plain, dash) = (
            try Balloon.run(verb, in: scratch.folder), try Balloon.run(verb + ["-o", "-"], in: scratch.folder)
        )
        #expect(plain.status == 0 && dash.status == 0 && dash.output == plain.output && !dash.output.isEmpty)
        #expect(try scratch.files() == ["a.yaml"])
    }
}
