import Foundation

/// The space that the children of a row need above and below their common baseline.
struct BaselineGuides {
    /// The maximum length above the baseline, and below it, in points.
    let above, below: CGFloat
    /// The baseline, from the top of the row; nil when no child has one.
    let baseline: CGFloat?

    init(_ negotiation: StackNegotiation, _ subviews: [LayoutSubview], in context: LayoutContext) throws {
        let children = try zip(subviews, negotiation.shares).map { subview, share in
            share.isSpacer ? LayoutMeasurement(size: share.size) : try subview.measure(share.offer)
        }
        above = context.largest(children.map { Self.guide(of: $0) })
        below = context.largest(children.map { $0.size.height - Self.guide(of: $0) })
        baseline = children.contains { $0.firstBaseline != nil } ? above : nil
    }

    /// The distance from the top of a child to the baseline; the bottom of a child without text is on it.
    static func guide(of child: LayoutMeasurement) -> CGFloat { child.firstBaseline ?? child.size.height }
}
