import Foundation

/// A rectangle of finite numbers. Infinite and very large numbers are limited, and what is not a number becomes 0,
/// because records, tables and JSON cannot write either.
struct FiniteRect: Sendable {
    let rect: CGRect

    /// The limit: far larger than all sums of lengths in a layout, and exact to a thousandth of a point.
    static let limit: CGFloat = 1e12

    /// Makes a finite copy of a rectangle, with its numbers limited to ``limit``.
    init(_ rect: CGRect) {
        guard !Self.isFinite(rect) else {
            self.rect = rect
            return
        }
        self.rect = CGRect(
            x: Self.held(rect.origin.x), y: Self.held(rect.origin.y), width: Self.held(rect.size.width),
            height: Self.held(rect.size.height))
    }

    private static func isFinite(_ rect: CGRect) -> Bool {
        abs(rect.origin.x) <= limit && abs(rect.origin.y) <= limit && abs(rect.size.width) <= limit
            && abs(rect.size.height) <= limit
    }

    private static func held(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, -limit), limit)
    }
}
