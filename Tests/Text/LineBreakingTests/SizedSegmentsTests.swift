import Testing

@testable import LineBreaking

/// Where lines of a text may be cut, and how far its parts reach.
struct SizedSegmentsTests {
    private static let em = MonospacedText.em

    private func ask<Answer>(
        _ text: MonospacedText, tracking: Int = 0, _ question: (SizedSegments) -> Answer
    ) -> Answer {
        withExtendedLifetime(text.segments) { question(SizedSegments(text.segments, tracking: tracking)) }
    }

    /// White space at the end of a line hangs ("CSS Text 3", 4.1.3); what is before the line is not of it.
    @Test(arguments: [(0, 5, 1), (1, 5, 1), (2, 5, 2), (3, 5, 3), (0, 6, 6), (0, 1, 1), (2, 2, 2), (4, 6, 6)])
    func whiteSpaceHangsToTheStartOfItsLine(_ start: Int, _ end: Int, _ visibleEnd: Int) {
        #expect(ask(MonospacedText("a    b")) { $0.withoutHanging(start..<end) } == visibleEnd)
    }

    /// A word is cut between graphemes alone.
    @Test(arguments: [(0, 5, 3), (0, 2, 2), (1, 5, 3), (3, 5, 4), (4, 5, 5), (2, 3, 3)])
    func emergencyBreaks(_ offset: Int, _ end: Int, _ next: Int) {
        let text = MonospacedText("abcde", joined: [1, 2])
        #expect(ask(text) { $0.nextEmergencyBreak(after: offset, to: end) } == next)
        #expect(ask(text) { $0.isOneGrapheme(offset..<end) } == (next == end))
        #expect(ask(text) { $0.isOneGrapheme(offset..<offset) })
    }

    /// Not directly before a soft hyphen and not directly after it; a line that ends there has the hyphen's width.
    @Test func softHyphens() {
        let text = MonospacedText("ab\u{AD}cd", hyphen: 2)
        #expect(ask(text) { segments in (0...5).filter { segments.isCut($0) } } == [0, 1, 4, 5])
        #expect(
            ask(text) { segments in (0...5).map { segments.hyphenAdvance(endingAt: $0) / Self.em } } == [
                0, 0, 0, 2, 0, 0,
            ])
        #expect(
            ask(text) { [$0.width(from: 0, to: 2, endingAt: 3), $0.width(from: 0, to: 5, endingAt: 5)] }
                == [4 * Self.em, 4 * Self.em])
    }

    /// "CSS Text 3", 4.2: to the next multiple of eight spaces; half a space before it, it is the one behind that.
    @Test(arguments: [(0.0, 8.0), (1, 7), (7, 1), (7.5, 0.5), (7.51, 8.49), (8, 8), (12, 4), (15.6, 8.4)])
    func tabs(_ position: Double, _ advance: Double) {
        let units = ask(MonospacedText("a\tb")) { $0.tabAdvance(at: Int((position * Double(Self.em)).rounded())) }
        #expect(abs(Double(units) / Double(Self.em) - advance) < 0.001)
    }

    /// A space has its tracking, and so have eight of them; each tracked cluster before an offset counts.
    @Test func trackingCounts() {
        let (text, tracking) = (MonospacedText("ab cd", tracked: true), Self.em / 4)
        #expect(ask(MonospacedText("a\tb"), tracking: tracking) { $0.tabAdvance(at: 0) } == 10 * Self.em)
        #expect(ask(text, tracking: tracking) { $0.advance(from: 1, to: 5) } == 5 * Self.em)
        #expect(ask(text, tracking: tracking) { [$0.position(0), $0.position(4)] } == [0, 5 * Self.em])
        #expect(ask(text) { segments in (0..<segments.count).map { segments.start(ofSegment: $0) } } == [0, 3])
    }
}
