import Testing

@testable import BalloonCommands

/// What a terminal says about long work.
struct ProgressTextTests {
    @Test func rateAndTimeLeft() {
        let text = ProgressText(done: 1200, total: 4800, elapsed: .seconds(2))
        #expect(text.words == "1200/4800, 600 per second, 6 s left")
        #expect(text.bar.count { $0 == "█" } == 7 && text.bar.count == 30)
        #expect(ProgressText(done: 3, total: 9, elapsed: .seconds(2)).words == "3/9, 1.5 per second, 4 s left")
        #expect(ProgressText(done: 0, total: 9, elapsed: .seconds(2)).words == "0/9")
    }

    @Test func timesAreInTwoUnitsAtMost() {
        #expect([5.2, 61, 3599, 7260].map(ProgressText.time) == ["6 s", "1 min 1 s", "59 min 59 s", "2 h 1 min"])
    }
}
