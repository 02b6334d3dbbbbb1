import Foundation

/// Standard error.
enum StandardError {
    /// Writes a line.
    static func write(_ message: String) { writePart(message + "\n") }

    /// Writes without ending the line.
    static func writePart(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// Standard output.
enum StandardOutput {
    /// Writes bytes as they are.
    static func write(_ bytes: Data) { FileHandle.standardOutput.write(bytes) }

    /// Writes a line.
    static func write(line: String) { write(Data((line + "\n").utf8)) }
}
