import Foundation

/// A child that is offered something else than the element is, in a size and at a place that follow from it.
package struct Offered: Element {
    package let child: any Element
    private let traits: TraitCollection?
    private let offer: Offer
    private let outer: Outer
    private let frame: Place

    /// The offer for the child, by that for the element.
    package typealias Offer = @Sendable (ProposedSize, LayoutSubview, LayoutContext) throws -> ProposedSize
    /// The size of the element, by that of the child and the offer.
    package typealias Outer = @Sendable (CGSize, ProposedSize) -> CGSize
    /// The place of the child, by its size and the place of the element.
    package typealias Place = @Sendable (CGSize, CGRect, LayoutDirection) -> CGRect

    /// Makes an element that changes what its child is offered; the child is in the middle where nothing else is said.
    /// - Parameter traits: another viewer for the child; nil for the same one.
    package init(
        _ child: any Element, traits: TraitCollection? = nil, offer: @escaping Offer = { offer, _, _ in offer },
        outer: @escaping Outer = { inner, _ in inner },
        frame: @escaping Place = { Alignment.center.place($0, in: $1, direction: $2) }
    ) {
        (self.child, self.traits, self.offer, self.outer, self.frame) = (child, traits, offer, outer, frame)
    }

    package var children: [any Element] { [child] }
    package var layoutPriority: Double { child.layoutPriority }

    package func contextOfChildren(in context: LayoutContext) -> LayoutContext {
        guard let traits else { return context }
        var context = context
        context.traits = traits
        return context
    }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        outer(try subviews[0].size(for: offer(proposal, subviews[0], context)), proposal)
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let inner = try subviews[0].measure(offer(proposal, subviews[0], context))
        let size = outer(inner.size, proposal)
        let top = frame(inner.size, CGRect(origin: .zero, size: size), context.layoutDirection).minY
        return LayoutMeasurement(size: size, firstBaseline: inner.firstBaseline.map { top + $0 }, children: [inner])
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let inner = measurement.children[0]
        return child.place(
            inner, in: frame(inner.size, bounds, context.layoutDirection), context: contextOfChildren(in: context))
    }
}

extension Offered {
    /// A child in its ideal width, or height.
    package static func fixedSize(_ child: any Element, horizontal: Bool, vertical: Bool) -> Offered {
        Offered(child) { proposal, _, _ in
            ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        }
    }

    /// A child with another ideal width and height, in points.
    package static func idealSize(_ child: any Element, width: CGFloat?, height: CGFloat?) -> Offered {
        Offered(
            child,
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
    package static func padded(_ child: any Element, _ insets: EdgeInsets) -> Offered {
        let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        return Offered(
            child,
            offer: { proposal, _, _ in
                ProposedSize(
                    width: proposal.width.map { max(0, $0 - across) },
                    height: proposal.height.map { max(0, $0 - down) })
            },
            outer: { size, _ in CGSize(width: max(0, size.width + across), height: max(0, size.height + down)) },
            frame: { size, bounds, direction in
                let left = direction == .rightToLeft ? insets.trailing : insets.leading
                return CGRect(origin: CGPoint(x: bounds.minX + left, y: bounds.minY + insets.top), size: size)
            })
    }

    /// A child that keeps an aspect ratio.
    /// - Parameter ratio: width over height; nil for that of the child's ideal size.
    package static func aspectRatio(
        _ child: any Element, _ ratio: CGFloat?, _ mode: ImageElement.ContentMode
    ) -> Offered {
        Offered(child) { proposal, subview, context in
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

    /// The first screen of a child that scrolls along some axes, and begins at the leading edge and the top of them.
    package static func scrolling(_ child: any Element, horizontal: Bool, vertical: Bool) -> Offered {
        Offered(
            child,
            offer: { proposal, _, _ in
                ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
            },
            outer: { own, proposal in
                CGSize(
                    width: horizontal ? proposal.width ?? own.width : own.width,
                    height: vertical ? proposal.height ?? own.height : own.height)
            },
            frame: { size, bounds, direction in
                Alignment(horizontal: horizontal ? .leading : .center, vertical: vertical ? .top : .center)
                    .place(size, in: bounds, direction: direction)
            })
    }
}
