import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The space around dates, and the size of receipts.
@Suite struct TranscriptGapsTests {
    typealias Entry = Transcript.Entry

    /// The top of the last entry.
    private func top(_ entries: [Entry], opening: CGFloat, later: CGFloat) throws -> CGFloat {
        var (transcript, metrics) = (Transcript(entries: entries), TranscriptMetrics())
        (metrics.openingDateGapBelow, metrics.dateGapBelow) = (opening, later)
        transcript.metrics = metrics
        return try #require(try transcript.place(in: context()).record.nodes.last { $0.depth == 1 }).frame.minY
    }

    /// The date that opens a conversation has a space of its own below it, and so has every later one.
    @Test(arguments: [true, false]) func theFirstDateHasItsOwnSpace(isOpening: Bool) throws {
        let (date, text) = (Entry(.date("Today")), TranscriptTests.text("Yes"))
        let entries = isOpening ? [date, text] : [text, date, text]
        let own = try top(entries, opening: 10, later: 20)
        #expect(try isClose(top(entries, opening: 40, later: 20) - own, isOpening ? 30 : 0, within: 0.34))
        #expect(try isClose(top(entries, opening: 10, later: 50) - own, isOpening ? 0 : 30, within: 0.34))
    }

    /// Its size is that of Large, and it grows with the text size of the viewer.
    @Test func receiptsGrowWithTheTextSize() {
        let metrics = TranscriptMetrics()
        let sizes = ContentSizeCategory.allCases.map { category -> Double in
            let traits = TraitCollection(preferredContentSizeCategory: category)
            return Double(metrics.receiptFont(for: traits).resolved(with: traits).pointSize)
        }
        #expect(sizes == sizes.sorted() && sizes[0] < sizes[11] / 1.5)
        #expect(abs(sizes[3] - Double(metrics.receiptSize)) < 1e-9)
    }

    /// In a group the name of a sender stands above the balloon, as far as the metric says, to the nearest pixel.
    @Test(arguments: [0, 3, 20] as [CGFloat]) func aNameHasASpaceBelow(_ gap: CGFloat) throws {
        var metrics = TranscriptMetrics()
        metrics.nameGap = gap
        let entries = [TranscriptTests.text("a", TranscriptTests.ada), TranscriptTests.text("b", TranscriptTests.ben)]
        let nodes = try Transcript(entries: entries, metrics: metrics).place(in: context()).record.nodes
        let names = nodes.filter { $0.id.hasPrefix("name") }.map(\.frame.maxY)
        let balloons = nodes.filter { $0.kind == "bubble" }.map(\.frame.minY)
        #expect(names.count == 2 && zip(names, balloons).allSatisfy { isClose($1 - $0, gap, within: 0.17) })
    }
}
