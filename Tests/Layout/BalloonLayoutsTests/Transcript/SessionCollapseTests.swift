import BalloonFixtures
import BalloonLayouts
import Foundation
import Testing

@testable import BalloonLayouts

/// Messages of one session (facts 1.7): the newest stays, the others leave a line with their summary, or nothing.
@Suite struct SessionCollapseTests {
    @Test func theNewestOfASessionStays() {
        #expect(
            SessionCollapse.areReplaced(["a", nil, "b", "a", nil, "a"]) == [true, false, false, true, false, false])
    }

    /// A line is where its message was, and says whose it was and where in the scene it stands.
    @Test func aLineKeepsWhatItsMessageWas() {
        func entry(_ session: String?, _ summary: String?, path: String) -> Transcript.Entry {
            var entry = TranscriptTests.message("A", session: session, summary: summary, TranscriptTests.ada)
            entry.path = path
            return entry
        }
        let entries = [
            entry("a", "first", path: "entries[0]"), entry("b", "alone", path: "entries[1]"),
            entry("a", nil, path: "entries[2]"), entry("a", "", path: "entries[3]"),
            entry("a", "last", path: "entries[4]"),
        ]
        let collapsed = SessionCollapse.collapsed(entries)
        #expect(collapsed.map { $0?.path } == ["entries[0]", "entries[1]", nil, nil, "entries[4]"])
        guard case .line(let text)? = collapsed[0]?.content, case .message? = collapsed[4]?.content else {
            Issue.record("\(collapsed)")
            return
        }
        #expect(text == "first" && collapsed[0]?.sender == TranscriptTests.ada)
    }

    /// Where no balloons are drawn, no session collapses, and each dropped sticker is a picture of its sender that stands
    /// where its message stood.
    @Test func anEarlierSystemSeesEverythingInItsPlace() {
        var entry = TranscriptTests.message("A", session: "a", summary: "first", TranscriptTests.ada)
        entry.path = "entries[3]"
        entry.droppedStickers = [1, 2].map {
            .init(sticker: TranscriptTests.sticker(width: 300 * $0, height: 300), position: .zero)
        }
        let seen = entry.withoutBalloons(metrics: MessagesMetrics())
        #expect(seen.count == 3)
        for entry in seen {
            #expect(entry.path == "entries[3]" && entry.sender == TranscriptTests.ada && entry.droppedStickers.isEmpty)
            guard case .message(let message) = entry.content else {
                Issue.record("\(entry)")
                continue
            }
            #expect(message.session == nil)
        }
    }

    /// A sticker that is received as a picture is laid out by the metrics that are given.
    @Test func aPictureOfAStickerHasTheMetrics() {
        var metrics = MessagesMetrics()
        metrics.template.tailHeight = 9
        metrics.transcript.gapInRun = 8
        metrics.fallback.photoMaximumHeight = 77
        let sticker = TranscriptTests.sticker()
        var entry = Transcript.Entry(.sticker(sticker))
        entry.droppedStickers = [.init(sticker: sticker, position: .zero)]
        let balloons = entry.withoutBalloons(metrics: metrics).compactMap { entry -> BalloonLayout? in
            if case .message(let message) = entry.content { message.balloon } else { nil }
        }
        #expect(balloons.map(\.metrics) == [metrics.template, metrics.template])
        #expect(balloons.map(\.transcriptMetrics) == [metrics.transcript, metrics.transcript])
        #expect(balloons.map(\.fallbackMetrics) == [metrics.fallback, metrics.fallback])
    }
}
