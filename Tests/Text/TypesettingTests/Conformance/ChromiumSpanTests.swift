import Foundation
import TestSupport
import Testing
import Typesetting

/// Texts of spans in a browser, with the same fonts: colours, lines along the letters, weights and sizes.
@Suite(.neverHangs) struct ChromiumSpanTests {
    /// See ``ChromiumTests``.
    private static let tolerance = 1.0 / 64

    @Test func linesBreakWhereChromiumBreaksThem() throws {
        let known = try ChromiumReference.knownDisagreements("spans-disagreements.tsv")
        var (disagreements, unknown): ([String], [String]) = ([], [])
        var widthDifferences: [Double] = []
        var cells = 0
        for string in try ChromiumReference.recorded("spans-recorded.jsonl") {
            for cell in string.cells {
                let style = TextStyle(pointSize: cell.size, tracking: .none)
                let paragraph = try Paragraph(
                    utf16: Array(string.text.utf16), runs: (string.runs ?? []).map { $0.run(of: style) },
                    style: style, language: string.lang, fonts: sharedFonts.get())
                let layout = paragraph.lines(width: cell.width + Self.tolerance)
                cells += 1
                let starts = layout.lines.map { Double($0.range.lowerBound) }
                guard starts == cell.lines.map({ $0[0] }) else {
                    let name = "\(string.lang)\t\(Int(cell.size))\t\(Int(cell.width))\t\(string.text)"
                    disagreements.append(name)
                    if known[name] == nil {
                        unknown.append(
                            "\(name): \(layout.lines.map { [Double($0.range.lowerBound), $0.width] }), Chromium \(cell.lines)"
                        )
                    }
                    continue
                }
                widthDifferences += zip(layout.lines, cell.lines).map { abs($0.width - $1[1]) }
            }
        }
        #expect(unknown.joined(separator: "\n") == "")
        #expect(Set(disagreements) == Set(known.keys))
        #expect(cells == 720)
        widthDifferences.sort()
        #expect(widthDifferences[widthDifferences.count / 2] <= 0.05)
        #expect(widthDifferences[widthDifferences.count * 99 / 100] <= 0.5)
    }
}

extension ChromiumReference.Span {
    /// The span as a run of a text in a style.
    fileprivate func run(of style: TextStyle) -> StyledRun {
        var run = StyledRun(length: length, style: style)
        if let weight = css["fontWeight"].flatMap(Double.init) { run.style.weight = FontWeight(rawValue: weight) }
        if let ems = css["fontSize"].flatMap({ Double($0.dropLast(2)) }) { run.style.pointSize *= ems }
        return run
    }
}
