#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the bytes of a file go: to the file behind links, which keeps its permissions.
package struct FileTarget {
    /// The path without links.
    package let path: String
    /// The permissions of the file that is there; nil for a new file, which gets those that the user's mask leaves.
    package let permissions: mode_t?

    /// Why nothing can be written there.
    package enum Failure: Error, Hashable, Sendable {
        /// Something else has this name; what it is, with its article: `a named pipe`.
        case notRegular(String)
        /// Links that lead to each other.
        case linkLoop
        /// The system refuses; its words.
        case refused(String)
    }

    /// As many links as the system follows.
    private static let maximumLinkCount = 40

    /// Finds where a path leads. Nothing is opened, so nothing is waited for.
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
            // A link of the system to an open pipe has a name that leads nowhere.
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
            // `readlink` writes no more than the buffer has, and no zero behind it.
            readlink(link, bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        guard count > 0 else { throw .refused(FileKind.lastError) }
        let destination = String(decoding: buffer.prefix(count), as: UTF8.self)
        guard !destination.hasPrefix("/"), let slash = link.lastIndex(of: "/") else { return destination }
        return link[...slash] + destination
    }
}
