import Foundation
import ViewLayout

/// The widths of the transcript that are swept, in points.
///
/// A template's content has whole points, so that every whole point gives all the layouts that it has. What else changes
/// between two whole points is found by ``BreakTable``.
///
/// ```swift
/// let few: SweepWidths = [320, 402]
/// let many = SweepWidths.every.points
/// ```
public struct SweepWidths: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// The widths, ascending, each once.
    public let points: [CGFloat]

    /// Takes some widths.
    public init(_ points: [CGFloat]) { self.points = Set(points).sorted() }

    /// Takes some widths.
    public init(arrayLiteral points: CGFloat...) { self.init(points) }

    /// Every whole point of upright phones: 320 is the width of the smallest phone that has iMessage apps, 440 that of the
    /// largest (facts 5.2).
    public static let every = SweepWidths((320...440).map { CGFloat($0) })
    /// The widths of phones of which there are many.
    public static let phones: SweepWidths = [320, 375, 390, 402, 414, 430, 440]

    /// Every whole point from the narrowest device of a kind to the widest.
    package static func every(of idiom: UserInterfaceIdiom) -> SweepWidths {
        guard idiom != .phone else { return every }
        let widths = Device.all.filter { $0.idiom == idiom }.map(\.size.width)
        guard let narrowest = widths.min(), let widest = widths.max() else { return every }
        return SweepWidths(Array(stride(from: narrowest, through: widest, by: 1)))
    }

    /// Whether there is no whole point between two widths, so that what both show is true for all between them.
    package static func areNeighbours(_ first: CGFloat, _ second: CGFloat) -> Bool { second - first <= 1 }

    /// Whether ascending widths leave no whole point out from the first to the last.
    package static func isContinuous(_ widths: [CGFloat]) -> Bool {
        zip(widths, widths.dropFirst()).allSatisfy(areNeighbours)
    }
}
