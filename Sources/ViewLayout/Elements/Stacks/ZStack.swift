import Foundation

/// Children over each other, the first at the back.
///
/// Every child is offered what the stack is offered; the stack is as wide as the widest and as tall as the tallest.
/// Where it is offered no length, a child that takes what it is offered has the stack's own.
public struct ZStack: Element {
    /// The name in records.
    public var id: String?
    /// Where smaller children sit.
    public var alignment: Alignment
    /// The children, back to front.
    public var children: [any Element]

    /// Makes a pile.
    public init(_ children: [any Element], alignment: Alignment = .center, id: String? = nil) {
        self.children = children
        self.alignment = alignment
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        let context = context.inStack(along: nil)
        let answers = try children.map { try $0.measure(proposal, in: context) }
        let size = size(around: answers)
        let baselines = answers.compactMap { answer in
            answer.firstBaseline.map { (size.height - answer.size.height) * alignment.vertical.fraction + $0 }
        }
        return ViewDimensions(
            size: size, validWidths: answers.reduce(.anyWidth) { $0.intersection($1.validWidths) },
            firstBaseline: baselines.first)
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let context = context.inStack(along: nil)
        let answers = try children.map { try $0.measure(proposal, in: context) }
        let size = size(around: answers)
        let placed = try zip(children, answers).map { child, answer in
            let (offer, answer) = try child.offer(filling: size, insteadOf: proposal, answer: answer, in: context)
            let frame = alignment.place(answer.size, in: bounds, direction: context.traits.layoutDirection)
            return try child.place(in: frame, proposal: offer, context: context)
        }
        return PlacedNode(
            id: id, kind: "zstack", frame: bounds, attributes: [.init("alignment", alignment.description)],
            children: placed)
    }

    private func size(around children: [ViewDimensions]) -> CGSize {
        CGSize(width: children.map(\.size.width).max() ?? 0, height: children.map(\.size.height).max() ?? 0)
    }
}
