import Foundation

/// How the children of a stack share its length.
///
/// The story, as in SwiftUI:
/// 1. Spacing and the minimum lengths of the spacers are set aside.
/// 2. The children are ordered by flexibility, what they would take of an infinite length less what they need of none;
///    the least flexible first, equal ones in their order.
///    Children of a larger priority come before all of that, and the minimum lengths of those after them are set aside.
/// 3. Each in turn is offered an equal share of what is left. What it does not take stays for the others; what it
///    takes beyond its share they lose.
/// 4. Spacers come last and share the rest equally; none gets less than its minimum.
/// With no length offered, every child takes its ideal length and spacers their minimum.
///
/// A child is asked for up to three sizes; 2 is left out where the order does not matter.
struct StackNegotiation {
    /// A child's offer, and the size that it returned.
    struct Share {
        var offer = ProposedSize.zero
        var size = CGSize.zero
        var isSpacer = false
    }

    /// The shares, in the order of the children.
    private(set) var shares: [Share]
    /// The length of the stack along its axis: children and spacing.
    private(set) var length: CGFloat = 0
    /// The maximum length of the children across the stack.
    private(set) var crossLength: CGFloat = 0

    private let subviews: [LayoutSubview]
    private let context: LayoutContext
    private let axis: Axis
    private let proposal: ProposedSize
    private let spacerCount: Int
    /// The length that is not shared: spacing and the minimums of the spacers.
    private let reserved: CGFloat
    /// The remaining length for children that are not spacers, and for the spacers.
    private var rest, restForSpacers: CGFloat

    /// - Parameter spaces: the sum of the spaces between the children.
    init(
        _ subviews: [LayoutSubview], along axis: Axis, spaces: CGFloat, proposal: ProposedSize,
        in context: LayoutContext
    ) throws {
        self.subviews = subviews
        self.context = context
        self.axis = axis
        self.proposal = proposal
        var (spacerCount, minimums, reserved) = (0, CGFloat(0), spaces)
        for subview in subviews where subview.isSpacer {
            guard let spacer = subview.spacer else { continue }
            try spacer.validate()
            spacerCount += 1
            minimums += spacer.minLength
            reserved += spacer.minLength
        }
        (self.spacerCount, self.reserved) = (spacerCount, reserved)
        let offered = proposal[axis] ?? 0
        rest = context.larger(0, offered - reserved)
        restForSpacers = context.larger(0, offered - (reserved - minimums))
        shares = Array(repeating: Share(), count: subviews.count)
        if let order = try orderOfNegotiation() {
            try offerShares(in: order)
        } else {
            try offerShares(in: subviews.indices.filter { !subviews[$0].isSpacer })
        }
        if spacerCount > 0 { shareRestAmongSpacers() }
        var (length, cross) = (spaces, CGFloat(0))
        for (index, share) in shares.enumerated() {
            length += share.size[axis]
            cross = index == 0 ? share.size[axis.cross] : context.larger(cross, share.size[axis.cross])
        }
        (self.length, crossLength) = (length, cross)
    }

    // MARK: - The order

    /// The indices of the children that are not spacers, the least flexible first; nil where the order does not matter.
    private func orderOfNegotiation() throws -> [Int]? {
        guard subviews.count - spacerCount > 1, orderMatters else { return nil }
        var ranks: [(precedence: Double, flexibility: CGFloat, index: Int)] = []
        ranks.reserveCapacity(subviews.count)
        for (index, subview) in subviews.enumerated() where !subview.isSpacer {
            let maximum = try length(of: subview, offered: .infinity)
            let minimum = try length(of: subview, offered: 0)
            ranks.append((-subview.layoutPriority, maximum == .infinity ? .infinity : maximum - minimum, index))
        }
        ranks.sort { first, second in
            if first.precedence != second.precedence { return first.precedence < second.precedence }
            if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
            return first.index < second.index
        }
        let order = ranks.map(\.index)
        for index in order { context.note(.way(index)) }
        return order
    }

    /// Whether the offers depend on the order. Without a length each child has its ideal length. An infinite length is
    /// infinite for each child, and if nothing is left, each child is offered zero.
    private var orderMatters: Bool {
        guard let length = proposal[axis] else { return false }
        return context.decided(length > reserved) && length < .infinity
    }

    /// The length of a child at a limit of what it can be offered.
    private func length(of subview: LayoutSubview, offered length: CGFloat) throws -> CGFloat {
        var offer = proposal
        offer[axis] = length
        return try subview.size(atLimit: offer, along: axis)[axis]
    }

    // MARK: - The shares

    /// Offers each child its share, those of a larger priority first.
    private mutating func offerShares(in order: [Int]) throws {
        var start = 0
        while start < order.count {
            let priority = subviews[order[start]].layoutPriority
            let end = order[start...].firstIndex { subviews[$0].layoutPriority != priority } ?? order.count
            let later =
                proposal[axis] == nil
                ? 0 : try order[end...].reduce(0) { try $0 + length(of: subviews[$1], offered: 0) }
            for turn in start..<end { try offerShare(to: order[turn], among: end - turn, settingAside: later) }
            start = end
        }
    }

    private mutating func offerShare(to index: Int, among count: Int, settingAside later: CGFloat) throws {
        var offer = proposal
        if offer[axis] != nil {
            offer[axis] = (later == 0 ? rest : context.larger(0, rest - later)) / CGFloat(count)
        }
        let size = try subviews[index].size(for: offer)
        shares[index] = Share(offer: offer, size: size)
        take(size[axis])
    }

    private mutating func shareRestAmongSpacers() {
        // A spacer with a minimum above its share needs more than the share, so the largest minimum comes first.
        let spacers = subviews.enumerated().compactMap { index, subview in
            subview.spacer.map { (index: index, minimum: $0.minLength) }
        }
        let order = spacers.count == 1 ? spacers : spacers.sorted { ($1.minimum, $0.index) < ($0.minimum, $1.index) }
        for (turn, spacer) in order.enumerated() {
            var size = CGSize.zero
            size[axis] = spacer.minimum
            if proposal[axis] != nil {
                size[axis] = context.larger(size[axis], restForSpacers / CGFloat(order.count - turn))
            }
            shares[spacer.index] = Share(offer: ProposedSize(size), size: size, isSpacer: true)
            take(size[axis])
        }
    }

    /// An infinite length stays infinite, whatever is subtracted.
    private mutating func take(_ length: CGFloat) {
        guard proposal[axis] != .infinity else { return }
        rest = context.larger(0, rest - length)
        restForSpacers = context.larger(0, restForSpacers - length)
    }
}
