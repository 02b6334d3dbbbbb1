import Drawing
import Foundation
import Support
import UIKitAPI
import ViewLayout

/// The engine's view of a child, which has the name of a type of SwiftUI.
typealias EngineSubview = ViewLayout.LayoutSubview

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
            let frame = alignment.placed.place(inner.size, in: bounds, direction: context.layoutDirection)
            node.children = [element.place(inner, in: frame, context: context)]
        } catch {
            node.attributes.append(.init("undrawn", "view that cannot be laid out: \(error)"))
        }
        return node
    }
}
