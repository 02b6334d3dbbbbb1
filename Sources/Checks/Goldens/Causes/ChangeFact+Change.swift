import Support
import ViewLayout

extension ChangeFact {
    /// A change of the layout as a fact.
    /// - Parameter isEcho: whether another change says the same words.
    init(_ change: LayoutChange, isEcho: Bool = false) {
        let (fact, values, reach) = change.kind.signature(of: change.node)
        self.init(
            node: change.node, fact: fact, change: values, sentence: change.description,
            reach: isEcho ? .echo : reach)
    }

    /// The changes of the engine as facts. Layouts and pictures are the same with all versions of a library, as
    /// `Documentation/Determinism.md` shows. Therefore a library is reported as the origin of a golden but never as a
    /// cause.
    static func facts(of changes: [EngineChange], _ evidence: EngineEvidence) -> [ChangeFact] {
        let drawing = changes.filter { if case .library = $0.kind { false } else { true } }
        // When two parts of the engine changed, it is not known which one is the reason.
        let evidence = drawing.count > 1 && evidence == .certain ? .possible : evidence
        return drawing.map { ChangeFact($0, evidence) }
    }

    /// A fact about another font or another version of Balloon.
    private init(_ change: EngineChange, _ evidence: EngineEvidence) {
        let isPossible = evidence == .possible
        self.init(
            node: change.name, fact: isPossible ? "possible engine" : "engine",
            change: "\(change.from ?? "") → \(change.to ?? "")",
            sentence: (isPossible ? "possibly " : "") + change.sentence,
            reach: evidence == .otherReason ? .origin : .engine)
    }

    /// Two texts or strings that have changed places.
    static func swapped(_ change: LayoutChange, named name: String, with other: String) -> ChangeFact {
        let (fact, values, reach) = change.kind.signature(of: change.node)
        return ChangeFact(
            node: change.node, fact: fact, change: values,
            sentence: "\(name) and \(other) have changed places: \(change.description)", reach: reach)
    }

    /// Nodes that were added in place of others.
    static func replacement(_ added: [LayoutChange], of removed: [LayoutChange]) -> ChangeFact {
        let (fact, values, reach) = added[0].kind.signature(of: added[0].node)
        func list(_ changes: [LayoutChange]) -> String {
            changes.count > 2
                ? Counted.list(changes.map(\.thing), limit: 2) : changes.map(\.thing).joined(separator: " and ")
        }
        return ChangeFact(
            node: added[0].node, fact: fact, change: values,
            sentence: "\(list(added)) in place of \(list(removed))", reach: reach)
    }
}

extension LayoutChange.Kind {
    /// The kind of change in a word, the old and the new value, and what the change can lead to.
    fileprivate func signature(of node: String) -> (fact: String, change: String, reach: ChangeReach) {
        switch self {
        case .input(let name, let from, let to): (name, "\(from ?? "") → \(to ?? "")", RecordInput(name).reach)
        case .text(_, let from, let to, let all):
            ("text", all.from == all.to ? "\(from) → \(to)" : "\(all.from) → \(all.to)", .words)
        case .added(let kind, _): ("added", "\(node) \(kind)", .content)
        case .removed(let kind, _): ("removed", "\(node) \(kind)", .content)
        case .renamed(let from, let to): ("name", "\(from ?? "") → \(to ?? "")", .said)
        case .replaced(let from, let to): ("kind", "\(from) → \(to)", .content)
        case .reordered: ("order", node, .content)
        case .attribute(let name, let from, let to): (name, Self.change(from, to), Self.reach(name))
        case .attributeAdded(let name, let value): (name, "→ \(value)", Self.reach(name))
        case .attributeRemoved(let name, let value): (name, "\(value) →", Self.reach(name))
        // The place of a line break differs between cells. An empty change groups such cells by their node.
        case .lineBreak: ("line break", "", .lines)
        case .lineJoined: ("line break", "", .lines)
        case .lineCount: ("line count", "", .lines)
        case .truncation(_, let isTruncated): ("truncation", isTruncated ? "→ truncated" : "truncated →", .lines)
        case .ellipsis: ("ellipsis", "", .lines)
        case .inkOverflow: ("ink", "", .geometry)
        case .resized(let width, let height): ("frame size", "\(node) \(width) \(height)", .geometry)
        case .moved(let right, let down): ("place", "\(node) \(right) \(down)", .geometry)
        case .lineMetrics(_, let right, let down, let width): ("line", "\(node) \(right) \(down) \(width)", .geometry)
        case .lineEnd, .lineStart: ("offsets", "", .geometry)
        }
    }

    /// Facts that change colours but no size.
    private static let paint: Set = [
        "color", "background", "opacity", "shadow", "border", "gradient", "outline", "decoration", "tint",
    ]
    /// Facts that are not drawn.
    private static let said: Set = [
        "summaryText", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityTraits",
        "isAccessibilityElement", "accessibilityElementsHidden", "url", "description",
    ]

    private static func reach(_ attribute: String) -> ChangeReach {
        paint.contains(attribute) ? .paint : said.contains(attribute) ? .said : .content
    }

    /// Only the words that differ between two values: of a font in any size, the weight.
    private static func change(_ from: String, _ to: String) -> String {
        var (old, new) = (from.split(separator: " ")[...], to.split(separator: " ")[...])
        while let first = old.first, first == new.first, old.count > 1, new.count > 1 {
            old.removeFirst()
            new.removeFirst()
        }
        while let last = old.last, last == new.last, old.count > 1, new.count > 1 {
            old.removeLast()
            new.removeLast()
        }
        return "\(old.joined(separator: " ")) → \(new.joined(separator: " "))"
    }
}

extension RecordInput {
    /// What a change of the input can lead to.
    fileprivate var reach: ChangeReach {
        switch self {
        case .trait(let name): ViewerTrait.named(name)?.choosesWords == false ? .setting : .viewer
        case .string: .words
        case .metric: .metric
        case .said: .said
        }
    }
}

extension ViewerTrait {
    /// Whether what a balloon says can follow from the trait: from the language, the layout that is shown and where, or a name
    /// that the scene varies.
    fileprivate var choosesWords: Bool {
        variable != nil || [Self.locale, .receiver, .hasApp, .idiom, .surface].contains { $0.name == name }
    }
}
