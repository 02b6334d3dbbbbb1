/// Matches siblings of which one has been wrapped or unwrapped: a border, a frame or a padding around a button is a node
/// more, and the button in it is still the button.
struct WrappedMatching {
    /// The siblings that have no counterpart of their own, each with what it wraps: its only child, the only child of that,
    /// and so on.
    let old, new: [[NodeContent]]

    /// The paths of a node of one record and what is wrapped in the other.
    var pairs: [(old: String, new: String)] {
        guard old.count * new.count <= SiblingMatching.maximumFieldCount else { return [] }
        var free = new
        return old.compactMap { before in
            for (index, after) in free.enumerated() {
                guard let pair = pair(before, after) else { continue }
                free.remove(at: index)
                return pair
            }
            return nil
        }
    }

    /// The outer node of one side with a node inside the other; siblings themselves were compared before.
    private func pair(_ before: [NodeContent], _ after: [NodeContent]) -> (old: String, new: String)? {
        guard let outerOld = before.first, let outerNew = after.first else { return nil }
        if let inner = after.dropFirst().first(where: { isSame(outerOld, $0) }) { return (outerOld.path, inner.path) }
        return before.dropFirst().first { isSame($0, outerNew) }.map { ($0.path, outerNew.path) }
    }

    private func isSame(_ before: NodeContent, _ after: NodeContent) -> Bool {
        before.kind == after.kind && before.isNamed == after.isNamed && (!before.isNamed || before.id == after.id)
    }
}
