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
    private let spacers: [(index: Int, minimum: CGFloat)]
    /// The length that is not shared: spacing and the minimums of the spacers.
    private let reserved: CGFloat
    /// The remaining length for children that are not spacers, and for the spacers.
    private var rest, restForSpacers: CGFloat

    init(
        _ subviews: [LayoutSubview], along axis: Axis, gaps: [CGFloat], proposal: ProposedSize,
        in context: LayoutContext
    ) throws {
        self.subviews = subviews
        self.context = context
        self.axis = axis
        self.proposal = proposal
        spacers = try subviews.enumerated().compactMap { index, subview in
            guard let spacer = subview.spacer else { return nil }
            try spacer.validate()
            return (index, spacer.minLength)
        }
        let spaces = gaps.reduce(0, +)
        reserved = spacers.reduce(spaces) { $0 + $1.minimum }
        let offered = proposal[axis] ?? 0
        rest = context.larger(0, offered - reserved)
        restForSpacers = context.larger(0, offered - (reserved - spacers.reduce(0) { $0 + $1.minimum }))
        shares = Array(repeating: Share(), count: subviews.count)
        let order = try orderOfNegotiation()
        try offerShares(in: order)
        shareRestAmongSpacers()
        length = shares.reduce(spaces) { $0 + $1.size[axis] }
        crossLength = context.largest(shares.map { $0.size[axis.cross] })
    }

    // MARK: - The order

    /// The indices of the children that are not spacers, the least flexible first.
    private func orderOfNegotiation() throws -> [Int] {
        let others = subviews.indices.filter { subviews[$0].spacer == nil }
        guard others.count > 1, orderMatters else { return others }
        var ranks = try others.map { index in
            let maximum = try length(of: index, offered: .infinity)
            let minimum = try length(of: index, offered: 0)
            return (
                precedence: -subviews[index].layoutPriority,
                flexibility: maximum == .infinity ? .infinity : maximum - minimum, index: index
            )
        }
        ranks.sort { ($0.precedence, $0.flexibility, $0.index) < ($1.precedence, $1.flexibility, $1.index) }
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

    private func length(of index: Int, offered length: CGFloat) throws -> CGFloat {
        var offer = proposal
        offer[axis] = length
        return try subviews[index].size(for: offer)[axis]
    }

    // MARK: - The shares

    /// Offers each child its share, those of a larger priority first.
    private mutating func offerShares(in order: [Int]) throws {
        var start = 0
        while start < order.count {
            let priority = subviews[order[start]].layoutPriority
            let end = order[start...].firstIndex { subviews[$0].layoutPriority != priority } ?? order.count
            let later = proposal[axis] == nil ? 0 : try order[end...].reduce(0) { try $0 + length(of: $1, offered: 0) }
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
        let order = spacers.sorted { ($1.minimum, $0.index) < ($0.minimum, $1.index) }
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
