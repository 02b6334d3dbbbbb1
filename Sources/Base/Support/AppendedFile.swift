import Files
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file to which lines are added at its end while it is kept from other processes. Each addition is with the system
/// when the call returns: a process that is killed then loses nothing of it.
package final class AppendedFile: Sendable {
    private let path: String
    private let descriptor: Mutex<Int32>

    /// Opens a file, or makes it with the folders that it is in.
    /// - Throws: `AtomicFile.Failure` when it cannot be opened, or another process has it open in this way.
    package init(_ path: String) throws {
        self.path = path
        try AtomicFile.makeFolder(of: path)
        let opened = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o666)
        guard opened >= 0 else { throw AtomicFile.failure(path, "opened") }
        var status = stat()
        guard fstat(opened, &status) == 0, FileKind.otherThanRegular(status.st_mode) == nil else {
            close(opened)
            throw AtomicFile.Failure(path: path, action: "opened", reason: "it is not a regular file")
        }
        guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
            close(opened)
            throw AtomicFile.Failure(path: path, action: "opened", reason: "another process is writing it")
        }
        descriptor = Mutex(opened)
    }

    deinit { _ = descriptor.withLock { close($0) } }

    /// Leaves so many bytes of the file.
    package func truncate(to count: Int) throws {
        try descriptor.withLock { descriptor in
            guard ftruncate(descriptor, off_t(count)) == 0 else { throw AtomicFile.failure(path, "written") }
        }
    }

    /// Adds bytes at the end. Can be called from many threads; bytes of one call stay together.
    package func append(_ bytes: [UInt8]) throws {
        try descriptor.withLock { descriptor in
            try AtomicFile.writeAll(bytes, to: descriptor, path: path)
        }
    }
}
