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
