import Foundation

/// The first child whose ideal size fits the offer; the last one where none does.
package struct FirstFitting: Element {
    package let children: [any Element]
    private let axes: Set<Axis>

    /// Makes a choice.
    /// - Parameter axes: the axes along which a child must fit.
    package init(_ children: [any Element], axes: Set<Axis>) { (self.children, self.axes) = (children, axes) }

    private func choice(_ proposal: ProposedSize, _ subviews: [LayoutSubview], _ context: LayoutContext) throws -> Int {
        var free = proposal
        for axis in axes { free[axis] = nil }
        for (index, subview) in subviews.enumerated() {
            let ideal = try subview.size(for: free)
            let fits = axes.allSatisfy { axis in
                guard let offered = proposal[axis] else { return true }
                return context.decided(ideal[axis] <= offered + PixelGrid.tolerance)
            }
            if fits { return index }
        }
        return subviews.count - 1
    }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize { try subviews[choice(proposal, subviews, context)].size(for: proposal) }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let index = try choice(proposal, subviews, context)
        let inner = try subviews[index].measure(proposal)
        // The number of measurements says which child was chosen.
        return LayoutMeasurement(
            size: inner.size, firstBaseline: inner.firstBaseline,
            children: Array(repeating: LayoutMeasurement(size: .zero), count: index) + [inner])
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let index = measurement.children.count - 1
        return children[index].place(measurement.children[index], in: bounds, context: context)
    }
}
