import CHarfBuzz

/// Shapes parts of texts with one HarfBuzz buffer. Used by one thread at a time.
///
/// Invariant: only this object uses `buffer` and `shapers`, from `init` to `deinit`.
final class ItemShaper {
    private let buffer: OpaquePointer?
    /// The shapers that HarfBuzz may use. Without a list, it takes that of the environment, `HB_SHAPER_LIST`.
    private let shapers: UnsafeMutablePointer<UnsafePointer<CChar>?>
    private static let openType: StaticString = "ot"
    private let work: WorkCounts
    /// "tnum".
    private static let tabularFigures: hb_tag_t = 0x746E_756D
    @exclusivity(unchecked) private var languages = LanguageSystems()
    @exclusivity(unchecked) private var lone = LoneGlyphs()

    init(work: WorkCounts) {
        buffer = hb_buffer_create()
        shapers = .allocate(capacity: 2)
        // A list ends with a null. The bytes of a `StaticString` end with a zero and are never freed.
        shapers.initialize(to: UnsafeRawPointer(Self.openType.utf8Start).assumingMemoryBound(to: CChar.self))
        (shapers + 1).initialize(to: nil)
        self.work = work
    }

    deinit {
        hb_buffer_destroy(buffer)
        shapers.deallocate()
    }

    /// Shapes a part of a text with the rest of the text as context. The result is valid until the next call.
    func shape(
        _ units: [UInt16], _ range: Range<Int>, level: UInt8, script: UInt8, language: TextLanguage, font: FontInstance
    ) -> ShapedBuffer {
        let scriptTag = ScriptTags.tag(of: script)
        let needed = languages.needed(for: language, script: scriptTag, in: font.file)
        guard range.count == 1, LoneGlyphs.contains(units[range.lowerBound]) else {
            return shape(units, range, level, scriptTag, needed, font)
        }
        let key = LoneGlyphs.Key(
            unit: units[range.lowerBound], isRightToLeft: level & 1 == 1, script: scriptTag, language: needed,
            font: font)
        if let known = lone.buffer(key, cluster: range.lowerBound) { return known }
        let shaped = shape(units, range, level, scriptTag, needed, font)
        lone.insert(shaped, key, font)
        return shaped
    }

    private func shape(
        _ units: [UInt16], _ range: Range<Int>, _ level: UInt8, _ script: hb_script_t, _ language: hb_language_t?,
        _ font: FontInstance
    ) -> ShapedBuffer {
        hb_buffer_clear_contents(buffer)
        units.withUnsafeBufferPointer { units in
            hb_buffer_add_utf16(
                buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, language)
        if font.hasMonospacedDigits {
            var feature = hb_feature_t(tag: Self.tabularFigures, value: 1, start: 0, end: UInt32.max)
            hb_shape_full(font.font, buffer, &feature, 1, shapers)
        } else {
            hb_shape_full(font.font, buffer, nil, 0, shapers)
        }
        work.countShape(units: range.count)
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let places = hb_buffer_get_glyph_positions(buffer, &count)
        // Both pointers are there unless the buffer is empty.
        return ShapedBuffer(
            infos: UnsafeMutableBufferPointer(start: infos, count: infos == nil ? 0 : Int(count)),
            places: UnsafeMutableBufferPointer(start: places, count: places == nil ? 0 : Int(count)))
    }
}

extension ItemShaper {
    /// Whether a font has the same glyphs for two languages.
    func shapesAlike(_ first: TextLanguage, _ second: TextLanguage, script: UInt8, in font: FontInstance) -> Bool {
        let script = ScriptTags.tag(of: script)
        return languages.system(of: first, script: script, in: font.file)
            == languages.system(of: second, script: script, in: font.file)
    }
}
