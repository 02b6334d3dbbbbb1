import Foundation
import ViewLayout

/// The engine's view of a child, which has the name of a type of SwiftUI.
typealias EngineSubview = ViewLayout.LayoutSubview

/// A child with another one behind or in front of it, which is offered its size and changes nothing about it.
struct Layered: Element {
    let child: any Element
    let other: any Element
    let isBehind: Bool
    let alignment: ViewLayout.Alignment

    init(_ child: any Element, _ other: any Element, isBehind: Bool, alignment: ViewLayout.Alignment) {
        (self.child, self.other, self.isBehind, self.alignment) = (child, other, isBehind, alignment)
    }

    var children: [any Element] { [child, other] }
    var layoutPriority: Double { child.layoutPriority }

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        try subviews[0].size(for: proposal)
    }

    func measure(
        _ proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let inner = try subviews[0].measure(proposal)
        let second = try subviews[1].measure(ProposedSize(inner.size))
        return LayoutMeasurement(size: inner.size, firstBaseline: inner.firstBaseline, children: [inner, second])
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let first = child.place(measurement.children[0], in: bounds, context: context)
        let second = other.place(
            measurement.children[1],
            in: alignment.frame(of: measurement.children[1].size, in: bounds, context: context), context: context)
        return PlacedNode(
            kind: .zstack, frame: bounds, attributes: [.init("alignment", alignment.description)],
            children: isBehind ? [second, first] : [first, second])
    }
}

extension ViewLayout.Alignment {
    /// The rectangle of a child of a size in bounds.
    func frame(of size: CGSize, in bounds: CGRect, context: LayoutContext) -> CGRect {
        var x = bounds.minX + (bounds.width - size.width) * horizontal.share
        if context.layoutDirection == .rightToLeft { x = bounds.maxX - (x - bounds.minX) - size.width }
        let y = bounds.minY + (bounds.height - size.height) * vertical.share
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
