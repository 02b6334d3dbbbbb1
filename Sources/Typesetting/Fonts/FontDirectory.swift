#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The start of an OpenType file: which tables it has, where, and the checksum of each. It stands for the whole file,
/// since every table is summed up before a font is used.
struct FontDirectory: Sendable, Equatable {
    /// The header and its table records, as they are in the file.
    let bytes: [UInt8]

    /// Reads the start of a file, after checking its size and that it starts like a font.
    /// - Parameter expectedSize: the size that the manifest tells; nil for any.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)``.
    init(path: String, name: String, expectedSize: Int?) throws {
        func unusable(_ reason: String) -> TypesettingError { .unusableFont(file: name, reason: reason) }
        // Without O_NONBLOCK a pipe would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw unusable("is in manifest.json but cannot be opened") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw unusable("is in manifest.json but is no file that can be read")
        }
        if let expectedSize, Int(status.st_size) != expectedSize {
            throw unusable(
                "has \(status.st_size) bytes, manifest.json tells \(expectedSize); "
                    + "restore the file or mend its \"bytes\"")
        }
        var start = Self.read(descriptor, count: Self.headerSize)
        guard start.count == Self.headerSize,
            Self.knownVersions.contains(start[..<4].reduce(0) { $0 << 8 | UInt32($1) })
        else { throw unusable("is no OpenType font (.ttf or .otf); restore or convert it") }
        start = Self.read(descriptor, count: Self.headerSize + Self.recordSize * (Int(start[4]) << 8 | Int(start[5])))
        bytes = start
    }

    /// Whether a file starts with this.
    func isStart(of file: MappedFile) -> Bool {
        UnsafeRawBufferPointer(start: file.base, count: file.count).starts(with: bytes)
    }

    /// As many bytes from the start as there are, up to `count`.
    private static func read(_ descriptor: Int32, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, readCount in
            readCount = max(pread(descriptor, buffer.baseAddress, count, 0), 0)
        }
    }

    private static let headerSize = 12
    private static let recordSize = 16

    /// TrueType outlines (two spellings) and CFF outlines.
    private static let knownVersions: [UInt32] = [
        0x0001_0000, OpenTypeTables.tag("true"), OpenTypeTables.tag("OTTO"),
    ]
}
