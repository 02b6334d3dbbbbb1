import BuiltProgram
import Foundation
import Testing

/// `balloon sweep --stdin -o -`: a scene or a caption per line, a line per cell.
struct SweepStreamTests {
    private struct Cell: Decodable {
        let id: String
        let cell: String?
        let width, height: Double?
        let lines: [String: Int]?
        let error: String?
        let invariant: String?
    }

    private static func sweep(_ lines: [String], _ arguments: String...) throws -> (cells: [Cell], status: Int32) {
        let input = Data((lines.joined(separator: "\n") + "\n").utf8)
        let scratch = try Scratch()
        let run = try Balloon.run(["sweep", "--stdin", "-o", "-"] + arguments, in: scratch.folder, input: input)
        #expect(run.errors.isEmpty)
        return (try run.lines.map { try JSONDecoder().decode(Cell.self, from: Data($0.utf8)) }, run.status)
    }

    @Test("A caption has the cells that a scene with it has, with the names that the table has")
    func cells() throws {
        let (cells, status) = try Self.sweep(
            [
                #"{"id":"a","caption":"Dinner at the pier at seven","subcaption":"By the window"}"#,
                #"{"id":"b","scene":{"message":{"summaryText":"a","layout":{"template":{"caption":"Dinner at the pier at seven","subcaption":"By the window"}}}}}"#,
            ], "--widths", "120,402", "--categories", "L,AX1")
        #expect(status == 0)
        #expect(cells.map(\.id) == ["a", "a", "a", "a", "b", "b", "b", "b"])
        #expect(
            cells.prefix(4).map(\.cell) == ["120-L-en-light", "120-AX1-en-light", "402-L-en-light", "402-AX1-en-light"])
        #expect(cells.prefix(4).map(\.height) == cells.suffix(4).map(\.height))
        let scratch = try Scratch()
        try scratch.write(
            Scenes.captions(caption: "Dinner at the pier at seven", subcaption: "By the window"), to: "s.yaml")
        try #require(
            try scratch.balloon("sweep", "s.yaml", "--widths", "120,402", "--categories", "L,AX1", "-o", "out").status
                == 0)
        let table = String(decoding: try scratch.data("out/sweep.csv"), as: UTF8.self)
        let rows: [[Substring]] = table.split(whereSeparator: \.isNewline).dropFirst().map { row in
            row.split(separator: ",", omittingEmptySubsequences: false)
        }
        let heights: [Double?] = rows.map { Double($0[11]) }
        #expect(heights == cells.prefix(4).map(\.height))
        let names: [String] = rows.map { String($0[$0.count - 1]) }
        let cellNames: [String] = cells.prefix(4).map { "s/\($0.cell ?? "")" }
        #expect(names == cellNames)
    }

    @Test("A line without a scene has its id and an error, and the next is answered; --strict ends with 2")
    func errors() throws {
        let good = #"{"id":"good","caption":"Hello"}"#
        let bad = [
            #"{"id":"bad","caption":"a","colour":1}"#, #"{"id":"bad"}"#, #"{"id":"bad","caption":3}"#,
            #"{"id":"bad","caption":"a""#, #"{"id":"bad","scene":3}"#, #"{"id":"bad","scene":"none.yaml"}"#,
            #"{"id":"bad","scene":{"message":{}}}"#, #"{"id":"bad","scene":{},"caption":"a"}"#,
            #"{"id":"bad","caption":"\ud83d"}"#, #"{"id":"bad","caption":"a","caption":"b"}"#,
        ]
        for line in bad {
            let (cells, status) = try Self.sweep([good, line, good])
            #expect(status == 0)
            #expect(cells.map(\.id) == ["good", "bad", "good"], "\(line)")
            #expect(cells[1].error != nil)
        }
        #expect(try Self.sweep([bad[0], good], "--strict").status == 2)
        #expect(try Self.sweep([good], "--strict").status == 0)
    }

    @Test(
        "A mistake in an axis is one of the command, not of each line",
        arguments: [
            ["--widths", "430:320"], ["--widths", "abc"], ["--widths", "breaks"], ["--categories", "bogus"],
        ]) func axes(_ axis: [String]) throws
    {
        let scratch = try Scratch()
        let input = Data(#"{"id":1,"caption":"a"}"#.utf8)
        let run = try Balloon.run(["sweep", "--stdin", "-o", "-"] + axis, in: scratch.folder, input: input)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(axis[0]))
    }

    @Test("A mark before the first line is no part of it, and a number comes back as it was written")
    func mark() throws {
        let (cells, status) = try Self.sweep(["\u{FEFF}" + #"{"id":"a","caption":"a"}"#], "--widths", "320")
        #expect(status == 0 && cells.map(\.error) == [nil])
        let scratch = try Scratch()
        for number in ["1.50", "9007199254740993", "1e3"] {
            let input = Data(#"{"id":\#(number),"caption":"a"}"#.utf8)
            let run = try Balloon.run(["sweep", "--stdin", "-o", "-"], in: scratch.folder, input: input)
            #expect(run.output.hasPrefix(#"{"id":\#(number),"#))
        }
    }

    @Test("A text that nothing could lay out, and bytes that are not UTF-8, are bad lines with their place")
    func unusable() throws {
        let (cells, _) = try Self.sweep([#"{"id":"a","caption":"\#(String(repeating: "x", count: 100_001))"}"#])
        #expect(cells.count == 1 && cells[0].error?.contains("100000") == true)
        let scratch = try Scratch()
        let input = Data(#"{"id":"a","caption":"b"#.utf8) + [0xFF, 0xFE] + Data(#""}"#.utf8)
        let run = try Balloon.run(["sweep", "--stdin", "-o", "-"], in: scratch.folder, input: input)
        #expect(run.output.contains("UTF-8 at byte 21"))
    }

    @Test("A strict run ends with 1 for what is found, and with 2 for a bad line beside it")
    func strict() throws {
        let cut = #"{"id":"a","caption":"\#(String(repeating: "Dinner at the pier ", count: 20))"}"#
        #expect(try Self.sweep([cut], "--widths", "320").status == 0)
        #expect(try Self.sweep([cut], "--widths", "320", "--strict").status == 1)
        #expect(try Self.sweep([cut, #"{"id":"b"}"#], "--widths", "320", "--strict").status == 2)
    }

    @Test("Relations between cells of one line are lines of their own")
    func relations() throws {
        let (cells, _) = try Self.sweep([#"{"id":"a","caption":"Hello"}"#], "--widths", "16,402")
        #expect(cells.map(\.cell) == ["16-L-en-light", "402-L-en-light", nil])
        #expect(cells[2].invariant == "widthWithinTranscript")
    }

    @Test("An input cut into blocks and put together again gives the bytes of one process")
    func blocks() throws {
        let lines = (0..<40).map { #"{"id":\#($0),"caption":"Dinner \#($0) at the pier"}"# }
        let scratch = try Scratch()
        func output(_ lines: ArraySlice<String>) throws -> String {
            let input = Data((lines.joined(separator: "\n") + "\n").utf8)
            return try Balloon.run(
                ["sweep", "--stdin", "-o", "-", "--widths", "120:140"], in: scratch.folder, input: input
            ).output
        }
        #expect(try output(lines[0..<13]) + output(lines[13..<40]) == output(lines[...]))
    }

    @Test("Each caption is measured in its own language, whichever came before it")
    func languages() throws {
        let languages = ["pt-PT", "pt-BR", "zh-Hant", "zh-Hans", "en", "en-GB", "pt-PT"]
        let (cells, status) = try Self.sweep(
            languages.map { #"{"id":"a","caption":"Hello","lang":"\#($0)"}"# }, "--widths", "320", "--categories", "L")
        #expect(status == 0 && cells.map(\.cell) == languages.map { "320-L-\($0)-light" })
    }
}
