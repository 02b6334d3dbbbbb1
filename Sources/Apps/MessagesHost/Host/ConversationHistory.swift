import BalloonLayouts
import Foundation
import MessagesAPI

/// What was sent and received in a conversation, oldest first, with the messages of the balloons.
///
/// A newer message of a session replaces the older one: only its summary text remains, or nothing. The older message
/// keeps its session ("WWDC 2016, iMessage Apps and Stickers, Part 2").
struct ConversationHistory {
    private(set) var entries: [TranscriptEntry] = []
    private var messages: [String: MSMessage] = [:]

    /// The entry with a name; nil when there is none.
    subscript(name: String) -> TranscriptEntry? { entries.first { $0.name == name } }

    /// The message of an entry, collapsed or not; nil for texts and files.
    func message(_ name: String) -> MSMessage? { messages[name] }

    /// The names of the entries that are balloons, oldest first.
    var balloons: [String] { entries.filter { $0.appearance == .balloon }.map(\.name) }

    mutating func append(_ entry: TranscriptEntry) { entries.append(entry) }

    /// Adds a message and collapses the older one of its session.
    /// - Returns: the names of the collapsed messages, with the summaries that remain.
    mutating func append(
        _ message: MSMessage, as entry: TranscriptEntry, names: ParticipantNames
    ) -> [(name: String, summary: String?)] {
        messages[entry.name] = message
        entries.append(entry)
        let areReplaced = SessionCollapse.areReplaced(entries.map { messages[$0.name]?.session })
        return entries.indices.filter { areReplaced[$0] && entries[$0].appearance == .balloon }.map { index in
            let name = entries[index].name
            let summary = SessionCollapse.remainder(
                ofSummary: messages[name]?.summaryText.map { names.replacingIdentifiers(in: $0) })
            entries[index].appearance = summary.map { .summary($0) } ?? .hidden
            return (name, summary)
        }
    }
}
