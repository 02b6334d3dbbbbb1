import Foundation
import Support

/// Standard input.
enum StandardInput {
    /// The bytes that are available, so that a program that writes a line and waits gets its answer; empty at the end.
    /// - Throws: ``CommandError`` when they cannot be read.
    static func read(atMost count: Int) throws -> Data { try Console.current.read(count) }
}

/// Standard error.
package enum StandardError {
    /// Writes one or more lines. Messages quote the input, so control characters are escaped and very long lines are
    /// shortened.
    package static func write(_ message: String) { writePart(ErrorText.lines(message) + "\n") }

    /// Writes without ending the line. A message that cannot be written is not a reason to fail.
    static func writePart(_ text: String, to console: Console = .current) {
        try? console.writeError(Data(text.utf8))
    }
}

/// Standard output.
package enum StandardOutput {
    /// Writes bytes as they are.
    /// - Throws: ``CommandError`` when they cannot be written, as to a full disk.
    static func write(_ bytes: Data) throws {
        do {
            try Console.current.write(bytes)
        } catch {
            throw CommandError("standard output cannot be written; is the disk full?", .environment)
        }
    }

    /// Writes a text for people that ends its own lines. It contains names of files and texts of balloons: what a terminal
    /// would obey or reorder is escaped, and a quotation that is written from the right reorders nothing else.
    /// - Throws: as ``write(_:)``.
    package static func write(text: String) throws {
        try write(Data(IsolatedQuotations.isolating(QuotedText.printable(text)).utf8))
    }

    /// Writes a document whose form has escapes of its own, or a table with colours.
    /// - Throws: as ``write(_:)``.
    package static func write(document: String) throws { try write(Data(document.utf8)) }

    /// Writes JSON; for a terminal with escapes for what it would obey or reorder.
    /// - Throws: as ``write(_:)``.
    package static func write(json: String) throws {
        try write(document: Terminal.isOutputTerminal ? QuotedText.printableJSON(json) : json)
    }

    /// Writes a line.
    /// - Throws: as ``write(_:)``.
    package static func write(line: String) throws { try write(text: line + "\n") }
}
