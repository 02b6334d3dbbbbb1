import Foundation

/// A child of which something is changed: what it says to the stack around it, where it is drawn, or how.
package struct Changed: Wrapper {
    package let child: any Element
    private let priority: Double?
    private let moved: Move?
    private let check: @Sendable () throws -> Void
    private let change: Change

    /// Where the child is drawn; the place stays.
    package typealias Move = @Sendable (CGRect, LayoutContext) -> CGRect
    /// Changes the placed child.
    package typealias Change = @Sendable (PlacedNode, CGRect, LayoutContext) -> PlacedNode

    /// - Parameter check: throws for a length that cannot be drawn.
    package init(
        _ child: any Element, priority: Double? = nil, change: @escaping Change = { node, _, _ in node },
        moved: Move? = nil, check: @escaping @Sendable () throws -> Void = {}
    ) { (self.child, self.priority, self.moved, self.check, self.change) = (child, priority, moved, check, change) }

    package var layoutPriority: Double { priority ?? child.layoutPriority }
    package func validate() throws { try check() }

    package func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        change(child, bounds, context)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let place = moved?(bounds, context) ?? bounds
        return change(child.place(measurement.children[0], in: place, context: context), bounds, context)
    }
}

extension Changed {
    /// A child with facts for the record, or another name. What is said further out counts.
    package static func annotated(
        _ child: any Element, _ attributes: [LayoutRecord.Attribute], id: String? = nil
    ) -> Changed {
        Changed(child) { child, _, _ in
            var node = child
            let names = Set(attributes.map(\.name))
            node.attributes.removeAll { names.contains($0.name) }
            node.attributes += attributes
            if let id { node.id = id }
            return node
        }
    }
}

/// An element that is made when its place is known or its size is asked for. It is used on the main thread.
package struct Deferred: Element, @unchecked Sendable {
    private let alignment: Alignment
    private let size: (ProposedSize, LayoutContext) throws -> CGSize
    private let make: (CGRect, LayoutContext) throws -> any Element

    /// - Parameters:
    ///   - size: the size for an offer.
    ///   - make: the element for a place.
    package init(
        alignment: Alignment = .topLeading, size: @escaping (ProposedSize, LayoutContext) throws -> CGSize,
        make: @escaping (CGRect, LayoutContext) throws -> any Element
    ) { (self.alignment, self.size, self.make) = (alignment, size, make) }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize { try size(proposal, context) }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        var node = PlacedNode(kind: .frame, frame: bounds)
        do {
            let element = try make(bounds, context)
            let inner = try element.measure(ProposedSize(bounds.size), in: context)
            let frame = alignment.place(inner.size, in: bounds, direction: context.layoutDirection)
            node.children = [element.place(inner, in: frame, context: context)]
        } catch {
            node.attributes.append(.init("undrawn", "view that cannot be laid out: \(error)"))
        }
        return node
    }
}
