import Foundation
import TestSupport
import Testing
import Typesetting

/// Soft hyphens, `word-break: keep-all` and `text-wrap: balance` in a browser, with the same fonts.
///
/// How lines are balanced is left to the browser; Chromium weighs them by a score, so only the number of lines is the
/// same.
@Suite(.neverHangs) struct ChromiumFeatureTests {
    /// See ``ChromiumTests``.
    private static let tolerance = 1.0 / 64

    @Test func linesBreakWhereChromiumBreaksThem() throws {
        var disagreements: [String] = []
        var widthDifferences: [Double] = []
        var counts = (cells: 0, hyphens: 0, keepAll: 0, balanced: 0)
        for string in try ChromiumReference.recorded("features-recorded.jsonl") {
            for cell in string.cells {
                let style = TextStyle(
                    pointSize: cell.size, tracking: .none,
                    wordBreak: string.style?["word-break"].flatMap(WordBreak.init) ?? .normal,
                    textWrap: string.style?["text-wrap"].flatMap(TextWrap.init) ?? .greedy)
                let paragraph = try Paragraph(
                    string.text, style: style, language: string.lang, fonts: sharedFonts.get())
                let layout = paragraph.lines(width: cell.width + Self.tolerance)
                counts.cells += 1
                counts.hyphens += layout.lines.filter(\.isHyphenated).count
                if style.wordBreak == .keepAll { counts.keepAll += 1 }
                if style.textWrap == .balanced { counts.balanced += 1 }
                if style.textWrap == .balanced {
                    let longest = cell.lines.map { $0[1] }.max() ?? 0
                    #expect(layout.lines.count == cell.lines.count, "\(string.text) \(cell.size) \(cell.width)")
                    #expect(layout.width <= longest + 0.5, "\(string.text) \(cell.size) \(cell.width)")
                    continue
                }
                guard layout.lines.map({ Double($0.range.lowerBound) }) == cell.lines.map({ $0[0] }) else {
                    disagreements.append("\(string.lang)\t\(Int(cell.size))\t\(Int(cell.width))\t\(string.text)")
                    continue
                }
                let units = Array(string.text.utf16)
                for (line, recorded) in zip(layout.lines, cell.lines) {
                    // Where a Hebrew word is divided, Chromium measures the line without its hyphen.
                    let isHebrew = 0x5D0...0x5EA ~= units[max(0, line.range.upperBound - 2)]
                    if line.isHyphenated && isHebrew { continue }
                    widthDifferences.append(abs(line.width - recorded[1]))
                }
            }
        }
        let known = try ChromiumReference.knownDisagreements("features-disagreements.tsv")
        #expect(Set(disagreements) == Set(known.keys))
        #expect(counts.cells > 600 && counts.keepAll > 140 && counts.balanced > 160)
        #expect(counts.hyphens > 400)
        widthDifferences.sort()
        #expect(widthDifferences[widthDifferences.count / 2] <= 0.05)
        #expect(widthDifferences[widthDifferences.count * 99 / 100] <= 0.5)
    }
}
