/// Makes messages that quote input short, and free of control characters for terminals.
package enum ErrorText {
    /// The maximum number of Unicode scalars that a message keeps: a few lines of a terminal.
    package static let maximumLength = 1_000
    /// How many of them are its end, where the fix is.
    private static let endLength = 300

    /// A message of one line: shortened in its middle when it is too long, with invisible characters escaped.
    package static func line(_ message: String) -> String {
        QuotedText.withoutInvisible(shortened(message))
    }

    /// Texts of several lines, which keep their line feeds.
    package static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(separator: "\n")
    }

    private static func shortened(_ message: String) -> String {
        let scalars = message.unicodeScalars
        guard message.utf8.count > maximumLength, scalars.count > maximumLength else { return message }
        return String(scalars.prefix(maximumLength - endLength)) + " … " + String(scalars.suffix(endLength))
    }
}

/// An error in a file, as answers and reports name it: the place, what is wrong and what to do. The keys are a contract.
package struct FileError: Sendable, Hashable, Codable {
    /// The file as the caller named it.
    package let file: String
    /// The place in the file, both from 1; nil where the file as a whole is at fault.
    package let line, column: Int?
    /// The sort of error, what is wrong, and what to do.
    package let kind, message, fix: String
    /// The line of the file; nil where it is not known.
    package let source: String?

    package init(
        file: String, line: Int? = nil, column: Int? = nil, kind: String, message: String, fix: String,
        source: String? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.kind = kind
        self.message = message
        self.fix = fix
        self.source = source
    }

    /// The same error of the same file under another name.
    package func named(_ file: String) -> FileError {
        FileError(file: file, line: line, column: column, kind: kind, message: message, fix: fix, source: source)
    }

    /// What is wrong and what to do about it.
    package var sentence: String { fix.isEmpty ? message : "\(message); \(fix)" }

    /// `FILE:LINE:COLUMN: message; fix`, in the manner of compilers.
    package var text: String {
        let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(ErrorText.line(file))\(place): \(sentence)"
    }
}
