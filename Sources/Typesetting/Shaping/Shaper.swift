import CHarfBuzz
import CUnicode

/// Shapes the items of a text with HarfBuzz, each once and with the whole text as context.
struct Shaper {
    /// Shapes a text.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` when a cluster stays without a glyph.
    static func shape(
        _ analysis: TextAnalysis, style: TextStyle, language: String, chooser: inout FontChooser, boxesAllowed: Bool
    ) throws -> ShapedText {
        let items = try Itemizer.items(of: analysis, chooser: &chooser)
        var builder = ShapedTextBuilder(count: analysis.units.count)
        if style.tracking == .system {
            let ems = SystemTracking.ems(pointSize: style.pointSize, weight: style.weight)
            builder.tracking = Int((ems * Double(ShapedText.unitsPerEm)).rounded())
        }
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        let hbLanguage = hb_language_from_string(language, -1)
        for item in items {
            guard let font = item.font else {
                builder.appendControl(item.range, level: item.level)
                continue
            }
            hb_buffer_clear_contents(buffer)
            analysis.units.withUnsafeBufferPointer { units in
                hb_buffer_add_utf16(
                    buffer, units.baseAddress, Int32(units.count), UInt32(item.range.lowerBound),
                    Int32(item.range.count))
            }
            hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
            hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(cunicode_script_tag(item.script)))
            hb_buffer_set_language(buffer, hbLanguage)
            hb_shape(font.font, buffer, nil, 0)
            let isTracked = font === chooser.primary && !CursiveScripts.contains(item.script)
            builder.append(item.range, level: item.level, font: font, isTracked: isTracked, buffer: buffer)
            if !boxesAllowed, let offset = builder.missingCluster(ofLastItemIn: analysis.units) {
                throw chooser.missing(Scalars.decode(analysis.units, at: offset).character)
            }
        }
        return builder.finish()
    }
}
