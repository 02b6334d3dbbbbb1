import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads and writes whole files, so that nobody ever sees half of one.
package enum AtomicFile {
    /// A file that could not be read or written.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        package let path: String
        package let action: String
        package let reason: String

        package init(path: String, action: String, reason: String) {
            self.path = path
            self.action = action
            self.reason = reason
        }

        package var description: String { "\(path): cannot be \(action) (\(reason))" }
    }

    /// The result of writing.
    package enum Outcome: Hashable, Sendable { case written, unchanged }

    /// The bytes of a file; nil when there is none.
    /// - Parameter limit: the maximum number of bytes that are read; a larger file throws.
    package static func read(_ path: String, limit: Int) throws -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw failure(path, "opened")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(path, "read") }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(path: path, action: "read", reason: "it is not a file")
        }
        guard status.st_size <= limit else {
            throw Failure(path: path, action: "read", reason: "\(status.st_size) bytes; at most \(limit)")
        }
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                // `buffer` has `buffer.count - count` free bytes from `count` on.
                let got = Posix.read(descriptor, buffer.baseAddress.unsafelyUnwrapped + count, buffer.count - count)
                if got < 0 && errno == EINTR { continue }
                failed = got < 0
                if got <= 0 { return }
                count += got
            }
        }
        if failed { throw failure(path, "read") }
        return bytes
    }

    /// Writes a complete file through a temporary file in the same folder, which then replaces it. A file that already
    /// holds these bytes is not touched. Missing folders are created.
    @discardableResult
    package static func write(_ bytes: [UInt8], to path: String) throws -> Outcome {
        if let old = try? read(path, limit: bytes.count), old == bytes { return .unchanged }
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw Failure(path: folder, action: "made", reason: "no folder can be made there")
            }
        }
        // mkstemp makes a name that no other process or thread has, and opens it exclusively.
        let pattern = ((folder.isEmpty ? "." : folder) as NSString).appendingPathComponent(temporaryPrefix + "XXXXXX")
        var template = Array(pattern.utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw failure(path, "written") }
        let temporary = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        do {
            defer { close(descriptor) }
            try writeAll(bytes, to: descriptor, path: path)
            // mkstemp opens for the owner alone; goldens are shared files.
            guard fchmod(descriptor, 0o644) == 0 else { throw failure(path, "written") }
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, path) == 0 else {
            let error = failure(path, "written")
            unlink(temporary)
            throw error
        }
        return .written
    }

    /// Removes a file; nothing happens when there is none.
    package static func remove(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw failure(path, "removed") }
    }

    /// What a temporary file's name begins with. A process that is killed while it writes leaves one; it is hidden, and
    /// no list of goldens shows it.
    package static let temporaryPrefix = ".balloon-"

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws {
        try bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                // `buffer` holds `buffer.count - written` bytes from `written` on.
                let put = Posix.write(
                    descriptor, buffer.baseAddress.unsafelyUnwrapped + written, buffer.count - written)
                if put < 0 && errno == EINTR { continue }
                guard put > 0 else { throw failure(path, "written") }
                written += put
            }
        }
    }

    private static func failure(_ path: String, _ action: String) -> Failure {
        Failure(path: path, action: action, reason: String(cString: strerror(errno)))
    }
}

/// The system calls whose names the functions above take.
private enum Posix {
    static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.read(descriptor, buffer, count)
        #else
            Darwin.read(descriptor, buffer, count)
        #endif
    }

    static func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, buffer, count)
        #else
            Darwin.write(descriptor, buffer, count)
        #endif
    }
}
