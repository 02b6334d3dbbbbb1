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
    /// How a comparison turned out.
    package enum Outcome: Sendable, Equatable {
        /// By how many points the first of two lengths is larger, where equal lengths give the same either way.
        case excess(CGFloat)
        /// Which of several ways was taken.
        case way(Int)
        /// A whole number that never falls while the width grows. Between two that follow each other there is none.
        case step(Int)

        /// That a text has the lines that it has at some widths and at no others.
        package static func lines(in widths: Range<Double>) -> Outcome {
            .way(Int(truncatingIfNeeded: widths.lowerBound.bitPattern))
        }

        /// On which side of a range around zero a length lies, or in it.
        static func side(of length: CGFloat, within tolerance: CGFloat) -> Outcome {
            .way(length > tolerance ? 1 : length < -tolerance ? -1 : 0)
        }
    }

    private let list = Mutex<[Outcome]>([])

    /// Nothing decided yet.
    package init() {}

    /// The outcomes so far.
    package var outcomes: [Outcome] { list.withLock { $0 } }

    fileprivate func append(_ outcome: Outcome) { list.withLock { $0.append(outcome) } }
}

/// Comparisons that are written down where somebody asks for them.
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

    /// Writes down how a comparison turned out that was made elsewhere.
    package func note(_ outcome: @autoclosure () -> LayoutDecisions.Outcome) { decisions?.append(outcome()) }
}

extension [LayoutDecisions.Outcome] {
    /// Lengths that differ by less are equal: what sums of the same lengths in another order differ by.
    private static let tolerance: CGFloat = 1e-7

    /// The first place at which two layouts decided otherwise; nil where there is none, so that nothing between them
    /// decides otherwise.
    package func firstDifference(from other: [LayoutDecisions.Outcome]) -> LayoutDecisions.Difference? {
        for (first, second) in zip(self, other) {
            switch (first, second) {
            case (.excess(let old), .excess(let new)):
                guard Swift.min(old, new) < -Self.tolerance, Swift.max(old, new) > Self.tolerance else { continue }
                let share = old / (old - new)
                return LayoutDecisions.Difference(share: share.isFinite ? share : nil)
            case (.way(let old), .way(let new)) where old == new: continue
            case (.step(let old), .step(let new)) where abs(old - new) <= 1: continue
            default:
                return LayoutDecisions.Difference(share: nil)
            }
        }
        return count == other.count ? nil : LayoutDecisions.Difference(share: nil)
    }
}

extension LayoutDecisions {
    /// Where two layouts decided otherwise.
    package struct Difference: Sendable, Equatable {
        /// The share of the way from the one width to the other at which two lengths are equal; nil where it is not
        /// known.
        package let share: CGFloat?
    }
}
