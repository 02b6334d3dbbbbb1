/// Which messages of a conversation are collapsed: a newer message of its session takes the place of a balloon, of which
/// a line of summary is left, or nothing ("WWDC 2016, iMessage Apps and Stickers, Part 2").
enum SessionCollapse {
    /// What is left of each entry: the entry, its summary as a line, or nil for nothing.
    /// - Complexity: O(entries).
    static func collapsed(_ entries: [Transcript.Entry]) -> [Transcript.Entry?] {
        var newest: [String: Int] = [:]
        for (index, entry) in entries.enumerated() {
            if case .message(let message) = entry.content, let session = message.session { newest[session] = index }
        }
        return entries.enumerated().map { index, entry in
            guard case .message(let message) = entry.content, let session = message.session, newest[session] != index
            else { return entry }
            // An empty text counts as nil, as in balloons.
            guard let summary = message.summaryText, !summary.isEmpty else { return nil }
            return Transcript.Entry(.line(summary), sender: entry.sender)
        }
    }
}
