import Drawing
import Foundation
import Support
import UIKitAPI
import ViewLayout

/// An element that only changes what its child says to the stack around it, or how it is drawn.
struct Changed: Wrapper {
    let child: any Element
    var priority: Double?
    /// Changes the placed child.
    var change: @Sendable (PlacedNode, CGRect, LayoutContext) -> PlacedNode = { node, _, _ in node }

    var layoutPriority: Double { priority ?? child.layoutPriority }
    func validate() {}

    func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        change(child, bounds, context)
    }
}

/// A child with facts for the record, or another name.
struct Annotated: Wrapper {
    let child: any Element
    let attributes: [LayoutRecord.Attribute]
    var id: String?

    init(_ child: any Element, attributes: [LayoutRecord.Attribute], id: String? = nil) {
        (self.child, self.attributes, self.id) = (child, attributes, id)
    }

    var layoutPriority: Double { child.layoutPriority }
    func validate() {}

    func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        var node = child
        let names = Set(attributes.map(\.name))
        // What is set further out counts.
        node.attributes.removeAll { names.contains($0.name) }
        node.attributes += attributes
        if let id { node.id = id }
        return node
    }
}

/// A child for another viewer.
struct ForTraits: Element {
    let child: any Element
    let traits: TraitCollection

    var children: [any Element] { [child] }
    var layoutPriority: Double { child.layoutPriority }

    func contextOfChildren(in context: LayoutContext) -> LayoutContext {
        var context = context
        context.traits = traits
        return context
    }

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        try subviews[0].size(for: proposal)
    }

    func measure(
        _ proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let inner = try subviews[0].measure(proposal)
        return LayoutMeasurement(size: inner.size, firstBaseline: inner.firstBaseline, children: [inner])
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        child.place(measurement.children[0], in: bounds, context: contextOfChildren(in: context))
    }
}

/// A child in its ideal size.
struct FixedSize: Element {
    let child: any Element
    let isHorizontal, isVertical: Bool

    var children: [any Element] { [child] }
    var layoutPriority: Double { child.layoutPriority }

    private func offer(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
    }

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        try subviews[0].size(for: offer(proposal))
    }

    func measure(
        _ proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let inner = try subviews[0].measure(offer(proposal))
        return LayoutMeasurement(size: inner.size, firstBaseline: inner.firstBaseline, children: [inner])
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let size = measurement.children[0].size
        let frame = ViewLayout.Alignment.center.frame(of: size, in: bounds, context: context)
        return child.place(measurement.children[0], in: frame, context: context)
    }
}

/// A child that keeps an aspect ratio.
struct AspectRatio: Element {
    let child: any Element
    /// Width over height; nil for that of the child's ideal size.
    let ratio: CGFloat?
    let mode: ContentMode

    var children: [any Element] { [child] }
    var layoutPriority: Double { child.layoutPriority }

    /// The offer for the child.
    private func offer(
        _ proposal: ProposedSize, _ subviews: [EngineSubview], _ context: LayoutContext
    ) throws -> ProposedSize {
        let ideal = try subviews[0].size(for: .unspecified)
        guard ideal.width > 0, ideal.height > 0 else { return proposal }
        let ratio = ratio ?? ideal.width / ideal.height
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return self.ratio == nil ? .unspecified : ProposedSize(width: ideal.height * ratio, height: ideal.height)
        case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let across = height * ratio
            if across == width { return ProposedSize(width: width, height: height) }
            let isWide =
                mode == .fit ? context.smaller(across, width) == across : context.larger(across, width) == across
            return isWide
                ? ProposedSize(width: across, height: height) : ProposedSize(width: width, height: width / ratio)
        }
    }

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        try subviews[0].size(for: offer(proposal, subviews, context))
    }

    func measure(
        _ proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let inner = try subviews[0].measure(offer(proposal, subviews, context))
        return LayoutMeasurement(size: inner.size, firstBaseline: inner.firstBaseline, children: [inner])
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let frame = ViewLayout.Alignment.center.frame(of: measurement.children[0].size, in: bounds, context: context)
        return child.place(measurement.children[0], in: frame, context: context)
    }
}

/// An element that is made when its place is known or its size is asked for. It is used on the main thread.
struct Deferred: Element, @unchecked Sendable {
    /// The size for an offer.
    let size: (ProposedSize, LayoutContext) throws -> CGSize
    /// The element for a size.
    let make: (CGSize, LayoutContext) throws -> any Element
    /// Where the element is in a larger place.
    var alignment = Alignment.topLeading
    /// Facts for the record.
    var kind = NodeKind.frame

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        try size(proposal, context)
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        var node = PlacedNode(kind: kind, frame: bounds)
        do {
            let element = try make(bounds.size, context)
            let inner = try element.measure(ProposedSize(bounds.size), in: context)
            let frame = alignment.placed.frame(of: inner.size, in: bounds, context: context)
            node.children = [element.place(inner, in: frame, context: context)]
        } catch {
            node.attributes.append(.init("undrawn", "view that cannot be laid out: \(error)"))
        }
        return node
    }
}
