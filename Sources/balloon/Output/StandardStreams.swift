import Foundation

/// Standard error.
enum StandardError {
    /// Writes a line.
    static func write(_ message: String) { writePart(message + "\n") }

    /// Writes without ending the line. A message that nobody can read is no reason to fail.
    static func writePart(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}

/// Standard output.
enum StandardOutput {
    /// Writes bytes as they are.
    /// - Throws: ``EnvironmentError`` when they cannot be written, as to a full disk.
    static func write(_ bytes: Data) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: bytes)
        } catch {
            throw EnvironmentError("standard output cannot be written; is the disk full?")
        }
    }

    /// Writes a line.
    /// - Throws: as ``write(_:)``.
    static func write(line: String) throws { try write(Data((line + "\n").utf8)) }
}
