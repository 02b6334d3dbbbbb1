import Files

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
        func start(_ count: Int) throws(LimitedFile.Failure) -> (bytes: [UInt8], size: Int) {
            try LimitedFile.start(of: path, count: count)
        }
        do {
            let (header, size) = try start(Self.headerSize)
            if let expectedSize, size != expectedSize {
                throw unusable(
                    "has \(size) bytes, but manifest.json says \(expectedSize); "
                        + "restore the file or fix its \"bytes\"")
            }
            guard header.count == Self.headerSize,
                Self.knownVersions.contains(header[..<4].reduce(0) { $0 << 8 | UInt32($1) })
            else { throw unusable("is not an OpenType font (.ttf or .otf); restore or convert it") }
            bytes = try start(header.withUnsafeBytes(Self.length)).bytes
        } catch LimitedFile.Failure.missing {
            throw unusable(
                "manifest.json names it, and the folder does not have it; restore the file or remove its entry")
        } catch let failure as LimitedFile.Failure {
            throw unusable("is in manifest.json; \(failure)")
        }
    }

    /// Whether a file starts with these bytes.
    func isStart(of file: FontBytes) -> Bool {
        UnsafeRawBufferPointer(start: file.base, count: file.count).starts(with: bytes)
    }

    /// How many bytes the header and the table records have.
    /// - Parameter start: the header, or more.
    static func length(of start: UnsafeRawBufferPointer) -> Int {
        start.count < headerSize ? 0 : headerSize + recordSize * (Int(start[4]) << 8 | Int(start[5]))
    }

    private static let headerSize = 12
    private static let recordSize = 16

    /// TrueType outlines (two spellings) and CFF outlines.
    private static let knownVersions: [UInt32] = [
        0x0001_0000, OpenTypeTables.tag("true"), OpenTypeTables.tag("OTTO"),
    ]
}
