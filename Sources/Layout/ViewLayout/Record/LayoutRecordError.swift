/// A text that is not a layout record, and the place of the error.
package struct LayoutRecordError: Error, Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The column in Unicode scalars, from 1.
    package let column: Int
    /// The problem and the fix.
    package let reason: String
    /// The version of a record that a later Balloon wrote.
    package let newerVersion: Int?

    init(line: Int, column: Int, reason: String, newerVersion: Int? = nil) {
        self.line = line
        self.column = column
        self.reason = reason
        self.newerVersion = newerVersion
    }
}

extension LayoutRecordError: CustomStringConvertible {
    /// The place and the reason.
    package var description: String { "line \(line), column \(column): \(reason)" }
}
