extension NodeTree {
    /// What a node is called in a sentence: the author's name where there is one, a text by its words, a key of an
    /// element by the element: `caption`, `text “2:14:09”`, `padding of zstack`, `fill of zstack-2`.
    /// - Parameter isQuoting: whether a text without a name is called by its words.
    func label(of entry: Entry, isQuoting: Bool) -> String {
        if let name = authorsName(of: entry) { return name }
        let node = entry.node
        if entry.parent == nil, Self.balloons.contains(node.nodeKind) { return "balloon" }
        guard !node.isNamed else { return distinct(entry) }
        switch node.nodeKind {
        case .text, .button:
            // A text in a button without a name is the button's.
            let holder = button(around: entry) ?? entry
            let words = texts(of: holder.path)
            guard isQuoting, words.count == 1 else { return holder.node.kind }
            return "\(holder.node.kind) \(TextPair.quoted(Self.shortened(words[0])))"
        case let kind where Self.wrappers.contains(kind):
            let inside = children(of: entry.path)
            guard inside.count == 1, let child = index(of: inside[0]) else { return distinct(entry) }
            return "\(node.kind) of \(contentLabel(of: entries[child]))"
        default: return distinct(entry)
        }
    }

    /// The texts in a node, in order, as they are seen.
    func texts(of path: String) -> [String] {
        guard let node = self[path] else { return [] }
        let own = node.lines.isEmpty ? [] : [node.seenText]
        return (own + children(of: path).flatMap(texts)).filter { !$0.isEmpty }
    }

    /// Nodes around everything, which the author knows as the balloon.
    private static let balloons: Set<NodeKind?> = [.live, .template, .fallback]
    /// How many characters of a text name it.
    private static let longestName = 32

    private static func shortened(_ text: String) -> String {
        text.count > longestName ? text.prefix(longestName - 1) + "…" : text
    }

    private func button(around entry: Entry) -> Entry? {
        guard entry.node.nodeKind == .text, let parent = entry.parent.flatMap(index(of:)) else { return nil }
        return entries[parent].node.nodeKind == .button ? entries[parent] : nil
    }

    /// What stands in a wrapper: a text by its words, everything else by its kind.
    private func contentLabel(of entry: Entry) -> String {
        Self.wrappers.contains(entry.node.nodeKind) || entry.node.nodeKind == .text
            ? label(of: entry, isQuoting: true) : entry.node.kind
    }

    /// The node's own name; where others have it too, with that of a node around it: for a part of a balloon the nearest
    /// one that no other has, for an element the one that holds it.
    private func distinct(_ entry: Entry) -> String {
        let name = entry.node.id
        guard !isUnique(name) else { return name }
        var holder: String?
        var parent = entry.parent.flatMap(index(of:))
        while let index = parent, entries[index].parent != nil {
            let around = entries[index].node
            parent = entries[index].parent.flatMap(self.index(of:))
            guard !Self.wrappers.contains(around.nodeKind) else { continue }
            holder = holder ?? around.id
            if !entry.node.isNamed || isUnique(around.id) { return "\(name) of \(around.id)" }
        }
        return holder.map { "\(name) of \($0)" } ?? name
    }
}
