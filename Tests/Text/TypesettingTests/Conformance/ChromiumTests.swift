import Foundation
import TestSupport
import Testing
import Typesetting

/// The same strings, fonts, sizes and widths in a browser.
@Suite(.neverHangs) struct ChromiumTests {
    /// Browsers let a line be a sixty-fourth of a pixel too wide, their unit of length.
    private static let tolerance = 1.0 / 64

    @Test func linesBreakWhereChromiumBreaksThem() throws {
        var cellCount = 0
        var widthDifferences: [Double] = []
        var disagreements: [String] = []
        for string in try ChromiumReference.recorded() {
            for (size, cells) in Dictionary(grouping: string.cells, by: \.size).sorted(by: { $0.key < $1.key }) {
                let paragraph = try paragraph(string.text, size: size, language: string.lang)
                for cell in cells {
                    cellCount += 1
                    let layout = paragraph.lines(width: cell.width + Self.tolerance)
                    guard layout.lines.map({ Double($0.range.lowerBound) }) == cell.lines.map({ $0[0] }) else {
                        disagreements.append("\(string.lang)\t\(Int(size))\t\(Int(cell.width))\t\(string.text)")
                        continue
                    }
                    // A recorded width has no white space at either end of the line; ours has it at the start.
                    guard string.text.first != " " else { continue }
                    widthDifferences += zip(layout.lines, cell.lines).map { abs($0.width - $1[1]) }
                }
            }
        }
        let known = try ChromiumReference.knownDisagreements()
        #expect(Set(disagreements) == Set(known.keys))
        #expect(Double(disagreements.count) <= 0.015 * Double(cellCount))
        widthDifferences.sort()
        #expect(widthDifferences[widthDifferences.count / 2] <= 0.05)
        #expect(widthDifferences[widthDifferences.count * 99 / 100] <= 0.5)
    }
}
