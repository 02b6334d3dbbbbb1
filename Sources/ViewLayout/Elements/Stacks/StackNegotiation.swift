import Foundation

/// How the children of a stack share its length.
///
/// The story, as in SwiftUI:
/// 1. Spacing and the minimum lengths of the spacers are set aside.
/// 2. The children are ordered by flexibility, what they would take of an infinite length less what they need of none;
///    the least flexible first, equal ones in their order.
/// 3. Each in turn is offered an equal share of what is left. What it does not take stays for the others; what it
///    takes beyond its share they lose.
/// 4. Spacers come last and share the rest equally; none gets less than its minimum.
/// With no length offered, every child takes its ideal length and spacers their minimum.
///
/// A child is asked up to three times. So that stacks in stacks do not ask their leaves a number of times that triples
/// with every level, 2 is left out where the order does not matter, and deep stacks ask by ``RememberedSiblings``.
struct StackNegotiation {
    /// What each child answered, in the order of the children.
    private(set) var children: [ViewDimensions]
    /// What each child was offered when it answered.
    private(set) var proposals: [ProposedSize]
    /// The proposed widths of the stack for which every child answers the same.
    private(set) var validWidths: Range<CGFloat>
    /// The length of the stack along its axis: children and spacing.
    let length: CGFloat

    private typealias Offer = (proposal: ProposedSize, answer: ViewDimensions)

    init(
        _ elements: [any Element], along axis: Axis, spacing: CGFloat, proposal: ProposedSize, context: LayoutContext
    ) throws {
        try LayoutLimits.check(spacing, "spacing", of: "stack")
        let gaps = spacing * CGFloat(max(0, elements.count - 1))
        var session = try Session(axis: axis, proposal: proposal, gaps: gaps, elements: elements, context: context)
        let offers = try session.run()
        children = offers.map(\.answer)
        proposals = offers.map(\.proposal)
        validWidths = session.validWidths
        length = children.reduce(gaps) { $0 + $1.size[axis] }
    }

    /// One negotiation under way.
    private struct Session {
        let axis: Axis
        let proposal: ProposedSize
        let elements: [any Element]
        let context: LayoutContext
        let remembered: RememberedSiblings?
        /// The length that is not for sharing: spacing and the minimums of the spacers.
        let reserved: CGFloat
        let spacers: [(index: Int, minimum: CGFloat)]
        /// What was taken of the shared length so far, in the order of taking.
        var taken: [CGFloat] = []
        var validWidths: Range<CGFloat>

        init(
            axis: Axis, proposal: ProposedSize, gaps: CGFloat, elements: [any Element], context: LayoutContext
        ) throws {
            self.axis = axis
            self.proposal = proposal
            self.elements = elements
            self.context = context
            remembered = context.remembered(elements)
            spacers = try elements.indices.compactMap { index in
                guard let spacer = elements[index] as? Spacer else { return nil }
                try spacer.validate()
                return (index, spacer.minLength)
            }
            reserved = spacers.reduce(gaps) { $0 + $1.minimum }
            validWidths = proposal.width == nil ? .noWidth : .anyWidth
        }

        mutating func run() throws -> [Offer] {
            let unanswered: Offer = (.zero, ViewDimensions(size: .zero, validWidths: .anyWidth))
            var offers = [Offer](repeating: unanswered, count: elements.count)
            let order = try orderOfNegotiation()
            for (turn, index) in order.enumerated() {
                offers[index] = try offerShare(to: index, among: order.count - turn)
            }
            layOutSpacers(into: &offers)
            return offers
        }

        /// The indices of the children that are no spacers, the least flexible first.
        private mutating func orderOfNegotiation() throws -> [Int] {
            let isSpacer = Set(spacers.map(\.index))
            let others = elements.indices.filter { !isSpacer.contains($0) }
            guard others.count > 1, orderMatters else { return others }
            var flexibilities: [(index: Int, flexibility: CGFloat)] = []
            for index in others {
                let most = try probe(index, length: .infinity)
                let least = try probe(index, length: 0)
                flexibilities.append((index, most == .infinity ? .infinity : most - least))
            }
            return flexibilities.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }.map(\.index)
        }

        /// Whether the offers depend on the order. Without a length everyone is asked for the ideal, an infinite length
        /// is infinite for everyone, and where nothing is left nobody is offered anything.
        private var orderMatters: Bool {
            guard let length = proposal[axis] else { return false }
            return length > reserved && length < .infinity
        }

        private mutating func probe(_ index: Int, length: CGFloat) throws -> CGFloat {
            var offer = proposal
            offer[axis] = length
            let answer = try measure(index, offered: offer)
            // Along the horizontal axis the probe does not depend on the stack's width.
            if axis == .vertical { validWidths = validWidths.intersection(answer.validWidths) }
            return answer.size[axis]
        }

        private mutating func offerShare(to index: Int, among count: Int) throws -> Offer {
            var offer = proposal
            if let length = proposal[axis] { offer[axis] = share(of: length, among: count) }
            let answer = try measure(index, offered: offer)
            narrowValidWidths(to: answer.validWidths, among: count)
            taken.append(answer.size[axis])
            return (offer, answer)
        }

        private func measure(_ index: Int, offered offer: ProposedSize) throws -> ViewDimensions {
            guard let remembered else { return try elements[index].measure(offer, in: context) }
            return try remembered.answer(of: index, to: offer) { try elements[index].measure(offer, in: context) }
        }

        /// What each of `count` children is offered of a length of the stack, after what was taken before.
        private func share(of length: CGFloat, among count: Int) -> CGFloat {
            remainder(of: length, less: reserved) / CGFloat(count)
        }

        private func remainder(of length: CGFloat, less reserved: CGFloat) -> CGFloat {
            guard length.isFinite else { return .infinity }
            return taken.reduce(max(0, length - reserved)) { max(0, $0 - $1) }
        }

        /// An answer that holds for the shares in `shares` holds for the widths of the stack that give those shares.
        private mutating func narrowValidWidths(to shares: Range<CGFloat>, among count: Int) {
            guard let width = proposal.width else { return }
            guard axis == .horizontal else {
                validWidths = validWidths.intersection(shares)
                return
            }
            let before = taken.reduce(reserved, +)
            let widths = shares.preimage(
                around: max(0, width), of: { share(of: $0, among: count) },
                inverse: { $0 * CGFloat(count) + before })
            validWidths = validWidths.intersection(widths)
        }

        private mutating func layOutSpacers(into offers: inout [Offer]) {
            // A spacer whose minimum is above its share takes more than it, so the largest minimum comes first.
            let order = spacers.sorted { ($1.minimum, $0.index) < ($0.minimum, $1.index) }
            let minimums = spacers.reduce(0) { $0 + $1.minimum }
            let gaps = reserved - minimums
            for (turn, spacer) in order.enumerated() {
                var length = spacer.minimum
                if let whole = proposal[axis] {
                    let count = order.count - turn
                    let offered = remainder(of: whole, less: gaps) / CGFloat(count)
                    length = max(length, offered)
                    narrowValidWidths(forSpacerOf: spacer.minimum, offered: offered, among: count, gaps: gaps)
                }
                var size = CGSize.zero
                size[axis] = length
                taken.append(length)
                offers[spacer.index] = (ProposedSize(size), ViewDimensions(size: size, validWidths: .anyWidth))
            }
        }

        /// A spacer above its minimum follows the width of the stack; one at its minimum stays while its share does
        /// not pass it.
        private mutating func narrowValidWidths(
            forSpacerOf minimum: CGFloat, offered: CGFloat, among count: Int, gaps: CGFloat
        ) {
            guard axis == .horizontal, let width = proposal.width else { return }
            guard offered <= minimum else {
                validWidths = validWidths.intersection(.only(width))
                return
            }
            let before = taken.reduce(gaps, +)
            let widths = (0..<minimum.nextUp).preimage(
                around: max(0, width), of: { remainder(of: $0, less: gaps) / CGFloat(count) },
                inverse: { $0 * CGFloat(count) + before })
            validWidths = validWidths.intersection(widths)
        }
    }
}
