import CHarfBuzz
import CUnicode

@testable import Typesetting

/// HarfBuzz called with nothing between: one buffer, used again for each call on one thread.
final class HarfBuzzBuffer {
    struct Glyph {
        let id: UInt32
        let cluster: Int
        let advance, offsetX, offsetY: Int
    }

    private let buffer = hb_buffer_create()
    private let language: hb_language_t?

    init(language: String) { self.language = hb_language_from_string(language, -1) }

    deinit { hb_buffer_destroy(buffer) }

    /// The glyphs of a stretch from left to right, shaped with the text around it as context.
    func shape(
        _ text: [UInt16], _ range: Range<Int>, isRightToLeft: Bool, script: UInt8, font: FontInstance
    ) -> [Glyph] {
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf16(buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(cunicode_script_tag(script)))
        hb_buffer_set_language(buffer, language)
        hb_shape(font.font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let places = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        // Both arrays are HarfBuzz's and live until the buffer changes.
        return (0..<Int(count)).map { index in
            Glyph(
                id: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: Int(places[index].x_advance),
                offsetX: Int(places[index].x_offset), offsetY: Int(places[index].y_offset))
        }
    }
}
