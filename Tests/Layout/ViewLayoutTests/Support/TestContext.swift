import Foundation
import Typesetting

@testable import ViewLayout

/// The vendored fonts, opened once for all tests of this target.
private let fonts: Result<FontCascade, any Error> = Result { try FontCascade.bundled() }

/// A context of the default viewer, with the changes that a test needs.
func makeContext(_ change: (inout TraitCollection) -> Void = { _ in }) throws -> LayoutContext {
    var traits = TraitCollection()
    change(&traits)
    return LayoutContext(traits: traits, fonts: try fonts.get())
}

/// An element that answers the nearest length to its offer within limits, for tests of negotiation.
struct Stretchy: Element {
    var width: ClosedRange<CGFloat>
    var height: ClosedRange<CGFloat> = 10...10
    var id: String?

    func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) -> CGSize {
        CGSize(
            width: min(max(proposal.width ?? width.lowerBound, width.lowerBound), width.upperBound),
            height: min(max(proposal.height ?? height.lowerBound, height.lowerBound), height.upperBound))
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        PlacedNode(id: id, kind: .view, frame: bounds)
    }
}

extension Element {
    /// Measures the element for a proposal, and places it.
    func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        place(try measure(proposal, in: context), in: bounds, context: context)
    }
}

extension PlacedNode {
    /// The first node of a name, depth first.
    func find(_ id: String) -> PlacedNode? {
        self.id == id ? self : children.lazy.compactMap { $0.find(id) }.first
    }
}

extension Element {
    /// The size for a proposal, in points.
    func size(for proposal: ProposedSize, in context: LayoutContext) throws -> CGSize {
        try LayoutSubview(self, in: context).size(for: proposal)
    }
}

extension ProposedSize {
    /// Requests the maximum size.
    static let infinity = ProposedSize(width: .infinity, height: .infinity)
}
