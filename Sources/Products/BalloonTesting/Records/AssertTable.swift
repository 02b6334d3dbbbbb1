import Sweeps

/// Fails the running test unless a sweep has the table that stands in the test's source: a row for each cell, with the size,
/// the lines and the findings. The test continues, and nothing is drawn.
///
/// ```swift
/// assertTable(of: sweep)  // the first run writes the table behind the call, in braces, and fails
/// ```
///
/// The parameters are those of ``assertLayout(of:allowing:settings:fileID:file:function:line:column:record:)``.
/// - Parameter record: the table, as a trailing closure with one text.
public func assertTable(
    of sweep: @autoclosure () throws -> SceneSweep, settings: GoldenSettings = .current, fileID: String = #fileID,
    file: StaticString = #filePath, function: String = #function, line: UInt = #line, column: UInt = #column,
    record: (() -> String)? = nil
) {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    place.reportRecord(settings, expected: record) { try InlineTable(SweepTable([sweep()]).text()) }
}

/// Fails the running test unless a table of breaks is the one that stands in the test's source: the exact widths at which
/// lines or heights change. The test continues, and nothing is drawn.
///
/// The parameters are those of ``assertTable(of:settings:fileID:file:function:line:column:record:)``.
public func assertTable(
    of breaks: @autoclosure () throws -> BreakTable, settings: GoldenSettings = .current, fileID: String = #fileID,
    file: StaticString = #filePath, function: String = #function, line: UInt = #line, column: UInt = #column,
    record: (() -> String)? = nil
) {
    let place = TestPlace(fileID: fileID, file: file, function: function, line: line, column: column)
    place.reportRecord(settings, expected: record) { try InlineTable(breaks().text) }
}

/// A table in the form that a test's source contains.
struct InlineTable: InlineText {
    let text: String

    /// A string literal has no line end after its last line, so the table has none either.
    init(_ text: String) { self.text = text.hasSuffix("\n") ? String(text.dropLast()) : text }

    /// The maximum number of rows that are reported.
    private static let maximumCount = 9

    func differences(from expected: String) -> [String]? {
        guard InlineTable(expected).text != text else { return nil }
        let (old, new) = (Self.rows(of: expected), Self.rows(of: text))
        let difference = new.difference(from: old)
        let changes =
            difference.removals.map { "  was      " + Self.row($0) }
            + difference.insertions.map { "  is       " + Self.row($0) }
        guard !changes.isEmpty else { return ["  table    the text is not written as tables are"] }
        let half = Self.maximumCount / 2
        let reported =
            changes.count <= Self.maximumCount
            ? changes
            : Array(changes.prefix(min(half, difference.removals.count)))
                + difference.insertions.prefix(half).map { "  is       " + Self.row($0) }
        let more = changes.count - reported.count
        return reported + (more > 0 ? ["           and \(more) more"] : [])
    }

    private static func rows(of text: String) -> [Substring] { text.split(separator: "\n") }

    private static func row(_ change: CollectionDifference<Substring>.Change) -> String {
        switch change {
        case .insert(_, let row, _), .remove(_, let row, _): row.trimmingPrefix { $0 == " " }.description
        }
    }
}
