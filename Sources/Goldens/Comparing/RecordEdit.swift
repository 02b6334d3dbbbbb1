import ViewLayout

/// A record that says the same as the new layout, and was not written that way: somebody or something edited the file.
package struct RecordEdit: Hashable, Sendable {
    /// The first line that is not as it should be, from 1; nil where the record is of an old version, of which only the
    /// hash in the picture tells that it was edited.
    package let line: Int?
    /// That line in the file and in the new record; each empty where there is no such line.
    package let text, newText: String

    /// Finds the edit of a record that says the same as a new layout; nil when there is none.
    ///
    /// A record of an old version lacks what this version records, so it cannot be compared as text.
    /// - Parameters:
    ///   - file: the bytes of the record as they were written.
    ///   - record: what they say.
    ///   - isTornPair: whether the picture says that it was recorded with another record.
    init?(file: [UInt8], of record: LayoutRecord, comparedWith layout: LayoutRecord, isTornPair: Bool) {
        guard record.version == layout.version else {
            guard isTornPair else { return nil }
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
