import Foundation
import FuzzerDriver

@testable import BalloonCommands
@testable import Typesetting

/// Answers any bytes as the input of `balloon typeset`: the first byte is how many arrive at once, the rest are lines.
///
/// There is one answer for each line that is not blank, each an object with the id of its line, and the bytes do not
/// depend on how the input is cut.
private func fuzzStream(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard count > 1, let start else { return 0 }
    let input = Data(bytes: start + 1, count: count - 1)
    let whole = answers(to: input, atOnce: input.count)
    precondition(whole.bytes == answers(to: input, atOnce: 1 + Int(start[0])).bytes, "an answer depends on the chunks")
    var splitter = LineSplitter()
    let lines = (splitter.lines(adding: input) + splitter.rest()).filter { !$0.isBlank }
    let texts = whole.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    precondition(texts.count == lines.count, "each line has one answer")
    var hasErrors = false
    for (line, text) in zip(lines, texts) { hasErrors = check(text, to: line) || hasErrors }
    precondition(whole.verdict == (hasErrors ? .bad : .sound), "the run says whether a line was bad")
    return 0
}

private func answers(to input: Data, atOnce size: Int) -> (bytes: Data, verdict: LineVerdict) {
    guard let fonts = Inputs.fonts else { preconditionFailure("the fonts are in the package") }
    let stream = AnswerStream(jobs: 2, answer: LineTypesetter(fonts: fonts, tracking: .system).answer)
    var (rest, output) = (input, Data())
    do {
        let verdict = try stream.run(
            read: { count in
                let part = rest.prefix(min(count, size))
                rest = rest.dropFirst(part.count)
                return part
            }, output: { output.append($0) })
        return (output, verdict)
    } catch {
        preconditionFailure("a line ends the stream: \(error)")
    }
}

/// Checks an answer, and says whether it is an error.
private func check(_ text: Data, to line: InputLine) -> Bool {
    guard let answer = try? JSONSerialization.jsonObject(with: text) as? [String: Any] else {
        preconditionFailure("an answer is not an object: \(String(decoding: text, as: UTF8.self))")
    }
    precondition(answer["id"] != nil, "an answer has an id")
    if let error = answer["error"] {
        precondition(
            (error as? String)?.isEmpty == false && answer["line"] as? Int == line.number && answer.count == 3,
            "an error says what is wrong")
        return true
    }
    guard let request = try? JSONSerialization.jsonObject(with: line.bytes) as? [String: Any],
        let lines = answer["lines"] as? [[String: Any]], let height = answer["height"] as? Double
    else { preconditionFailure("a line that is no request has lines") }
    if let id = request["id"] as? String { precondition(answer["id"] as? String == id, "the id comes back") }
    let starts = lines.compactMap { $0["start"] as? Int }
    precondition(starts.count == lines.count && starts == starts.sorted(), "lines follow each other")
    precondition(height.isFinite && height >= 0, "lines have a height")
    return false
}

/// What every run shares. A missing glyph is measured as a box, as without `--strict-glyphs`.
private enum Inputs {
    static let fonts = try? FontCascade.bundled(missingGlyphs: .box)
}

/// SwiftPM renames a program's main function to this.
@_cdecl("StreamFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzStream($0, $1) }
}
