import Foundation
import Sweeps

/// The widths of the transcript that a test sweeps, in points.
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

    /// Every whole point from the smallest phone that has iMessage apps to the largest.
    public static let every = SweepWidths(EveryWidth.ofPhones)
    /// The widths of phones of which there are many.
    public static let phones: SweepWidths = [320, 375, 390, 402, 414, 430, 440]
}

extension [UIContentSizeCategory] {
    /// All twelve text sizes.
    public static var all: [UIContentSizeCategory] { UIContentSizeCategory.allCases }
}
