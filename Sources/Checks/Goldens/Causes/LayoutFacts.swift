import ViewLayout

/// The changes of a layout as facts: all changes that one edit makes are one fact.
struct LayoutFacts {
    /// The facts, the most important first.
    private(set) var facts: [ChangeFact] = []

    init(_ difference: LayoutDifference) {
        // A string comes before the texts that show it and before the summary that uses it.
        let all = difference.byImportance
        let changes = all.filter(\.kind.isOfString) + all.filter { !$0.kind.isOfString }
        var families: [FactFamily.Key: [LayoutChange]] = [:]
        var said: [TextPair] = []
        for change in changes {
            if let key = FactFamily.key(of: change) { families[key, default: []].append(change) }
        }
        let swapped = SwappedTexts(changes)
        let comingOrGoing = Set(changes.flatMap(\.kind.textsThatComeOrGo))
        for change in changes {
            if let key = FactFamily.key(of: change) {
                // All changes of a family are reported at the place of the first.
                if let members = families.removeValue(forKey: key) { facts.append(FactFamily.fact(key, members)) }
            } else if case .text = change.kind, let partner = swapped.partner(of: change.node) {
                if partner.isFirst { facts.append(.swapped(change, with: partner.label)) }
            } else if changes.contains(where: { $0.leads(to: change) }) {
                facts.append(ChangeFact(change, isEcho: true))
            } else if let words = change.kind.words {
                // A string that only a new text names came with it.
                let isOfNewText =
                    words.from.isEmpty != words.to.isEmpty && comingOrGoing.contains(words.from + words.to)
                let isEcho = isOfNewText || said.contains { words.isPart(of: $0) }
                facts.append(ChangeFact(change, isEcho: isEcho))
                said.append(words)
            } else {
                facts.append(ChangeFact(change))
            }
        }
    }
}

/// Finds texts that have changed places: a caption with the earlier text of the trailing caption, and the reverse.
private struct SwappedTexts {
    private var partners: [String: (label: String, isFirst: Bool)] = [:]

    init(_ changes: [LayoutChange]) {
        var first: [TextPair: LayoutChange] = [:]
        for change in changes {
            guard case .text(_, _, _, let all) = change.kind, !all.from.isEmpty, !all.to.isEmpty else { continue }
            if let other = first[TextPair(from: all.to, to: all.from)], other.node != change.node,
                partners[other.node] == nil
            {
                partners[other.node] = (change.label, true)
                partners[change.node] = (other.label, false)
            }
            first[all] = change
        }
    }

    func partner(of node: String) -> (label: String, isFirst: Bool)? { partners[node] }
}

extension LayoutChange {
    /// Whether another change is the same edit seen elsewhere: a border follows the corners of its element, and a
    /// receiver's system can force a kind of device.
    fileprivate func leads(to other: LayoutChange) -> Bool {
        switch (kind, other.kind) {
        case (.attribute("cornerRadius", let from, let to), .attribute("outline", let oldOutline, let newOutline)):
            element == other.element && oldOutline.contains("(\(from))") && newOutline.contains("(\(to))")
        case (.input("receiver", _, let receiver), .input("userInterfaceIdiom", let old, let new)):
            Self.forces(receiver, idiom: old, new)
        default: false
        }
    }

    /// Whether a receiver's system does not run on the earlier kind of device, and the new kind is the usual one of the
    /// system.
    private static func forces(_ receiver: String?, idiom old: String?, _ new: String?) -> Bool {
        func traits(_ values: [(name: String, value: String?)]) -> TraitCollection {
            TraitCollection(
                recordInputs: values.compactMap { name, value in
                    value.map { LayoutRecord.Attribute(name, $0) }
                })
        }
        let before = traits([("userInterfaceIdiom", old)]).userInterfaceIdiom
        let after = traits([("receiver", receiver), ("userInterfaceIdiom", new)])
        return !after.receiver.runs(on: before) && after.userInterfaceIdiom == after.receiver.usualIdiom
    }

    /// The element in a name such as `border of photo`.
    private var element: Substring {
        node.range(of: " of ", options: .backwards).map { node[$0.upperBound...] } ?? node[...]
    }
}

extension LayoutChange.Kind {
    /// Whether the change is of a string that texts name by key.
    fileprivate var isOfString: Bool {
        if case .input(let name, _, _) = self, case .string = RecordInput(name) { true } else { false }
    }

    /// The earlier and the new words; nil for a change of something else.
    fileprivate var words: TextPair? {
        switch self {
        case .text(_, _, _, let all): all
        case .input(let name, let from, let to):
            switch RecordInput(name) {
            case .string, .said: TextPair(from: from ?? "", to: to ?? "")
            case .metric, .trait: nil
            }
        case .attribute(let name, let from, let to) where Self.spoken.contains(name): TextPair(from: from, to: to)
        default: nil
        }
    }

    /// The texts of a node that was added or removed.
    fileprivate var textsThatComeOrGo: [String] {
        switch self {
        case .added(_, let texts), .removed(_, let texts): texts
        default: []
        }
    }

    /// Attributes that hold words.
    private static let spoken: Set = ["summaryText", "accessibilityLabel", "description"]
}

extension TextPair {
    /// Whether another pair has the same texts; one of them can be an excerpt, which begins like the text. A string
    /// that was added or removed has one text only, so only that one is compared: the element had its other text from
    /// elsewhere.
    fileprivate func isPart(of other: TextPair) -> Bool {
        (other.from.isEmpty || Self.isPart(from, of: other.from)) && (other.to.isEmpty || Self.isPart(to, of: other.to))
    }

    private static func isPart(_ text: String, of other: String) -> Bool {
        text == other || (text.hasSuffix("…") && other.hasPrefix(text.dropLast()))
    }
}
