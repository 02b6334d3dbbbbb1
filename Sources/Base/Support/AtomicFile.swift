import Files
import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads and writes whole files, so that nobody ever sees half of one.
package enum AtomicFile {
    /// The result of writing.
    package enum Outcome: Hashable, Sendable { case written, unchanged }

    /// The bytes of a file; nil when there is none.
    /// - Parameter limit: the maximum number of bytes that are read; a larger file throws.
    package static func read(_ path: String, limit: Int) throws -> [UInt8]? {
        do {
            return try LimitedFile.read(path, limit: limit)
        } catch {
            switch error {
            case .missing: return nil
            case .refused(let reason): throw Failure(path: path, action: "read", reason: reason)
            case .notRegular(let kind):
                throw Failure(path: path, action: "read", reason: "it is \(kind), not a regular file")
            case .tooLarge(let limit): throw Failure(path: path, action: "read", reason: "more than \(limit) bytes")
            }
        }
    }

    /// Writes a complete file through a temporary file in the same folder, which then replaces it. A file that already
    /// holds these bytes is not touched. Missing folders are created.
    @discardableResult
    package static func write(_ bytes: [UInt8], to path: String) throws -> Outcome {
        guard let prepared = try prepare(bytes, for: path) else { return .unchanged }
        try prepared.replace()
        return .written
    }

    /// Writes a complete file, through a temporary file, that is too large to be held at once.
    /// - Parameter body: writes the texts of the file, one after the other.
    package static func write(to path: String, _ body: ((String) throws -> Void) throws -> Void) throws {
        let prepared = try prepare(for: path) { descriptor in
            var pending: [UInt8] = []
            try body { text in
                pending += Array(text.utf8)
                guard pending.count >= chunkSize else { return }
                try writeAll(pending, to: descriptor, path: path)
                pending.removeAll(keepingCapacity: true)
            }
            try writeAll(pending, to: descriptor, path: path)
        }
        try prepared.replace()
    }

    /// How many bytes are held before they are written.
    private static let chunkSize = 1 << 16

    /// Writes files that belong together. None is replaced before all of them are known to fit: on a full disk, all
    /// stay as they were.
    /// - Parameter isDurable: whether the disk has each file before it replaces another, and the new names before this
    ///   returns. Otherwise a file can be empty after a power cut: many file systems write a name before what is in the file.
    package static func write(together files: [(bytes: [UInt8], path: String)], isDurable: Bool = false) throws {
        var prepared: [Prepared] = []
        do {
            for file in files {
                if let one = try prepare(file.bytes, for: file.path, isDurable: isDurable) { prepared.append(one) }
            }
            let folders = isDurable ? Set(prepared.map { PathName.parent(of: $0.path) }) : []
            while let next = prepared.first {
                try next.replace()
                prepared.removeFirst()
            }
            for folder in folders { synchronize(folder: folder) }
        } catch {
            for one in prepared { unlink(one.temporary) }
            throw error
        }
    }

    /// A complete temporary file that waits to replace another.
    private struct Prepared {
        let temporary: String
        let path: String

        /// Takes the place of the file; if that fails, the temporary file is removed.
        func replace() throws {
            guard rename(temporary, path) == 0 else {
                let error = AtomicFile.failure(path, "written")
                unlink(temporary)
                throw error
            }
        }
    }

    /// Has the names in a folder written to the disk. Where a file system cannot, the names are as good as without.
    private static func synchronize(folder: String) {
        let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }

    /// Writes the temporary file; nil when the file already holds these bytes.
    private static func prepare(_ bytes: [UInt8], for path: String, isDurable: Bool = false) throws -> Prepared? {
        if let old = try? read(path, limit: bytes.count), old == bytes { return nil }
        return try prepare(for: path) { descriptor in
            try writeAll(bytes, to: descriptor, path: path)
            // A file system without this, such as some of a network, says that the argument is invalid.
            if isDurable, fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { throw failure(path, "written") }
        }
    }

    /// Makes the temporary file beside the file behind all links, and has it written.
    private static func prepare(for path: String, _ write: (Int32) throws -> Void) throws -> Prepared {
        let target = try target(of: path)
        let (descriptor, temporary) = try openTemporary(beside: target.path, for: path)
        do {
            do {
                try write(descriptor)
                // A new file has the permissions that the user's mask leaves; one that is replaced keeps its own.
                if let permissions = target.permissions {
                    guard fchmod(descriptor, permissions) == 0 else { throw failure(path, "written") }
                }
            } catch {
                close(descriptor)
                throw error
            }
            // A file system on a network may report only here that it is full.
            guard close(descriptor) == 0 else { throw failure(path, "written") }
        } catch {
            unlink(temporary)
            throw error
        }
        return Prepared(temporary: temporary, path: target.path)
    }

    /// Where the bytes of a file go.
    private static func target(of path: String) throws -> FileTarget {
        do throws(FileTarget.Failure) {
            return try FileTarget(path)
        } catch {
            let reason =
                switch error {
                case .notRegular(let kind): "it is \(kind), not a regular file; name another one"
                case .linkLoop: "its links lead to each other; name another file"
                case .refused(let reason): reason
                }
            throw Failure(path: path, action: "written", reason: reason)
        }
    }

    /// A new file that no other process or thread has, opened with what the user's mask leaves of its permissions.
    private static func openTemporary(beside file: String, for path: String) throws -> (Int32, path: String) {
        let folder = PathName.parent(of: file)
        var isMade = false
        while true {
            let name = temporaryPrefix + String(UInt64.random(in: 0 ... .max), radix: 36)
            let temporary = ((folder.isEmpty ? "." : folder) as NSString).appendingPathComponent(name)
            let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, temporary) }
            // Most folders are there: only one that is missing is made.
            if errno == ENOENT || errno == ENOTDIR, !isMade {
                try makeFolder(of: file)
                isMade = true
                continue
            }
            guard errno == EEXIST else { throw failure(path, "written") }
        }
    }

    /// Makes the folder that a file is to lie in, where there is none.
    /// - Returns: the folder; empty for a name without one.
    @discardableResult static func makeFolder(of path: String) throws -> String {
        let folder = PathName.parent(of: path)
        guard !folder.isEmpty else { return folder }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(path: folder, action: "made", reason: "no folder can be made there")
        }
        return folder
    }

    /// Removes a file; nothing happens when there is none.
    package static func remove(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw failure(path, "removed") }
    }

    /// What a temporary file's name begins with. A process that is killed while it writes leaves one; it is hidden, and
    /// no list of goldens shows it.
    package static let temporaryPrefix = ".balloon-"

    /// How old a temporary file is that nobody is still writing, in seconds: a write takes less than a second, and an hour
    /// on the slowest disk of a network is more than enough.
    package static let abandonedAge: Double = 3_600

    /// Removes what processes that were killed have left in a folder: temporary files of ``abandonedAge`` and more. What
    /// cannot be removed stays, since it is in nobody's way.
    package static func removeAbandoned(in folder: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        let place = folder as NSString
        for name in names where name.hasPrefix(temporaryPrefix) {
            let path = place.appendingPathComponent(name)
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular,
                let written = attributes?[.modificationDate] as? Date, -written.timeIntervalSinceNow >= abandonedAge
            else { continue }
            unlink(path)
        }
    }

    /// Writes all bytes to an open file, however many calls that takes.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws {
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
}

extension AtomicFile {
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

    /// What the last call of the system says.
    static func failure(_ path: String, _ action: String) -> Failure {
        Failure(path: path, action: action, reason: String(cString: strerror(errno)))
    }
}
