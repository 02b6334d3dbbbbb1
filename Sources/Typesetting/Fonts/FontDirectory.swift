#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The first bytes of an OpenType file: which tables it has, where they are, and the checksum of each. They identify
/// the whole file, because the checksum of every table is verified before a font is used.
struct FontDirectory: Sendable, Equatable {
    /// The header and the table records, as they are in the file.
    let bytes: [UInt8]

    /// Reads the first bytes of a file, after checking its size and that it is a font.
    /// - Parameter expectedSize: the size in the manifest; nil for any size.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)``.
    init(path: String, name: String, expectedSize: Int?) throws {
        func unusable(_ reason: String) -> TypesettingError { .unusableFont(file: name, reason: reason) }
        // Without O_NONBLOCK, opening a pipe would wait for its writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw unusable("is in manifest.json but cannot be opened") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw unusable("is in manifest.json but is not a readable file")
        }
        if let expectedSize, Int(status.st_size) != expectedSize {
            throw unusable(
                "has \(status.st_size) bytes, but manifest.json says \(expectedSize); "
                    + "restore the file or fix its \"bytes\"")
        }
        var start = Self.read(descriptor, count: Self.headerSize)
        guard start.count == Self.headerSize,
            Self.knownVersions.contains(start[..<4].reduce(0) { $0 << 8 | UInt32($1) })
        else { throw unusable("is not an OpenType font (.ttf or .otf); restore or convert it") }
        start = Self.read(descriptor, count: Self.headerSize + Self.recordSize * (Int(start[4]) << 8 | Int(start[5])))
        bytes = start
    }

    /// Whether a file starts with these bytes.
    func isStart(of file: MappedFile) -> Bool {
        UnsafeRawBufferPointer(start: file.base, count: file.count).starts(with: bytes)
    }

    /// The first `count` bytes of a file, or fewer if it is shorter.
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
