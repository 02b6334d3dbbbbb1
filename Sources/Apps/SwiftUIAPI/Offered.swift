import Foundation
import ViewLayout

/// A child that is offered something else than the element is, in a size and at a place that follow from it.
struct Offered: Element {
    let child: any Element
    /// Another viewer for the child; nil for the same one.
    var traits: TraitCollection?
    /// The offer for the child.
    var offer: @Sendable (ProposedSize, EngineSubview, LayoutContext) throws -> ProposedSize = { offer, _, _ in offer }
    /// The size of the element, by that of the child and the offer.
    var outer: @Sendable (CGSize, ProposedSize) -> CGSize = { inner, _ in inner }
    /// The place of the child, by its size and the place of the element: in the middle where nothing is said.
    var frame: @Sendable (CGSize, CGRect, LayoutContext) -> CGRect = {
        ViewLayout.Alignment.center.frame(of: $0, in: $1, context: $2)
    }

    var children: [any Element] { [child] }
    var layoutPriority: Double { child.layoutPriority }

    func contextOfChildren(in context: LayoutContext) -> LayoutContext {
        guard let traits else { return context }
        var context = context
        context.traits = traits
        return context
    }

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        outer(try subviews[0].size(for: offer(proposal, subviews[0], context)), proposal)
    }

    func measure(
        _ proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let inner = try subviews[0].measure(offer(proposal, subviews[0], context))
        let size = outer(inner.size, proposal)
        let top = frame(inner.size, CGRect(origin: .zero, size: size), context).minY
        return LayoutMeasurement(size: size, firstBaseline: inner.firstBaseline.map { top + $0 }, children: [inner])
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let inner = measurement.children[0]
        return child.place(
            inner, in: frame(inner.size, bounds, context), context: contextOfChildren(in: context))
    }
}

extension Offered {
    /// A child in its ideal width, or height.
    static func fixedSize(_ child: any Element, horizontal: Bool, vertical: Bool) -> Offered {
        Offered(child: child) { proposal, _, _ in
            ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        }
    }

    /// A child with another ideal width and height.
    static func idealSize(_ child: any Element, width: CGFloat?, height: CGFloat?) -> Offered {
        Offered(
            child: child,
            offer: { proposal, _, _ in
                ProposedSize(width: proposal.width ?? width, height: proposal.height ?? height)
            },
            outer: { size, proposal in
                CGSize(
                    width: proposal.width == nil ? width ?? size.width : size.width,
                    height: proposal.height == nil ? height ?? size.height : size.height)
            })
    }

    /// A child with insets of which some are below zero, so that it extends beyond its place there.
    static func padded(_ child: any Element, _ insets: EdgeInsets) -> Offered {
        let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        return Offered(
            child: child,
            offer: { proposal, _, _ in
                ProposedSize(
                    width: proposal.width.map { max(0, $0 - across) },
                    height: proposal.height.map { max(0, $0 - down) })
            },
            outer: { size, _ in CGSize(width: max(0, size.width + across), height: max(0, size.height + down)) },
            frame: { size, bounds, context in
                let left = context.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
                return CGRect(origin: CGPoint(x: bounds.minX + left, y: bounds.minY + insets.top), size: size)
            })
    }

    /// A child that keeps an aspect ratio.
    /// - Parameter ratio: width over height; nil for that of the child's ideal size.
    static func aspectRatio(_ child: any Element, _ ratio: CGFloat?, _ mode: ContentMode) -> Offered {
        Offered(child: child) { proposal, subview, context in
            let ideal = try subview.size(for: .unspecified)
            let own = ratio ?? ideal.width / ideal.height
            guard own > 0, own.isFinite else { return proposal }
            switch (proposal.width, proposal.height) {
            case (nil, nil):
                return ratio == nil ? .unspecified : ProposedSize(width: ideal.height * own, height: ideal.height)
            case (let width?, nil): return ProposedSize(width: width, height: width / own)
            case (nil, let height?): return ProposedSize(width: height * own, height: height)
            case (let width?, let height?):
                let across = height * own
                let most = mode == .fit ? context.smaller(across, width) : context.larger(across, width)
                return most == across
                    ? ProposedSize(width: across, height: height) : ProposedSize(width: width, height: width / own)
            }
        }
    }
}
