import ViewLayout

/// Facts of a node that one edit changes together: another text style changes font, size and weight.
enum FactFamily {
    /// A family of a node.
    struct Key: Hashable {
        let node: String
        let family: String
    }

    /// The families and their facts, the most important fact first.
    private static let members: [(family: String, facts: [String])] = [
        ("font", ["font", "size", "weight", "italic", "digits"]), ("picture", ["picture", "pixels", "frames"]),
        ("side", ["side", "tail"]), ("gradient", ["direction", "gradient"]),
    ]

    /// The family of a change; nil for a change that has none.
    static func key(of change: LayoutChange) -> Key? {
        guard let name = change.kind.attributeName, let family = members.first(where: { $0.facts.contains(name) })
        else {
            return nil
        }
        return Key(node: change.node, family: family.family)
    }

    /// One fact for all changes of a family.
    /// - Parameter isRearranged: whether nodes came, went or changed places, which decides what has a tail.
    static func fact(_ key: Key, _ changes: [LayoutChange], isRearranged: Bool) -> ChangeFact {
        let order = members.first { $0.family == key.family }?.facts ?? []
        let changes = changes.sorted { rank($0, order) < rank($1, order) }
        let names = Set(changes.compactMap(\.kind.attributeName))
        let reported = changes.filter { !follows($0, of: changes) }
        return ChangeFact(
            node: key.node, fact: key.family, change: changes.map { ChangeFact($0).change }.joined(separator: "; "),
            sentence: reported.map(\.words.said).joined(separator: ", ") + ", in \(changes[0].label)",
            reach: reach(of: key.family, names, isRearranged))
    }

    /// Whether a change of a family says nothing beside the first one: a text style has a size and a weight, and another
    /// picture has other pixels.
    private static func follows(_ change: LayoutChange, of changes: [LayoutChange]) -> Bool {
        switch (changes[0].kind, change.kind.attributeName) {
        case (.attribute("font", let from, let to), "size"?), (.attribute("font", let from, let to), "weight"?):
            ![from, to].contains("system")
        case (.attribute("picture", _, _), "pixels"?): true
        default: false
        }
    }

    private static func rank(_ change: LayoutChange, _ order: [String]) -> Int {
        change.kind.attributeName.flatMap(order.firstIndex) ?? order.count
    }

    private static func reach(
        of family: String, _ names: Set<String>, _ isRearranged: Bool
    ) -> ChangeReach {
        switch family {
        case "gradient": .paint
        case "side": names.contains("side") ? .sender : isRearranged ? .geometry : .paint
        // A picture of the same size moves nothing else.
        case "picture": names.isSubset(of: ["picture"]) ? .paint : .content
        default: .content
        }
    }
}

extension LayoutChange.Kind {
    /// The name of the changed fact; nil for changes of other kinds.
    fileprivate var attributeName: String? {
        switch self {
        case .attribute(let name, _, _), .attributeAdded(let name, _), .attributeRemoved(let name, _): name
        default: nil
        }
    }
}
