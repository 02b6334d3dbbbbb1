import BuiltProgram
import Foundation
import Testing

/// `balloon typeset`: JSON Lines in, JSON Lines out.
struct TypesetTests {
    private struct Answer: Decodable {
        struct Line: Decodable {
            let start: Int
            let width: Double
            let end: Int
        }
        let id: String
        let size: Double
        let width: Double?
        let lines: [Line]
        let height: Double
        let truncated: Bool
    }

    private struct Refusal: Decodable {
        let id: String?
        let line: Int
        let error: String
    }

    private static func typeset(_ lines: [String], _ arguments: String...) throws -> Balloon.Run {
        let scratch = try Scratch()
        let input = Data((lines.joined(separator: "\n") + "\n").utf8)
        return try Balloon.run(["typeset"] + arguments, in: scratch.folder, input: input)
    }

    private static func answers(_ lines: [String], _ arguments: String...) throws -> [Answer] {
        let scratch = try Scratch()
        let input = Data((lines.joined(separator: "\n") + "\n").utf8)
        let run = try Balloon.run(["typeset"] + arguments, in: scratch.folder, input: input)
        try #require(run.status == 0, "\(run.output)\(run.errors)")
        return try run.lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    }

    @Test func answersComeInTheOrderOfTheQuestions() throws {
        let texts = ["a", "some more words that wrap", "", "กขค งจฉ", "日本語の文章です。", "مرحبا بالعالم"]
        let lines = (0..<1500).map { index in
            #"{"id":"\#(index)","text":"\#(texts[index % texts.count])","size":17,"width":60,"lang":"en"}"#
        }
        #expect(try Self.answers(lines).map(\.id) == lines.indices.map(String.init))
    }

    @Test func keysComeInTheOrderOfTheContract() throws {
        let run = try Self.typeset([#"{"id":7,"text":"Hi","size":17,"width":null,"lang":"en"}"#])
        let line = try #require(run.lines.first)
        #expect(line.hasPrefix(#"{"id":7,"size":17,"width":null,"lines":[{"start":0,"width":"#))
        #expect(line.contains(#"],"height":"#))
        #expect(run.lines.count == 1)
    }

    /// Found by fuzzing: of two unknown keys the one that was named changed from run to run.
    @Test func theErrorOfALineIsTheSameEveryTime() throws {
        let keys = (0..<40).map { #""k\#($0)":1"# }.joined(separator: ",")
        let run = try Self.typeset(["{\(keys)}", "{\(keys)}"])
        #expect(run.lines.count == 2 && run.lines.allSatisfy { $0.contains(#"unknown key \"k0\""#) }, "\(run.output)")
    }

    @Test func aWidthOfNullIsUnlimited() throws {
        let text = Array(repeating: "word", count: 500).joined(separator: " ")
        let answers = try Self.answers([
            #"{"id":"free","text":"\#(text)","size":17,"width":null,"lang":"en"}"#,
            #"{"id":"set","text":"\#(text)","size":17,"width":200,"lang":"en"}"#,
            #"{"id":"feeds","text":"a\nb\n","size":17,"width":null,"lang":"en"}"#,
        ])
        #expect(answers[0].lines.count == 1)
        #expect(answers[1].lines.count > 50)
        #expect(answers[1].lines.allSatisfy { $0.width <= 200.02 })
        #expect(answers[1].lines.map(\.start) == answers[1].lines.map(\.start).sorted())
        #expect(answers[2].lines.map(\.start).prefix(2) == [0, 2])
    }

    /// Offsets are UTF-16's: an emoji of the supplementary planes is two units.
    @Test func startsAreUTF16Offsets() throws {
        let answer = try #require(
            try Self.answers([#"{"id":"a","text":"😀\nb","size":17,"width":300,"lang":"en"}"#]).first)
        #expect(answer.lines.map(\.start) == [0, 3])
    }

    @Test func maxLinesCutsTheText() throws {
        let text = Array(repeating: "word", count: 50).joined(separator: " ")
        func request(_ rest: String) -> String {
            #"{"id":"a","text":"\#(text)","size":17,"width":120,"lang":"en"\#(rest)}"#
        }
        let answers = try Self.answers([
            request(""), request(#","maxLines":2"#), request(#","maxLines":2,"truncation":"head""#),
            request(#","maxLines":2,"truncation":"middle""#),
        ])
        #expect(answers.map(\.lines.count)[0] > 10)
        #expect(answers[1...].allSatisfy { $0.lines.count == 2 })
        #expect(answers[1].height < answers[0].height)
        #expect(answers[1...].allSatisfy { $0.lines.allSatisfy { $0.width <= 120.02 } })
    }

    /// Fonts sheet: Bubble Sans is tracked by -4.8 thousandths of an em at 17 points, after every character.
    @Test func trackingIsTheSystemsOrNone() throws {
        let request = #"{"id":"a","text":"nnnnnnnnnn","size":17,"width":null,"lang":"en"}"#
        let system = try #require(try Self.answers([request]).first?.lines.first)
        let none = try #require(try Self.answers([request], "--tracking", "none").first?.lines.first)
        #expect(abs(none.width - system.width - 10 * 17 * 0.0048) < 0.01)
    }

    @Test(arguments: [
        (#"{"id":"x","text":"\ud83d","size":17,"width":100,"lang":"en"}"#, "surrogate"),
        (#"{"id":"x","text":"\ude00\ud83d","size":17,"width":100,"lang":"en"}"#, "surrogate"),
        (#"{"id":"x","text":"a","size":17,"width":0,"lang":"en"}"#, "width"),
        (#"{"id":"x","text":"a","size":17,"width":-1,"lang":"en"}"#, "width"),
        (#"{"id":"x","text":"a","size":17,"width":nan,"lang":"en"}"#, "JSON"),
        (#"{"id":"x","text":"a","size":17,"lang":"ja_JP"}"#, "BCP 47"),
        (#"{"id":"x","text":"a","size":17,"lang":"!!!"}"#, "BCP 47"),
        (#"{"id":"x","text":"a","size":17,"lang":5}"#, "\"lang\" must be a string"),
        (#"{"id":"x","text":"a","size":17,"maxLines":1.5}"#, "\"maxLines\" must be a whole number"),
        (#"{"id":"x","text":"a","size":null}"#, "\"size\" must be a number"),
        (#"{"id":"x","text":"a","size":17,"width":1e999,"lang":"en"}"#, "\"width\" must be a number"),
        (#"{"id":"x","text":"a","size":17,"width":10001,"lang":"en"}"#, "width"),
        (#"{"id":"x","text":"a","size":0,"width":100,"lang":"en"}"#, "size"),
        (#"{"id":"x","text":"a","size":-3,"width":100,"lang":"en"}"#, "size"),
        (#"{"id":"x","text":"a","size":1e300,"width":100,"lang":"en"}"#, "size"),
        (#"{"id":"x","text":"a","size":"17","width":100,"lang":"en"}"#, "size"),
        (#"{"id":"x","size":17,"width":100,"lang":"en"}"#, "text"),
        (#"{"id":"x","text":"a","width":100,"lang":"en"}"#, "size"),
        (#"{"id":"x","text":"a","size":17,"width":100,"lang":"en","colour":1}"#, "colour"),
        (#"{"id":"x","text":"a","size":17,"width":100,"lang":"en","maxLines":0}"#, "maxLines"),
        (#"{"id":"x","text":"a","size":17,"width":100,"lang":"en","truncation":"none"}"#, "truncation"),
        (#"{"id":"x","text":"a","size":17,"width":100,"lang":"en","weight":0}"#, "weight"),
        (#"{"id":["x"],"text":"a","size":17,"width":100,"lang":"en"}"#, "id"),
        (#"{"id":"x","text":"a","size":17,"te\u0078t":"b"}"#, "the key \"text\" is listed twice; remove one"),
        (#"{"id":1e999,"text":"a","size":17}"#, "make it a string"),
        (#"{"id":"x","text":"a","size":17,"lang":"english"}"#, "BCP 47"),
        (#"{"id":"x","text":"a","size":17,"lang":"ja-u-lb-strct"}"#, "lb is strict, normal or loose, not \"strct\""),
        (#"{"id":"x","text":"a","size":17,"lang":"ja-u-lw"}"#, "lw is normal, keepall or phrase"),
        ("[1,2]", "JSON object"), ("3", "JSON object"), ("{", "JSON"), ("\u{FEFF}", "JSON"),
    ])
    func aBadLineIsOneErrorWithItsIdentifier(_ bad: String, _ word: String) throws {
        let good = #"{"id":"good","text":"fine","size":17,"width":100,"lang":"en"}"#
        #expect(try Self.typeset([good, bad], "--strict").status == 2)
        #expect(try Self.typeset([good, ""], "--strict").status == 0)
        let run = try Self.typeset([good, bad, "", good])
        #expect(run.status == 0)
        try #require(run.lines.count == 3, "\(run.output)")
        let refusal = try JSONDecoder().decode(Refusal.self, from: Data(run.lines[1].utf8))
        #expect(refusal.id == (bad.contains(#""id":"x""#) ? "x" : nil))
        #expect(refusal.error.contains(word), "\(refusal.error)")
        #expect(refusal.line == 2)
        #expect(run.lines[0] == run.lines[2])
        #expect(run.lines[0].contains(#""id":"good""#))
    }

    @Test func aLineThatIsTooLongIsOneError() throws {
        let long = #"{"text":""# + String(repeating: "a", count: 1 << 20) + #"","size":17}"#
        let run = try Self.typeset([long, #"{"text":"a","size":17}"#])
        #expect(run.status == 0)
        try #require(run.lines.count == 2)
        #expect(run.lines[0] == #"{"id":null,"line":1,"error":"the line is longer than 1048576 bytes"}"#)
        #expect(run.lines[1].contains("height"))
    }

    @Test func bytesThatAreNoTextAreOneError() throws {
        let scratch = try Scratch()
        var input = Data(#"{"id":"a","text":""#.utf8)
        input.append(contentsOf: [0xFF, 0xFE, 0xC0])
        input.append(contentsOf: Data((#"","size":17,"width":100,"lang":"en"}"# + "\n\u{0}\n").utf8))
        let run = try Balloon.run(["typeset"], in: scratch.folder, input: input)
        #expect(run.status == 0)
        #expect(run.lines.count == 2)
        #expect(run.lines.allSatisfy { $0.contains("error") })
    }

    @Test func aPairOfSurrogatesAndTheLastLineWithoutFeedAreFine() throws {
        let scratch = try Scratch()
        let input = Data(#"{"id":"a","text":"\ud83d\ude00 \\ud83d","size":17,"width":null,"lang":"en"}"#.utf8)
        let run = try Balloon.run(["typeset"], in: scratch.folder, input: input)
        #expect(run.status == 0)
        #expect(run.lines.count == 1)
    }

    /// Lines are counted as an editor counts them: empty ones, too, and across what is read at once.
    @Test func theNumberOfALineIsThatOfTheFile() throws {
        let good = #"{"text":"a","size":17}"#
        let run = try Self.typeset(Array(repeating: good + "\n", count: 3000) + ["bad"])
        let refusal = try JSONDecoder().decode(Refusal.self, from: Data(try #require(run.lines.last).utf8))
        #expect(refusal.line == 6001)
    }

    @Test func linesEndWhereTheNextBeginAndAnEllipsisIsTold() throws {
        let text = "one two three four five six seven"
        let lines = [nil, 2].map { limit in
            #"{"id":"a","text":"\#(text)","size":17,"width":60"# + (limit.map { #","maxLines":\#($0)"# } ?? "") + "}"
        }
        let answers = try Self.answers(lines)
        try #require(answers.count == 2 && answers[0].lines.count > 3)
        #expect(zip(answers[0].lines, answers[0].lines.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(answers[0].lines.last?.end == text.utf16.count)
        #expect(answers.map(\.truncated) == [false, true])
    }

    @Test func aFileIsReadAsStandardInputIs() throws {
        let scratch = try Scratch()
        let lines = (0..<3000).map { #"{"id":\#($0),"text":"line \#($0)","size":17}"# }.joined(separator: "\n")
        try scratch.write(lines, to: "lines.jsonl")
        let piped = try scratch.balloon("typeset", input: lines)
        let named = try scratch.balloon("typeset", "lines.jsonl")
        #expect(piped.lines.count == 3000 && named.output == piped.output)
        #expect(try scratch.balloon("typeset", "-", input: lines).output == piped.output)
        for file in ["none.jsonl", "."] {
            let run = try scratch.balloon("typeset", file)
            #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(file), "\(run.errors)")
        }
    }

    @Test func noInputIsNoOutput() throws {
        let scratch = try Scratch()
        let run = try scratch.balloon("typeset")
        #expect(run.status == 0)
        #expect(run.output.isEmpty && run.errors.isEmpty)
    }
}
