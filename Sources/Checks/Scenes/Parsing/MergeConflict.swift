/// The marks that Git leaves where two sides have changed the same lines of a text (git-merge, "How conflicts are presented").
enum MergeConflict {
    private static let begin = "<<<<<<< "
    private static let end = ">>>>>>> "

    /// The number of the line that begins a conflict, from 1; nil where there is none.
    static func line(in text: String) -> Int? {
        // Few files have the marks, and only those are split.
        guard text.contains(begin), text.contains(end) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.hasPrefix(begin) }),
            lines[first...].contains(where: { $0.hasPrefix(end) })
        else { return nil }
        return first + 1
    }
}
