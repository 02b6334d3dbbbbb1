import BalloonLayouts

/// Finds the entry of a conversation that belongs to a node of a record.
///
/// Records name the nodes of a conversation by their kinds and number those of the same kind: `bubble`, `bubble-2`.
/// They are in the order of the entries.
struct ConversationPlaces {
    private let transcript: SceneNode
    private let entries: [SceneNode]
    /// Whether a newer message of its session has replaced each entry, so that only a line with its summary remains.
    private let isReplaced: [Bool]

    /// - Parameter transcript: the value of the scene's key `transcript`.
    init(_ transcript: SceneNode) {
        self.transcript = transcript
        if case .sequence(let entries)? = transcript.entry("entries")?.value.value {
            self.entries = entries
        } else {
            entries = []
        }
        isReplaced = SessionCollapse.areReplaced(
            entries.map { entry -> String? in
                guard case .string(let session)? = entry.entry("session")?.value.value else { return nil }
                return session
            })
    }

    /// The key that a node was placed for, and the mapping that the rest of the node's path refers to; nil for a node
    /// that belongs to no entry.
    /// - Parameter path: the names from the conversation to the node, without the conversation's own.
    func holder(ofNode path: [Substring]) -> (place: ScenePlace, message: SceneNode)? {
        guard let first = path.first else { return nil }
        let field = transcript.entry("inputField")
        if first == "draft" {
            return (field?.value.entry("text") ?? field?.value.entry("placeholder")).map { ($0.keyPlace, $0.value) }
        }
        if first == "inputField" {
            return (field?.value.entry("message") ?? field?.value.entry("sticker") ?? field)
                .map { ($0.keyPlace, $0.value) }
        }
        guard let (name, number) = Self.parts(of: first) else { return nil }
        let candidates = keys(ofNodes: name)
        return candidates.indices.contains(number - 1)
            ? (candidates[number - 1].keyPlace, candidates[number - 1].value) : nil
    }

    /// `bubble-2` as a name and a number from 1.
    private static func parts(of name: Substring) -> (name: String, number: Int)? {
        guard let match = name.wholeMatch(of: /([a-zA-Z]+)(-([0-9]+))?/) else { return nil }
        return (String(match.1), match.3.map { Int($0) ?? 0 } ?? 1)
    }

    /// The keys whose values are placed as nodes of a name, in the order of the nodes.
    private func keys(ofNodes name: String) -> [SceneNode.Entry] {
        switch name {
        case "bubble": return entries.compactMap { $0.entry("text") }
        case "sticker", "receipt": return entries.compactMap { $0.entry(name) }
        case "date", "time": return entries.compactMap { $0.entry("date") }
        case "dropped":
            return entries.flatMap { entry -> [SceneNode.Entry] in
                guard case .sequence(let stickers)? = entry.entry("droppedStickers")?.value.value else { return [] }
                return stickers.map { SceneNode.Entry(key: "droppedStickers", keyPlace: $0.place, value: $0) }
            }
        case "line", "actor":
            return messages(areReplaced: true).compactMap { $0.value.entry("summaryText") ?? $0 }
        case "template", "live":
            return numberedMessages(areLive: name == "live")
        default: return []
        }
    }

    /// The messages whose nodes are numbered, or none where the numbers are not known here: the layout of a message in
    /// another file can be of either kind, and some viewers see a live layout's alternate, which is a template too.
    private func numberedMessages(areLive: Bool) -> [SceneNode.Entry] {
        let messages = messages(areReplaced: false)
        let live = messages.filter { $0.value.entry("layout")?.value.entry("live") != nil }
        guard !messages.contains(where: { $0.key == "scene" }) else { return [] }
        if areLive { return live }
        return live.isEmpty ? messages : []
    }

    private func messages(areReplaced: Bool) -> [SceneNode.Entry] {
        zip(entries, isReplaced).filter { $1 == areReplaced }.compactMap { entry, _ in
            entry.entry("message") ?? entry.entry("scene")
        }
    }
}
