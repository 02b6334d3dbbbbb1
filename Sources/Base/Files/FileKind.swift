#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a path refers to instead of a file.
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

    /// The system's description of the last error.
    package static var lastError: String { String(cString: strerror(errno)) }
}
