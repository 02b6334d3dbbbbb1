import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A lock on a file, so that only one process changes it at a time.
package enum FileLock {
    /// Waits until no other process or thread holds the file, and holds it while something is done. What is done may
    /// replace the file; whoever waits for it then waits for the new one.
    /// - Parameter path: of a file that exists.
    /// - Throws: `AtomicFile.Failure` when the file cannot be opened; what `body` throws.
    package static func hold<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        while true {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw AtomicFile.failure(path, "opened") }
            // Closing the file releases the lock.
            defer { close(descriptor) }
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else { throw AtomicFile.failure(path, "locked") }
            }
            if isSame(descriptor, path) { return try body() }
        }
    }

    /// Whether an open file is still the file at its path.
    private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
        var (own, other) = (stat(), stat())
        guard fstat(descriptor, &own) == 0, stat(path, &other) == 0 else { return false }
        return own.st_dev == other.st_dev && own.st_ino == other.st_ino
    }
}
