import CHarfBuzz

/// The glyphs of ASCII characters that are items by themselves, such as the spaces between words of a script that the
/// primary font does not have: shaped once, since nothing around them changes them. HarfBuzz lets the text around an
/// item change joined letters alone. Used by one thread at a time.
///
/// Invariant: `info` and `place` hold the last answer, are made in `init` and freed in `deinit`.
struct LoneGlyphs: ~Copyable {
    /// All that decides the glyph.
    struct Key: Equatable {
        let unit: UInt16
        let isRightToLeft: Bool
        let script: hb_script_t
        let language: hb_language_t?
        /// The address, since comparing it counts no references.
        let font: UInt

        init(
            unit: UInt16, isRightToLeft: Bool, script: hb_script_t, language: hb_language_t?, font: FontInstance
        ) {
            (self.unit, self.isRightToLeft, self.script, self.language) = (unit, isRightToLeft, script, language)
            self.font = UInt(bitPattern: Unmanaged.passUnretained(font).toOpaque())
        }

        fileprivate var place: Int {
            Int((font >> 4 &* 31 ^ UInt(script.rawValue) &* 0x9E37_79B1 ^ UInt(unit)) % UInt(LoneGlyphs.size))
        }
    }

    private struct Entry {
        /// Nil in an empty entry.
        var key: Key?
        var info = hb_glyph_info_t()
        var place = hb_glyph_position_t()
    }

    /// A power of two: more than the signs, fonts and scripts of a screen.
    private static let size = 256

    private var entries = [Entry](repeating: Entry(), count: Self.size)
    /// What the addresses belong to. Kept, so that no later font can be at the same address.
    private var fonts = [FontInstance?](repeating: nil, count: Self.size)
    private let info = UnsafeMutableBufferPointer<hb_glyph_info_t>.allocate(capacity: 1)
    private let place = UnsafeMutableBufferPointer<hb_glyph_position_t>.allocate(capacity: 1)

    init() {
        info.initialize(repeating: hb_glyph_info_t())
        place.initialize(repeating: hb_glyph_position_t())
    }

    deinit {
        info.deallocate()
        place.deallocate()
    }

    /// Whether a unit is drawn the same whatever is around it: no letter of a script that joins, and no mark.
    @inline(__always)
    static func contains(_ unit: UInt16) -> Bool { unit < 0x80 }

    /// The glyph of a character at an offset, in memory that the caller may change; nil if it was not shaped yet.
    func buffer(_ key: Key, cluster: Int) -> ShapedBuffer? {
        let index = key.place
        guard entries[index].key == key else { return nil }
        info[0] = entries[index].info
        info[0].cluster = UInt32(cluster)
        place[0] = entries[index].place
        return ShapedBuffer(infos: info, places: place)
    }

    /// Keeps the glyph of a character in place of another one.
    mutating func insert(_ buffer: ShapedBuffer, _ key: Key, _ font: FontInstance) {
        guard buffer.count == 1 else { return }
        entries[key.place] = Entry(key: key, info: buffer.infos[0], place: buffer.places[0])
        fonts[key.place] = font
    }
}
