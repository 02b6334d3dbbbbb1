import Foundation
import Testing

@testable import BalloonCommands

/// Lines that are answered as they come.
struct AnswerStreamTests {
    /// Answers each line with itself; how it is, it says itself.
    private func answered(_ chunks: [String]) throws -> (verdict: LineVerdict, text: String) {
        var (waiting, written) = (chunks.map { Data($0.utf8) }[...], Data())
        let stream = AnswerStream(jobs: 2) { line in
            let text = String(decoding: line.bytes, as: UTF8.self)
            return (text, text == "bad" ? .bad : text == "flawed" ? .flawed : .sound)
        }
        let verdict = try stream.run { _ in
            waiting.popFirst() ?? Data()
        } output: {
            written += $0
        }
        return (verdict, String(decoding: written, as: UTF8.self))
    }

    /// The worst line of all decides, wherever it stands: in the first piece of the input, in a later one, or at the end of
    /// an input without a line feed.
    @Test(
        arguments: [
            ([], .sound), (["a\n"], .sound), (["bad\n", "a\n"], .bad), (["flawed\n", "a\n"], .flawed),
            (["a\n", "flawed\n", "a"], .flawed), (["a\nbad\nflawed\n", "a\n"], .bad), (["a\n", "bad"], .bad),
            (["flawed\n", "ba", "d\na"], .bad), (["\n \n"], .sound),
            (["bad\n" + String(repeating: "a\n", count: 2000)], .bad),
            (["flawed\n" + String(repeating: "a\n", count: 511), "a\n"], .flawed),
        ] as [([String], LineVerdict)])
    func theWorstLineDecides(_ chunks: [String], _ verdict: LineVerdict) throws {
        #expect(try answered(chunks).verdict == verdict)
    }

    @Test func linesAreAnsweredInOrder() throws {
        let numbers = (0..<1500).map { "\($0)\n" }
        let text = numbers.joined()
        #expect(try answered([text]).text == text && answered(numbers).text == text)
    }
}
