import Foundation

/// A piece of layout: says how large it is for a proposal, then takes its place.
///
/// Layout has three steps, and each hands over to the next:
/// 1. `size` answers how large the element is for a proposal. A parent may ask for several proposals before it decides.
/// 2. `measure` answers the proposal that the parent decided for, with all that placing needs: the size, the first
///    baseline, the children's own measurements, the lines of a text.
/// 3. `place` turns that measurement into nodes. It asks nobody, and shapes and breaks no text.
///
/// Contract:
/// - `size` and `measure` MUST be functions of the element, the proposal and the context alone, and agree on the size.
/// - They MUST ask the children through the subviews that they are given, which remember every answer for one layout
///   pass.
/// - `place` MUST fill exactly the bounds it is given; a parent proposes, a child answers, the parent decides.
package protocol Element: Sendable {
    /// The elements inside this one, in the order of the subviews and of the measurement's children. None by default.
    var children: [any Element] { get }

    /// Which children of a stack are offered length first: those of a larger priority; 0 by default.
    var layoutPriority: Double { get }

    /// The context in which the children are measured; by default the element's own.
    func contextOfChildren(in context: LayoutContext) -> LayoutContext

    /// What answers in place of the element for a layout pass, where something can be done once for all proposals. It
    /// MUST answer as the element does; nil for the element itself, as by default.
    func prepared(in context: LayoutContext) -> (any Element)?

    /// The element where it is a spacer. A cast would ask the runtime for each child of a stack.
    var spacer: Spacer? { get }

    /// The size of the element for a proposal, in points.
    /// - Throws: ``LayoutError`` for an invalid length, `TypesettingError` for text that cannot be set.
    func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) throws -> CGSize

    /// The size and everything that placing needs. By default only the size, which is enough for an element without
    /// children.
    /// - Throws: see ``size(for:subviews:in:)``.
    func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement

    /// Places the element.
    /// - Parameters:
    ///   - measurement: the result of ``measure(_:subviews:in:)`` for this place.
    ///   - bounds: the place, in points in the coordinates of the balloon.
    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode
}

extension Element {
    package var children: [any Element] { [] }

    package var layoutPriority: Double { 0 }

    package func contextOfChildren(in context: LayoutContext) -> LayoutContext { context }

    package func prepared(in context: LayoutContext) -> (any Element)? { nil }

    package var spacer: Spacer? { nil }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        LayoutMeasurement(size: try size(for: proposal, subviews: subviews, in: context))
    }
}

/// Layout passes with one request each. For several requests about an element, make one ``LayoutSubview`` and
/// use it, so that nothing is measured twice.
extension Element {
    /// The measurement for a proposal, to pass to ``place(_:in:context:)``.
    package func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> LayoutMeasurement {
        try LayoutSubview(self, in: context).measure(proposal)
    }

    /// Places the element so that it fills the bounds, as a balloon's view fills its balloon.
    package func place(in bounds: CGRect, context: LayoutContext) throws -> PlacedNode {
        try place(LayoutSubview(self, in: context).measure(toFill: bounds.size), in: bounds, context: context)
    }
}
