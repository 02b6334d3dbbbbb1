/// Decides which messages of a conversation are collapsed: a newer message of its session replaces a balloon. Only
/// a line with its summary remains, or nothing ("WWDC 2016, iMessage Apps and Stickers, Part 2").
package enum SessionCollapse {
    /// Whether a newer entry of its session replaces each entry.
    /// - Parameter sessions: the session of each entry, the oldest first; nil for an entry without a session.
    /// - Complexity: O(entries).
    package static func areReplaced<Session: Hashable>(_ sessions: [Session?]) -> [Bool] {
        var newest: [Session: Int] = [:]
        for (index, session) in sessions.enumerated() {
            if let session { newest[session] = index }
        }
        return sessions.enumerated().map { index, session in session.map { newest[$0] != index } ?? false }
    }

    /// The line that remains of a message; nil for nothing. An empty text counts as nil, as in balloons.
    package static func remainder(ofSummary summary: String?) -> String? { summary.flatMap { $0.isEmpty ? nil : $0 } }

    /// What remains of each entry: the entry, its summary as a line, or nil for nothing.
    static func collapsed(_ entries: [Transcript.Entry]) -> [Transcript.Entry?] {
        zip(entries, areReplaced(entries.map(\.session))).map { entry, isReplaced in
            guard isReplaced, case .message(let message) = entry.content else { return entry }
            return remainder(ofSummary: message.summaryText).map { summary in
                var line = Transcript.Entry(.line(summary), sender: entry.sender)
                line.path = entry.path
                return line
            }
        }
    }
}

extension Transcript.Entry {
    fileprivate var session: String? {
        guard case .message(let message) = content else { return nil }
        return message.session
    }
}
