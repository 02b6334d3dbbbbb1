import ViewLayout

extension ChangeFact {
    /// The number of facts that are kept of a cell: the most telling ones.
    private static let maximumCount = 40

    /// What a verdict says has changed, the most telling first; nothing for an equal one.
    package static func facts(of verdict: GoldenVerdict) -> [ChangeFact] {
        switch verdict {
        case .equal: []
        case .missing:
            [ChangeFact(node: "golden", fact: "missing", change: "missing", sentence: "no golden", reach: .content)]
        case .unreadable(let files): files.map(unreadable)
        case .blank(let blank):
            [
                ChangeFact(
                    node: "picture", fact: "blank", change: blank.rawValue, sentence: blank.description,
                    reach: .content)
            ]
        case .different(let difference): facts(of: difference)
        case .flawed(let flaws, let difference): flaws.map(ChangeFact.init) + (difference.map(facts) ?? [])
        }
    }

    private init(_ flaw: GoldenFlaw) {
        self.init(
            node: flaw.subject.isEmpty ? "picture" : flaw.subject, fact: flaw.rule, change: "",
            sentence: flaw.description, reach: .content)
    }

    /// The fact of a cell whose golden an earlier run has recorded, and nobody has accepted.
    static let unreviewed = ChangeFact(
        node: "golden", fact: "unreviewed", change: "unreviewed",
        sentence: "an earlier run has recorded the golden, and nobody has accepted it", reach: .content)

    /// The fact of a cell that could not be compared.
    package static func failure(_ message: String) -> ChangeFact {
        ChangeFact(node: "cell", fact: "failed", change: message, sentence: message, reach: .content)
    }

    private static func unreadable(_ file: UnreadableGolden) -> ChangeFact {
        let sentence = file.description
        // The same problem of another file.
        return ChangeFact(
            node: "golden", fact: "file \(file.problem.word)", change: sentence.replacing(file.file, with: ""),
            sentence: sentence, reach: .content)
    }

    private static func facts(of difference: GoldenDifference) -> [ChangeFact] {
        var facts = difference.layout.byImportance.prefix(maximumCount).map { ChangeFact($0) }
        if let edit = difference.edit {
            facts.append(
                ChangeFact(
                    node: "record", fact: "edit", change: "\(edit.text) → \(edit.newText)",
                    sentence: edit.description, reach: .content))
        }
        if difference.isTornPair {
            facts.append(
                ChangeFact(
                    node: "golden", fact: "pair", change: "torn",
                    sentence: "the golden's two files were not recorded together", reach: .content))
        }
        if difference.isPictureUnknown, facts.isEmpty {
            facts.append(
                ChangeFact(
                    node: "picture", fact: "pixels", change: "", sentence: GoldenDifference.unknownPicture,
                    reach: .pixels))
        }
        if let pixels = difference.pixels, let fact = unexplained(pixels, by: facts) { facts.append(fact) }
        return facts
    }

    /// The pixels that no change of the layout explains: all of them where the layout is the same, and where nothing
    /// moves those of nodes of which nothing else is said.
    private static func unexplained(_ pixels: PixelDifference, by facts: [ChangeFact]) -> ChangeFact? {
        guard !facts.contains(where: { $0.reach != .paint }) else { return nil }
        let told = Set(facts.map { name(ofPath: $0.node) })
        let share = pixels.nodes.first { share in
            !share.path.split(separator: "/").contains { told.contains(String($0)) }
        }
        guard let share else { return nil }
        let node = name(ofPath: share.path)
        return ChangeFact(
            node: node, fact: "pixels", change: "", sentence: "\(node) is drawn differently at the same place",
            reach: .pixels)
    }

    private static func name(ofPath path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private init(_ change: LayoutChange) {
        let (fact, values, reach) = change.kind.signature(of: change.node)
        self.init(
            node: change.node, fact: fact, change: values, sentence: change.description, reach: reach)
    }
}

extension LayoutChange.Kind {
    /// What changed in a word, from what to what, and what that can lead to.
    fileprivate func signature(of node: String) -> (fact: String, change: String, reach: ChangeFact.Reach) {
        switch self {
        case .input(let name, let from, let to): (name, Self.change(from ?? "", to ?? ""), .paint)
        case .text(_, let from, let to): ("text", "\(from) → \(to)", .content)
        case .added(let kind): ("added", "\(node) \(kind)", .content)
        case .removed(let kind): ("removed", "\(node) \(kind)", .content)
        case .replaced(let from, let to): ("kind", "\(from) → \(to)", .content)
        case .reordered: ("order", node, .content)
        case .attribute(let name, let from, let to): (name, Self.change(from, to), Self.reach(name))
        case .attributeAdded(let name, let value): (name, "→ \(value)", Self.reach(name))
        case .attributeRemoved(let name, let value): (name, "\(value) →", Self.reach(name))
        // Where a line breaks differs from cell to cell; why it does is what cells have in common.
        case .lineBreak: ("line break", "", .lines)
        case .lineJoined: ("line break", "", .lines)
        case .lineCount: ("line count", "", .lines)
        case .truncation(_, let isTruncated): ("truncation", isTruncated ? "→ truncated" : "truncated →", .lines)
        case .inkOverflow: ("ink", "", .geometry)
        case .resized(let width, let height): ("frame size", "\(node) \(width) \(height)", .geometry)
        case .moved(let right, let down): ("place", "\(node) \(right) \(down)", .geometry)
        case .lineMetrics(_, let right, let down, let width): ("line", "\(node) \(right) \(down) \(width)", .geometry)
        case .lineEnd, .lineStart: ("offsets", "", .geometry)
        }
    }

    /// Facts that change colours and no size.
    private static let paint: Set = [
        "color", "background", "opacity", "shadow", "border", "gradient", "outline", "description", "decoration",
        "tail", "picture",
    ]

    private static func reach(_ attribute: String) -> ChangeFact.Reach {
        paint.contains(attribute) ? .paint : .content
    }

    /// Only the words of two values that differ: of a font of any size, the weight.
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
