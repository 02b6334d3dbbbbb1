import ViewLayout

/// An edit of a record's file that does not change the layout: the file is not as Balloon wrote it.
package struct RecordEdit: Hashable, Sendable {
    /// The first line that differs, from 1; nil for a record of an old version, where only the hash in the picture
    /// shows the edit.
    package let line: Int?
    /// The line in the file and in the new record; empty where there is no such line.
    package let text, newText: String

    /// Finds the edit of a record whose layout equals a new one; nil when there is none.
    ///
    /// A record of an old version lacks what this version records, so it cannot be compared as text.
    /// - Parameters:
    ///   - file: the bytes of the record as they were written.
    ///   - record: the layout that they describe.
    ///   - isMismatchedPair: whether the picture says that it was recorded with another record.
    init?(file: [UInt8], of record: LayoutRecord, comparedWith layout: LayoutRecord, isMismatchedPair: Bool) {
        guard record.version == layout.version else {
            guard isMismatchedPair else { return nil }
            (line, text, newText) = (nil, "", "")
            return
        }
        let new = Array(layout.text.utf8)
        guard file != new else { return nil }
        let (oldLines, newLines) = (Self.lines(of: file), Self.lines(of: new))
        let common = zip(oldLines, newLines).prefix { $0 == $1 }.count
        line = common + 1
        text = common < oldLines.count ? oldLines[common] : ""
        newText = common < newLines.count ? newLines[common] : ""
    }

    private static func lines(of text: [UInt8]) -> [String] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}

extension RecordEdit: CustomStringConvertible {
    /// The edit in one sentence.
    package var description: String {
        guard let line else { return "the record is not the one that was recorded with the picture" }
        return "line \(line) of the record is \(TextPair(from: newText, to: text).words)"
    }
}
