#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What stands where a file should be.
package enum FileKind {
    /// The kind with its article; nil for a regular file.
    package static func otherThanRegular(_ mode: mode_t) -> String? {
        switch mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: "a folder"
        case S_IFIFO: "a named pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }

    /// What the last call of the system says.
    package static var lastError: String { String(cString: strerror(errno)) }
}
