#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The file that a write replaces: the target of symbolic links, which keeps its permissions.
package struct FileTarget {
    /// The path without links.
    package let path: String
    /// The permissions of the existing file; nil for a new file, which gets those that the user's mask allows.
    package let permissions: mode_t?

    /// Why nothing can be written to a path.
    package enum Failure: Error, Hashable, Sendable {
        /// Something other than a file has this name; its kind with its article: `a named pipe`.
        case notRegular(String)
        /// Links that lead to each other.
        case linkLoop
        /// The system refuses, with its description.
        case refused(String)
    }

    /// The maximum number of links that the system follows.
    private static let maximumLinkCount = 40

    /// Resolves a path. Nothing is opened, so it never waits.
    package init(_ given: String) throws(Failure) {
        var path = given
        for _ in 0...Self.maximumLinkCount {
            var status = stat()
            guard lstat(path, &status) == 0 else {
                guard errno == ENOENT else { throw .refused(FileKind.lastError) }
                (self.path, permissions) = (path, nil)
                return
            }
            guard status.st_mode & S_IFMT == S_IFLNK else {
                if let other = FileKind.otherThanRegular(status.st_mode) { throw .notRegular(other) }
                (self.path, permissions) = (path, status.st_mode & 0o777)
                return
            }
            // The system's link to an open pipe has a target that does not exist as a path.
            if stat(path, &status) == 0, let other = FileKind.otherThanRegular(status.st_mode) {
                throw .notRegular(other)
            }
            path = try Self.destination(of: path)
        }
        throw .linkLoop
    }

    /// Where a link leads.
    private static func destination(of link: String) throws(Failure) -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBytes { bytes in
            // `readlink` writes at most as many bytes as the buffer has, without a terminating zero.
            readlink(link, bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        guard count > 0 else { throw .refused(FileKind.lastError) }
        let destination = String(decoding: buffer.prefix(count), as: UTF8.self)
        guard !destination.hasPrefix("/"), let slash = link.lastIndex(of: "/") else { return destination }
        return link[...slash] + destination
    }
}
