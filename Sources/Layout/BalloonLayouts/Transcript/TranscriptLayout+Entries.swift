import ViewLayout

extension Transcript {
    /// The entries with the content that a viewer sees, each with its name in findings.
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
    /// The name in findings of the entry at an index.
    package static func path(at index: Int) -> String { "entries[\(index)]" }

    /// Whether the entry is a balloon or sticker of the same sender as the one before.
    func continuesRun(of previous: Transcript.Entry) -> Bool {
        isOfSender && previous.isOfSender && sender?.identifier == previous.sender?.identifier
    }

    /// Whether no part of a message is received on an older system, so that it has no place.
    var isNothing: Bool { emptyFallback != nil }

    /// The findings about a message of which no part is received.
    var findingsOfNothing: [Finding] { emptyFallback?.findings ?? [] }

    private var emptyFallback: FallbackContent? {
        guard case .message(let message) = content, case .fallback(let fallback) = message.balloon.content,
            fallback.items.isEmpty
        else { return nil }
        return fallback
    }

    /// Whether a balloon has its tail if it is the last of a run; nil for entries without a balloon. A photo that
    /// replaces a balloon has none.
    func isBubble(withTail isLast: Bool) -> Bool? {
        switch content {
        case .text: return isLast
        case .message(let message):
            if case .fallback(let fallback) = message.balloon.content { return isLast && fallback.endsWithBubble }
            return isLast
        case .sticker, .date, .line, .receipt: return nil
        }
    }

    /// Whether it is on its sender's side. Lines are centred and end a run.
    private var isOfSender: Bool {
        switch content {
        case .text, .message, .sticker: true
        case .date, .line, .receipt: false
        }
    }
}
