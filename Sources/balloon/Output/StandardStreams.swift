import Foundation

/// Standard error, a message at a time.
enum StandardError {
    static func write(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}

/// Standard output, whole buffers at a time.
enum StandardOutput {
    static func write(_ bytes: Data) { FileHandle.standardOutput.write(bytes) }
}
