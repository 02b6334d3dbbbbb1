import Foundation

/// What the children of a row need above and below the line on which their first baselines stand.
struct BaselineGuides {
    /// The largest length above the line, and the largest below it, in points.
    let above, below: CGFloat
    /// The line, from the top of the row; nil when no child has a baseline.
    let baseline: CGFloat?

    init(_ negotiation: StackNegotiation, _ subviews: [LayoutSubview], in context: LayoutContext) throws {
        let children = try zip(subviews, negotiation.shares).map { subview, share in
            share.isSpacer ? LayoutMeasurement(size: share.size) : try subview.measure(share.offer)
        }
        above = context.largest(children.map { Self.guide(of: $0) })
        below = context.largest(children.map { $0.size.height - Self.guide(of: $0) })
        baseline = children.contains { $0.firstBaseline != nil } ? above : nil
    }

    /// Points from the top of a child to the line: a child without text stands on it with its bottom.
    static func guide(of child: LayoutMeasurement) -> CGFloat { child.firstBaseline ?? child.size.height }
}
