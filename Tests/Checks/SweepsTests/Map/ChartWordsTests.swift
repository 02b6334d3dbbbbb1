import Drawing
import Foundation
import Testing

@testable import Sweeps

/// What an author writes stands on one line of a chart.
struct ChartWordsTests {
    @Test(arguments: ["a name", "a reason\nof two lines", String(repeating: "because of the ferry ", count: 20_000)])
    func aReasonFitsOnALine(_ reason: String) throws {
        let words = try ChartWords(fonts: .bundled())
        let line = try words.shortened(reason, to: 200)
        #expect(!line.contains { $0.isNewline })
        #expect(try words.width(line) <= 200)
        // Nothing is cut that has room, and one letter more would have none.
        let start = line.hasSuffix("…") ? line.dropLast() : line[...]
        let whole = reason.replacing("\n", with: " ")
        #expect(whole.hasPrefix(start))
        #expect(try line == whole || words.width(whole.prefix(start.count + 1) + "…") > 200)
    }

    /// Each width has its tick; of labels that would touch, the first is written.
    @Test(arguments: [(300, 5), (60, 3), (44, 2), (24, 1)] as [(CGFloat, Int)])
    func labelsOfAnAxisDoNotTouch(length: CGFloat, count: Int) throws {
        let words = try ChartWords(fonts: .bundled())
        let ticks = [320, 345, 370, 395, 420].map { AxisTick($0) }
        let items = try words.widthAxis(MapScale(320...420, from: 10, to: 10 + length), ticks, top: 0)
        let marks = items.count { if case .fill = $0 { true } else { false } }
        let labels = items.compactMap { item -> CGFloat? in
            if case .glyphs(_, let origin, _) = item { origin.x } else { nil }
        }
        #expect(marks == 5 && labels.count == count)
        // A label is about 20 points wide, and two points stand between two of them.
        let width = try words.width("320")
        for (left, right) in zip(labels, labels.dropFirst()) { #expect(right - left > width + 1) }
    }
}
