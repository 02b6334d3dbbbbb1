import CHarfBuzz
import Synchronization

/// An OpenType file, opened once and shared by all threads.
///
/// Invariant: the HarfBuzz face is made immutable before `init` returns, and immutable objects of HarfBuzz can be used
/// from many threads. Its blob reads from `bytes`, which lives as long as this object.
package final class FontFile: @unchecked Sendable {
    /// The name in the manifest, such as `BubbleSans.ttf`.
    package let name: String
    /// The complete file.
    package let bytes: FontBytes
    /// The number of design units in an em.
    package let unitsPerEm: Int
    /// Line metrics from `hhea`, in em; both positive.
    package let ascent: Double
    package let descent: Double
    /// The variation axes in the order of `fvar`.
    package let axes: [FontAxis]
    /// The version that the file says it is (`head.fontRevision`), such as `4.001`.
    package let revision: String
    /// Whether glyphs are colour bitmaps (`CBDT`).
    package let hasColorBitmaps: Bool

    let face: OpaquePointer
    /// Whether the features for kana are those for ideographs, in every language; found when it is first asked for.
    private let kanaFeatures = Atomic<KanaFeatures>(.unknown)

    /// Opens a font.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when the file is not a usable OpenType font.
    package convenience init(path: String, name: String) throws {
        try self.init(path: path, name: name, directory: FontDirectory(path: path, name: name, expectedSize: nil))
    }

    /// Opens a font whose first bytes were read before.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when the file is not a usable OpenType font, or when
    ///   it has different first bytes now.
    convenience init(path: String, name: String, directory: FontDirectory) throws {
        let bytes = try FontBytes(path: path, name: name)
        guard directory.isStart(of: bytes) else {
            throw TypesettingError.unusableFont(file: name, reason: "was replaced while it was used; start again")
        }
        if let table = OpenTypeChecksums.firstDamagedTable(in: bytes) {
            throw TypesettingError.unusableFont(
                file: name,
                reason: "is damaged: the checksum of its table \(table) is wrong; restore it, or save it again "
                    + "with fonttools if it was made like that")
        }
        try self.init(bytes, name: name)
    }

    /// Opens a font that was made in memory.
    convenience init(bytes: [UInt8], name: String) throws { try self.init(FontBytes(bytes), name: name) }

    private init(_ bytes: FontBytes, name: String) throws {
        self.bytes = bytes
        self.name = name
        let blob = hb_blob_create(
            bytes.base.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        defer { hb_blob_destroy(blob) }
        guard hb_face_count(blob) > 0, let face = hb_face_create(blob, 0) else {
            throw TypesettingError.unusableFont(file: name, reason: "is not an OpenType font")
        }
        guard hb_face_get_glyph_count(face) > 0, let line = OpenTypeTables.lineMetrics(of: face) else {
            hb_face_destroy(face)
            throw TypesettingError.unusableFont(file: name, reason: "has no glyphs, or no usable hhea or head table")
        }
        hb_face_make_immutable(face)
        self.face = face
        unitsPerEm = line.unitsPerEm
        ascent = Double(line.ascent) / Double(line.unitsPerEm)
        descent = Double(line.descent) / Double(line.unitsPerEm)
        axes = FontAxis.axes(of: face)
        revision = OpenTypeTables.revision(of: face)
        hasColorBitmaps = OpenTypeTables.has("CBDT", in: face)
    }

    deinit { hb_face_destroy(face) }

    private enum KanaFeatures: UInt8, AtomicRepresentable {
        case unknown, same, other
    }

    /// Whether kana can be shaped as ideographs are: HarfBuzz knows no rules of its own for either.
    var hasOneScriptForKana: Bool {
        switch kanaFeatures.load(ordering: .relaxed) {
        case .same: return true
        case .other: return false
        case .unknown:
            let isSame = ScriptFeatures.areEqual(in: face, "hani", "kana")
            // Every thread finds the same.
            kanaFeatures.store(isSame ? .same : .other, ordering: .relaxed)
            return isSame
        }
    }

    /// The first bytes of the file: they have the checksum of every table, and so identify it.
    package var directoryBytes: [UInt8] {
        let start = UnsafeRawBufferPointer(start: bytes.base, count: bytes.count)
        return Array(start.prefix(FontDirectory.length(of: start)))
    }
}
