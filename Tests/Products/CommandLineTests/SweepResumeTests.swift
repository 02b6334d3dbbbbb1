import BuiltProgram
import Foundation
import TestSupport
import Testing

/// A sweep that is stopped loses nothing, and one that is shared by machines is one sweep.
struct SweepResumeTests {
    private static let scene = """
        message:
          summaryText: Dinner
          url: https://example.com
          layout:
            template:
              caption: {key: dinner}
              trailingCaption: $24
              subcaption: A table by the window for all of us
        strings:
          en: {dinner: Dinner at the pier at seven}
          de: {dinner: Abendessen an der Anlegestelle um sieben}
          th: {dinner: อาหารเย็นที่ท่าเรือตอนเจ็ดโมง}

        """

    private static let axes = [
        "--widths", OracleDepth.isFull ? "300:440" : "300:350", "--categories", "all", "--locales", "all", "--weights",
        "all", "-o",
    ]

    /// Begins a sweep and ends it with a signal.
    private static func stop(_ scratch: Scratch, after seconds: Double, by signal: Int32, _ arguments: [String]) throws
    {
        let process = Process()
        process.executableURL = Balloon.executable
        process.arguments = arguments
        process.currentDirectoryURL = scratch.folder
        process.environment = Balloon.environment(changes: [:])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        Thread.sleep(forTimeInterval: seconds)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
    }

    @Test("Stopped at random moments by KILL, TERM and INT and resumed, the tables have the same bytes")
    func resumed() throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene, to: "a.yaml")
        let begin = ContinuousClock.now
        let whole = try Balloon.run(["sweep", "a.yaml"] + Self.axes + ["whole"], in: scratch.folder)
        try #require(whole.status == 0, "\(whole.errors)")
        let seconds = Double((ContinuousClock.now - begin).components.seconds) + 1
        var generator = SystemRandomNumberGenerator()
        // Twenty moments in `make oracles`.
        for turn in 0..<(OracleDepth.isFull ? 20 : 4) {
            let signal = [SIGKILL, SIGTERM, SIGINT, SIGKILL][turn % 4]
            try Self.stop(
                scratch, after: .random(in: 0.05...(0.4 * seconds), using: &generator), by: signal,
                ["sweep", "a.yaml", "--resume"] + Self.axes + ["out"])
        }
        let run = try Balloon.run(["sweep", "a.yaml", "--resume"] + Self.axes + ["out"], in: scratch.folder)
        #expect(run.status == 0 && run.output.replacing("out\n", with: "whole\n") == whole.output)
        #expect(
            try scratch.contents(below: "out").filter { !$0.key.hasPrefix(".balloon-") }
                == scratch.contents(below: "whole"))
    }

    @Test("A line that was not ended is left out, and the rows before it are not measured again")
    func tornLine() throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene, to: "a.yaml")
        let axes = ["--widths", "320:330", "--categories", "L,AX1", "-o"]
        try #require(
            try Balloon.run(["sweep", "a.yaml", "--shard", "1/1"] + axes + ["out"], in: scratch.folder).status == 0)
        let journal = try scratch.data("out/sweep.jsonl")
        // Another height in a row that is done shows that it is taken as it is.
        let lines = String(decoding: journal, as: UTF8.self).split(separator: "\n").map(String.init)
        try #require(lines.count == 3)
        let changed = lines[1].replacing(#""isTruncated":false"#, with: #""isTruncated":true"#)
        try scratch.write(lines[0] + "\n" + changed + "\n" + lines[2].prefix(100), to: "out/sweep.jsonl")
        #expect(try Balloon.run(["sweep", "a.yaml", "--resume"] + axes + ["out"], in: scratch.folder).status == 0)
        let rows = String(decoding: try scratch.data("out/sweep.csv"), as: UTF8.self).split(whereSeparator: \.isNewline)
        #expect(rows.filter { $0.contains(",caption trailingCaption subcaption,") }.count == 11)
        #expect(rows.count == 1 + 22)
    }

    @Test("A journal of another sweep, and what is not a journal, are refused with the fix")
    func otherJournals() throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene, to: "a.yaml")
        func sweep(_ arguments: String...) throws -> Balloon.Run {
            try Balloon.run(["sweep", "a.yaml", "-o", "out"] + arguments, in: scratch.folder)
        }
        try #require(try sweep("--shard", "1/2", "--widths", "320,402").status == 0)
        let other = try sweep("--shard", "1/2", "--widths", "320,403", "--resume")
        #expect(other.status == 2 && other.errors.contains("another sweep") && other.errorLines.count == 1)
        try scratch.write(Self.scene.replacing("$24", with: "$25"), to: "a.yaml")
        #expect(try sweep("--shard", "1/2", "--widths", "320,402", "--resume").status == 2)
        try scratch.write("hello\n", to: "out/sweep.jsonl")
        let none = try sweep("--resume")
        #expect(none.status == 2 && none.errors.contains("not a journal"))
    }

    @Test("The parts of a sweep merge to the bytes of one run; a part that is missing is named")
    func shards() throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene, to: "scenes/a.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/b.yaml")
        let axes = ["--widths", "16,320:330", "--categories", "L,AX1,AX5", "--locales", "en,th"]
            .map { $0 == "16,320:330" ? "16,320,330,402" : $0 }
        func sweep(_ arguments: String...) throws -> Balloon.Run {
            try Balloon.run(["sweep", "scenes"] + axes + arguments, in: scratch.folder)
        }
        func merge(_ parts: String...) throws -> Balloon.Run {
            try Balloon.run(["merge"] + parts + ["-o", "merged"], in: scratch.folder)
        }
        let whole = try sweep("-o", "whole")
        try #require(whole.status == 0)
        // The relations between rows are in no part.
        #expect(whole.output.contains("widthWithinTranscript"))
        for part in ["2/3", "1/3"] { #expect(try sweep("--shard", part, "-o", "parts").status == 0) }
        let parts = (1...3).map { "parts/sweep-\($0)-of-3.jsonl" }
        let lacking = try merge(parts[0], parts[1])
        #expect(lacking.status == 2 && lacking.errors.contains("4 of 12 rows"))
        #expect(try sweep("--shard", "3/3", "-o", "parts").status == 0)
        let merged = try merge(parts[2], parts[0], parts[1])
        #expect(merged.status == 0 && merged.output.replacing("merged", with: "whole") == whole.output)
        #expect(try scratch.contents(below: "merged") == scratch.contents(below: "whole"))
        // A part that was measured otherwise is not of this sweep, and the folder of the tables is necessary.
        #expect(try sweep("--shard", "3/3", "-o", "others", "--categories", "M").status == 0)
        #expect(try merge(parts[0], parts[1], "others/sweep-3-of-3.jsonl").errors.contains("another sweep"))
        let without = try Balloon.run(["merge"] + parts, in: scratch.folder)
        #expect(without.status == 2 && without.errors.contains("-o") && without.errorLines.count == 1)
    }

    @Test("What a merge makes of a sweep is not for results of verify, and a sweep prints no other form")
    func mergedKinds() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        try #require(try scratch.balloon("record", "a.yaml").status == 0)
        try scratch.write(try scratch.balloon("verify", "a.yaml", "--json").output, to: "1.json")
        #expect(try scratch.balloon("merge", "1.json").status == 0)
        for option in [["-o", "out"], ["--map", "map.png"], ["--strict"]] {
            let run = try Balloon.run(["merge", "1.json"] + option, in: scratch.folder)
            #expect(run.status == 2 && run.errors.contains("journals"), "\(run.errors)")
        }
        let shard = ["sweep", "a.yaml", "--widths", "320,402", "--shard", "1/2", "-o", "parts"]
        try #require(try Balloon.run(shard, in: scratch.folder).status == 0)
        let part = "parts/sweep-1-of-2.jsonl"
        #expect(try scratch.balloon("merge", part, "-o", "out", "--json").status == 2)
        #expect(try scratch.balloon("merge", part, "1.json", "-o", "out").errors.contains("1.json"))
    }

    @Test(arguments: ["0/3", "4/3", "3", "a/b", "1/0", "-1/3", "1/2/3"])
    func aBadPartIsRefused(_ part: String) throws {
        let scratch = try Scratch()
        try scratch.write(Self.scene, to: "a.yaml")
        let run = try scratch.balloon("sweep", "a.yaml", "-o", "out", "--shard=\(part)")
        #expect(run.status == 2 && run.errorLines.count == 1)
    }
}
