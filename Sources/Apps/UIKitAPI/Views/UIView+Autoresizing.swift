import Foundation

extension UIView {
    /// What of a view follows another size of the view around it. UIKit's raw values.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Makes a mask of UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The space at the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The space at the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The space above.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The space below.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Follows another size of the view around this one: each flexible part takes its share of the difference, in
    /// proportion to its length, and evenly where all are of no length.
    func follow(from before: CGSize, to after: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let horizontal = Self.followed(
            start: frame.minX, length: frame.width, of: before.width, to: after.width,
            isFlexible: (
                autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
                autoresizingMask.contains(.flexibleRightMargin)
            ))
        let vertical = Self.followed(
            start: frame.minY, length: frame.height, of: before.height, to: after.height,
            isFlexible: (
                autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
                autoresizingMask.contains(.flexibleBottomMargin)
            ))
        frame = CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    private static func followed(
        start: CGFloat, length: CGFloat, of before: CGFloat, to after: CGFloat,
        isFlexible: (start: Bool, length: Bool, end: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let difference = after - before
        let parts = [
            isFlexible.start ? start : 0, isFlexible.length ? length : 0,
            isFlexible.end ? before - start - length : 0,
        ]
        let flexible = [isFlexible.start, isFlexible.length, isFlexible.end]
        let count = CGFloat(flexible.filter { $0 }.count)
        guard count > 0, difference != 0 else { return (start, length) }
        let sum = parts.reduce(0, +)
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return sum > 0 ? difference * parts[index] / sum : difference / count
        }
        return (start + share(0), length + share(1))
    }
}
