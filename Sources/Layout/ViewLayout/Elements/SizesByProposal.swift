import Foundation

/// The sizes that an element answered to proposals. Few proposals are compared with each other, which takes less time
/// than hashing them, and the first ones need no memory of their own.
struct SizesByProposal {
    private typealias Known = (proposal: ProposedSize, size: CGSize)

    /// The maximum number of proposals that are compared with each other.
    private static var few: Int { 8 }
    private static var none: Known { (.zero, .zero) }

    private var count = 0
    private var first = SizesByProposal.none, second = SizesByProposal.none, third = SizesByProposal.none
    private var next: [Known] = []
    private var others: [ProposedSize: CGSize] = [:]

    subscript(_ proposal: ProposedSize) -> CGSize? {
        get {
            guard count > 0 else { return nil }
            if first.proposal == proposal { return first.size }
            guard count > 1 else { return nil }
            if second.proposal == proposal { return second.size }
            guard count > 2 else { return nil }
            if third.proposal == proposal { return third.size }
            guard count > 3 else { return nil }
            for known in next where known.proposal == proposal { return known.size }
            return others.isEmpty ? nil : others[proposal]
        }
        set {
            guard let newValue, self[proposal] == nil else { return }
            switch count {
            case 0: first = (proposal, newValue)
            case 1: second = (proposal, newValue)
            case 2: third = (proposal, newValue)
            case ..<Self.few: next.append((proposal, newValue))
            default: others[proposal] = newValue
            }
            count += 1
        }
    }

    mutating func removeAll() {
        if count > 3 {
            next.removeAll(keepingCapacity: true)
            if !others.isEmpty { others = [:] }
        }
        count = 0
    }
}
