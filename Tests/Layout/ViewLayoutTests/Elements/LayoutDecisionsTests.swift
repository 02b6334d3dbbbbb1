import Foundation
import Testing

@testable import ViewLayout

/// What is the first comparison that two layouts made with another outcome, and where between them it changes.
@Suite struct LayoutDecisionsTests {
    typealias Outcome = LayoutDecisions.Outcome

    /// A difference that falls from 6 to -2 is zero after six of eight points, and one that rises the same way.
    @Test(arguments: [(6.0, -2.0, 0.75), (-2, 6, 0.25), (-1, 1, 0.5)] as [(Double, Double, Double)])
    func aComparisonChangesWhereTheLengthsAreEqual(old: Double, new: Double, share: Double) {
        let difference = [Outcome.excess(old)].firstDifference(from: [.excess(new)])
        #expect(difference == LayoutDecisions.Difference(share: share))
    }

    /// Lines stay up to the end of their widths, and a text that gets narrower loses them at the beginning. An end that
    /// is not between the two widths says nothing.
    @Test(
        arguments: [
            (100, 80..<120, 180, 120..<200, 0.25), (180, 120..<200, 100, 80..<120, 0.75),
            (100, 80..<120, 110, 90..<130, nil),
        ] as [(Double, Range<Double>, Double, Range<Double>, CGFloat?)])
    func linesChangeAtTheEndOfTheirWidths(
        old: Double, before: Range<Double>, new: Double, after: Range<Double>, share: CGFloat?
    ) {
        let difference = [Outcome.lines(width: old, in: before)].firstDifference(from: [.lines(width: new, in: after)])
        #expect(difference == LayoutDecisions.Difference(share: share))
    }

    @Test func equalOutcomesAreNoDifference() {
        let outcomes: [Outcome] = [.excess(3), .way(2), .step(4), .lines(width: 100, in: 80..<120)]
        #expect(
            outcomes.firstDifference(from: [.excess(1), .way(2), .step(5), .lines(width: 90, in: 80..<120)]) == nil)
        // Equal lengths lead to the same layout, whichever is taken.
        #expect([Outcome.excess(0)].firstDifference(from: [.excess(8)]) == nil)
        // Between numbers that are not next to each other there are others, and of an alternative the place is not known.
        for (one, other) in [(Outcome.step(4), Outcome.step(6)), (.way(1), .way(0)), (.way(1), .step(1))] {
            #expect([one].firstDifference(from: [other]) == LayoutDecisions.Difference(share: nil))
        }
        #expect(outcomes.firstDifference(from: outcomes.dropLast()) == LayoutDecisions.Difference(share: nil))
    }
}
