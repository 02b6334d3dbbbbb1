import ViewLayout

extension Transcript {
    /// The entries with what a viewer is shown of their messages, each with the name by which findings call it.
    func entries(shownTo traits: TraitCollection) -> [Entry] {
        entries.enumerated().map { index, entry in
            var entry = entry
            entry.path = namesEntries ? entry.path ?? Entry.path(at: index) : nil
            if case .message(var message) = entry.content {
                message.balloon = message.balloon.shown(to: traits)
                entry.content = .message(message)
            }
            return entry
        }
    }
}

extension Transcript.Entry {
    /// How findings call the entry at a place.
    package static func path(at index: Int) -> String { "entries[\(index)]" }

    /// Whether the entry is a balloon or sticker of the same sender as the one before.
    func continuesRun(of previous: Transcript.Entry) -> Bool {
        isOfSender && previous.isOfSender && sender?.identifier == previous.sender?.identifier
    }

    /// Whether nothing of a message arrives on an older system, so that it has no place among the others.
    var isNothing: Bool { emptyFallback != nil }

    /// What is to be said about a message of which nothing arrives.
    var findingsOfNothing: [Finding] { emptyFallback?.findings ?? [] }

    private var emptyFallback: FallbackContent? {
        guard case .message(let message) = content, case .fallback(let fallback) = message.balloon.content,
            fallback.items.isEmpty
        else { return nil }
        return fallback
    }

    /// Whether a balloon has its tail, when it would be its turn; nil for what is no balloon. A photo that stands for a
    /// balloon has none.
    func isBubble(withTail isLast: Bool) -> Bool? {
        switch content {
        case .text: return isLast
        case .message(let message):
            if case .fallback(let fallback) = message.balloon.content { return isLast && fallback.endsWithBubble }
            return isLast
        case .sticker, .date, .line, .receipt: return nil
        }
    }

    /// Whether it stands at its sender's side. Lines stand in the middle and end a run.
    private var isOfSender: Bool {
        switch content {
        case .text, .message, .sticker: true
        case .date, .line, .receipt: false
        }
    }
}
