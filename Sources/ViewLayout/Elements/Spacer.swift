import Foundation
import Support

/// Free space. In a stack it takes what the other children leave, along the stack only; elsewhere it takes what it is
/// offered.
public struct Spacer: Element {
    /// The name in records.
    public var id: String?
    /// The least length, in points.
    public var minLength: CGFloat

    /// Makes a spacer. `minLength` is in points.
    public init(minLength: CGFloat = 0, id: String? = nil) {
        self.minLength = minLength
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        try validate()
        let size = CGSize(
            width: max(minLength, proposal.width ?? minLength), height: max(minLength, proposal.height ?? minLength))
        let staysAtMinimum = 0..<minLength.nextUp
        let holds = proposal.width.map { max(0, $0) <= minLength ? staysAtMinimum : .only($0) } ?? .noWidth
        return ViewDimensions(size: size, validWidths: holds)
    }

    /// - Throws: ``LayoutError/invalidLength(element:name:value:minimum:)`` for a minimum that cannot be laid out.
    func validate() throws { try LayoutLimits.check(minLength, "minLength", of: "spacer") }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        PlacedNode(
            id: id, kind: "spacer", frame: bounds, attributes: [.init("minLength", FixedDecimal.text(minLength))])
    }
}
