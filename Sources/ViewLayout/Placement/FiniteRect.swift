import Foundation

/// A rectangle of finite numbers. What a number cannot say is held at the limit: records, tables and JSON have no word for
/// infinity, and an arithmetic with it ends in what is not a number.
struct FiniteRect: Sendable {
    let rect: CGRect

    /// Far beyond all sums of lengths that a layout can have, and exact to a thousandth of a point.
    static let limit: CGFloat = 1e12

    /// Takes a rectangle as it is, as far as its numbers are finite and within ``limit``.
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
