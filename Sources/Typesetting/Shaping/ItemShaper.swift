import CHarfBuzz
import CUnicode

/// Shapes stretches of one text with one HarfBuzz buffer. Lives on one thread.
///
/// Invariant: `buffer` belongs to this object alone from `init` to `deinit`.
final class ItemShaper {
    private let units: [UInt16]
    private let language: hb_language_t?
    private let buffer: OpaquePointer?

    init(units: [UInt16], language: String) {
        self.units = units
        self.language = hb_language_from_string(language, -1)
        buffer = hb_buffer_create()
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Shapes a stretch with the rest of the text as context, and gives the buffer to `body`.
    func shape<Result>(
        _ range: Range<Int>, level: UInt8, script: UInt8, font: FontInstance, _ body: (OpaquePointer?) -> Result
    ) -> Result {
        hb_buffer_clear_contents(buffer)
        units.withUnsafeBufferPointer { units in
            hb_buffer_add_utf16(
                buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(cunicode_script_tag(script)))
        hb_buffer_set_language(buffer, language)
        hb_shape(font.font, buffer, nil, 0)
        return body(buffer)
    }
}
