import Support
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
        let (swapped, replaced) = (SwappedTexts(changes), ReplacedNodes(changes))
        let isRearranged = changes.contains(where: \.kind.rearrangesNodes)
        let comingOrGoing = Set(changes.flatMap(\.kind.textsThatComeOrGo))
        for change in changes {
            if let key = FactFamily.key(of: change) {
                // All changes of a family are reported at the place of the first.
                if let members = families.removeValue(forKey: key) {
                    facts.append(FactFamily.fact(key, members, isRearranged: isRearranged))
                }
            } else if let swap = swapped.swap(of: change), !said.contains(where: swap.words.isPart) {
                if swap.isFirst { facts.append(.swapped(change, named: swap.name, with: swap.other)) }
                said.append(swap.words)
            } else if let place = change.place, let nodes = replaced.nodes(at: place) {
                if change == nodes.added[0] { facts.append(.replacement(nodes.added, of: nodes.removed)) }
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

/// Finds texts and strings that have changed places: a caption with the earlier text of the trailing caption, and the
/// reverse.
private struct SwappedTexts {
    struct Swap {
        /// The text or string, and the one that has its earlier words.
        let name, other: String
        let words: TextPair
        let isFirst: Bool
    }

    private var swaps: [String: Swap] = [:]

    init(_ changes: [LayoutChange]) {
        for strings in [true, false] {
            var first: [TextPair: LayoutChange] = [:]
            for change in changes where change.kind.isOfString == strings {
                guard let words = Self.words(change), !words.from.isEmpty, !words.to.isEmpty else { continue }
                if let other = first[TextPair(from: words.to, to: words.from)], other.node != change.node,
                    swaps[other.node] == nil
                {
                    let (one, two) = Self.names(of: other, change, words)
                    let earlier = TextPair(from: words.to, to: words.from)
                    swaps[other.node] = Swap(name: one, other: two, words: earlier, isFirst: true)
                    swaps[change.node] = Swap(name: two, other: one, words: words, isFirst: false)
                }
                first[words] = change
            }
        }
    }

    func swap(of change: LayoutChange) -> Swap? { Self.words(change) == nil ? nil : swaps[change.node] }

    private static func words(_ change: LayoutChange) -> TextPair? {
        if case .text = change.kind { return change.kind.words }
        return change.kind.isOfString ? change.kind.words : nil
    }

    /// Their names; texts without names of their own are told apart by what they said.
    private static func names(of first: LayoutChange, _ second: LayoutChange, _ words: TextPair) -> (String, String) {
        guard case .input(let name, _, _) = first.kind, case .input(let other, _, _) = second.kind else {
            guard first.label == second.label else { return (first.label, second.label) }
            return (
                "\(first.label) \(QuotedText.beginning(of: words.to))",
                "\(second.label) \(QuotedText.beginning(of: words.from))"
            )
        }
        return (RecordInput(name).words, RecordInput(other).words)
    }
}

/// Finds nodes that were added where others were removed.
private struct ReplacedNodes {
    private var places: [String: (added: [LayoutChange], removed: [LayoutChange])] = [:]

    init(_ changes: [LayoutChange]) {
        for change in changes {
            guard let place = change.place else { continue }
            switch change.kind {
            case .added: places[place, default: ([], [])].added.append(change)
            default: places[place, default: ([], [])].removed.append(change)
            }
        }
    }

    /// What was added and removed at a place; nil where there is only one of both.
    func nodes(at place: String) -> (added: [LayoutChange], removed: [LayoutChange])? {
        places[place].flatMap { $0.added.isEmpty || $0.removed.isEmpty ? nil : $0 }
    }
}

extension LayoutChange {
    /// Whether another change is the same edit seen elsewhere: a border follows the corners of its element, the direction
    /// its language, and a receiver's system can force a kind of device.
    fileprivate func leads(to other: LayoutChange) -> Bool {
        switch (kind, other.kind) {
        case (.attribute("cornerRadius", let from, let to), .attribute("outline", let oldOutline, let newOutline)):
            element == other.element && oldOutline.contains("(\(from))") && newOutline.contains("(\(to))")
        case (.input("locale", _, let locale), .input("layoutDirection", _, let direction)):
            Self.traits([("locale", locale)]).layoutDirection.rawValue
                == direction ?? LayoutDirection.leftToRight.rawValue
        case (.input("receiver", _, let receiver), .input("userInterfaceIdiom", let old, let new)):
            Self.forces(receiver, idiom: old, new)
        default: false
        }
    }

    private static func traits(_ values: [(name: String, value: String?)]) -> TraitCollection {
        TraitCollection(
            recordInputs: values.compactMap { name, value in value.map { LayoutRecord.Attribute(name, $0) } })
    }

    /// Whether a receiver's system does not run on the earlier kind of device, and the new kind is the usual one of the
    /// system.
    private static func forces(_ receiver: String?, idiom old: String?, _ new: String?) -> Bool {
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

    /// Whether nodes come, go or change their places among others.
    fileprivate var rearrangesNodes: Bool {
        switch self {
        case .added, .removed, .replaced, .reordered: true
        default: false
        }
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
