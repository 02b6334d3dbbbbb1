#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The bytes of a file, mapped read-only: they are shared with the page cache and never copied. Or the bytes of a file
/// that was made in memory.
///
/// Invariant: `base` points to `count` readable bytes from `init` until `deinit`, and nothing writes to them; so a
/// `MappedFile` can be read from any thread.
package final class MappedFile: @unchecked Sendable {
    package let base: UnsafeRawPointer
    package let count: Int
    private let isMapped: Bool

    /// Maps a file.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when it cannot be opened, is empty or too large.
    package init(path: String, name: String) throws {
        // Without O_NONBLOCK, opening a pipe would wait for its writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw TypesettingError.unusableFont(
                file: name, reason: "cannot be opened (\(String(cString: strerror(errno))))")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            throw TypesettingError.unusableFont(file: name, reason: "is empty, not readable or not a file")
        }
        guard status.st_size <= TypesettingLimits.maximumFontFileSize else {
            throw TypesettingError.unusableFont(
                file: name, reason: "is \(status.st_size) bytes; at most \(TypesettingLimits.maximumFontFileSize)")
        }
        guard let pointer = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), pointer != MAP_FAILED
        else { throw TypesettingError.unusableFont(file: name, reason: "cannot be mapped") }
        base = UnsafeRawPointer(pointer)
        count = Int(status.st_size)
        isMapped = true
    }

    /// Copies bytes.
    init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 16)
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        base = UnsafeRawPointer(copy)
        count = bytes.count
        isMapped = false
    }

    deinit {
        if isMapped { munmap(UnsafeMutableRawPointer(mutating: base), count) } else { base.deallocate() }
    }
}
