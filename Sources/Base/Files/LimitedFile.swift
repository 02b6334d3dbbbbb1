#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads files up to a limit. Everything that Balloon reads from a path comes through here.
///
/// A named pipe or a device is refused without being waited for. What counts is what is read, not what the system says
/// about the size: some files of the system say that they are empty, and never end.
package enum LimitedFile {
    /// Why a file cannot be read.
    package enum Failure: Error, Hashable, Sendable {
        /// There is no such file.
        case missing
        /// Something other than a file has this name; its kind with its article: `a folder`.
        case notRegular(String)
        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)
        /// The system refuses, with its description.
        case refused(String)
    }

    /// The bytes of a regular file, behind links.
    /// - Parameter limit: the maximum number of bytes; a longer file is refused.
    package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
        try withDescriptor(path) { descriptor, size throws(Failure) in
            guard size <= limit else { throw .tooLarge(limit: limit) }
            // One byte more than expected shows that nothing follows.
            var bytes = try part(of: descriptor, atMost: size + 1)
            var last = bytes.count
            while last > 0, bytes.count > size {
                guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
                let more = try part(of: descriptor, atMost: min(chunkSize, limit + 1 - bytes.count))
                bytes += more
                last = more.count
            }
            return bytes
        }
    }

    /// The first bytes of a regular file, fewer than `count` when it is shorter, and the size that the system gives.
    package static func start(of path: String, count: Int) throws(Failure) -> (bytes: [UInt8], size: Int) {
        try withDescriptor(path) { descriptor, size throws(Failure) in (try part(of: descriptor, atMost: count), size) }
    }

    /// Calls a closure with a function that returns the next bytes of a regular file of any size, at most as many as asked
    /// for, and none at the end.
    package static func withParts<Value>(
        of path: String, _ body: ((_ count: Int) throws -> [UInt8]) throws -> Value
    ) throws -> Value {
        try withDescriptor(path) { descriptor, _ throws(Failure) in
            Result { try body { count in try part(of: descriptor, atMost: count) } }
        }.get()
    }

    /// How many bytes are read at once beyond the size that the system reports.
    private static let chunkSize = 1 << 20

    private static func withDescriptor<Value>(
        _ path: String, _ body: (Int32, _ size: Int) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // Not blocking: opening a named pipe would wait for a writer that never comes.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: throw .missing
            // The error of opening a socket.
            case ENXIO: throw .notRegular("a socket or a device")
            default: throw .refused(FileKind.lastError)
            }
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .refused(FileKind.lastError) }
        if let other = FileKind.otherThanRegular(status.st_mode) { throw .notRegular(other) }
        return try body(descriptor, max(0, Int(status.st_size)))
    }

    /// The next bytes: fewer than `count` only at the end of the file.
    private static func part(of descriptor: Int32, atMost count: Int) throws(Failure) -> [UInt8] {
        var error: String?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                // `buffer` has `count - filled` free bytes from `filled` on.
                let got = systemRead(descriptor, buffer.baseAddress.unsafelyUnwrapped + filled, count - filled)
                if got < 0 && errno == EINTR { continue }
                if got < 0 { error = FileKind.lastError }
                if got <= 0 { return }
                filled += got
            }
        }
        if let error { throw .refused(error) }
        return bytes
    }
}

#if canImport(Glibc)
    private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
        Glibc.read(descriptor, buffer, count)
    }
#else
    private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
        Darwin.read(descriptor, buffer, count)
    }
#endif

extension LimitedFile.Failure: CustomStringConvertible {
    /// The problem and the fix, as the end of a sentence that begins with the file.
    package var description: String {
        switch self {
        case .missing: "there is no such file; check the path"
        case .notRegular(let kind): "is \(kind), not a regular file; name a file"
        case .tooLarge(let limit): "is too large; at most \(limit) bytes are read, so make it smaller"
        case .refused(let reason): "cannot be read (\(reason)); check its permissions"
        }
    }
}
