import Foundation
import Synchronization

/// The comparisons of lengths that a layout made, in their order: which of two lengths it took, where lines break,
/// which child of a stack was asked first.
///
/// Between two comparisons a layout adds lengths and takes shares of them. So where two layouts that differ in the
/// transcript's width alone made the same comparisons with the same outcomes, every layout between them makes them,
/// too: the first comparison is of lengths that grow evenly with the width, and has one outcome between two widths at
/// which it has the same; until the second one, all lengths grow evenly again; and so on.
package final class LayoutDecisions: Sendable {
    /// The result of a comparison.
    package enum Outcome: Sendable, Equatable {
        /// How many points larger the first of two lengths is. For equal lengths, both results lead to the same layout.
        case excess(CGFloat)
        /// Which of several alternatives was chosen.
        case way(Int)
        /// A whole number that never decreases while the width grows. Nothing is between two consecutive numbers.
        case step(Int)
        /// The lines of a text at a width, in points, which are the same exactly in a range of widths.
        case lines(width: Double, in: Range<Double>)

        /// Whether a length is below, inside or above a range around zero.
        static func side(of length: CGFloat, within tolerance: CGFloat) -> Outcome {
            .way(length > tolerance ? 1 : length < -tolerance ? -1 : 0)
        }
    }

    private struct Noted {
        var outcomes: [Outcome] = []
        /// How many have asked to leave out what follows.
        var pauses = 0
    }

    private let noted = Mutex(Noted())

    /// Nothing decided yet.
    package init() {}

    /// The outcomes so far.
    package var outcomes: [Outcome] { noted.withLock { $0.outcomes } }

    /// Records the result of a comparison.
    package func append(_ outcome: Outcome) {
        noted.withLock { noted in
            guard noted.pauses == 0 else { return }
            if noted.outcomes.isEmpty { noted.outcomes.reserveCapacity(Self.usualCount) }
            noted.outcomes.append(outcome)
        }
    }

    /// How many comparisons a layout makes.
    private static let usualCount = 128

    /// Leaves out what follows: comparisons that are the same at each width.
    func pause() { noted.withLock { $0.pauses += 1 } }

    /// Ends a ``pause()``.
    func resume() { noted.withLock { $0.pauses -= 1 } }
}

/// Comparisons that are recorded if somebody needs them.
extension LayoutContext {
    /// The larger of two lengths.
    package func larger(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
        decisions?.append(.excess(first - second))
        return max(first, second)
    }

    /// The smaller of two lengths.
    package func smaller(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
        decisions?.append(.excess(first - second))
        return min(first, second)
    }

    /// The largest of some lengths; zero for none.
    func largest(_ lengths: some Sequence<CGFloat>) -> CGFloat {
        var largest: CGFloat?
        for length in lengths { largest = largest.map { larger($0, length) } ?? length }
        return largest ?? 0
    }

    /// Whether a condition on lengths holds.
    func decided(_ holds: Bool) -> Bool {
        note(.way(holds ? 1 : 0))
        return holds
    }

    /// Records the result of a comparison that was made elsewhere.
    package func note(_ outcome: @autoclosure () -> LayoutDecisions.Outcome) { decisions?.append(outcome()) }
}

extension [LayoutDecisions.Outcome] {
    /// Smaller differences count as equal: they come from sums of the same lengths in another order.
    private static let tolerance: CGFloat = 1e-7

    /// The first comparison with different results in two layouts; nil where there is none, so that no layout between
    /// them differs.
    package func firstDifference(from other: [LayoutDecisions.Outcome]) -> LayoutDecisions.Difference? {
        for (first, second) in zip(self, other) {
            switch (first, second) {
            case (.excess(let old), .excess(let new)):
                guard Swift.min(old, new) < -Self.tolerance, Swift.max(old, new) > Self.tolerance else { continue }
                let share = old / (old - new)
                return LayoutDecisions.Difference(share: share.isFinite ? share : nil)
            case (.way(let old), .way(let new)) where old == new: continue
            case (.lines(let old, let range), .lines(let new, let others)):
                if range.lowerBound == others.lowerBound { continue }
                // A text that grows has its lines up to the range's end, and one that shrinks down to its beginning.
                let share = ((new > old ? range.upperBound : range.lowerBound) - old) / (new - old)
                return LayoutDecisions.Difference(share: (0...1).contains(share) ? CGFloat(share) : nil)
            case (.step(let old), .step(let new)) where abs(old - new) <= 1: continue
            default:
                return LayoutDecisions.Difference(share: nil)
            }
        }
        return count == other.count ? nil : LayoutDecisions.Difference(share: nil)
    }
}

extension LayoutDecisions {
    /// A comparison with different results in two layouts.
    package struct Difference: Sendable, Equatable {
        /// Where between the two widths the compared lengths are equal, as a fraction of their distance; nil where it
        /// is not known.
        package let share: CGFloat?
    }
}
