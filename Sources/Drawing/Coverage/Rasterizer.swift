import CFreeType
import Foundation

/// Turns outlines into coverage with FreeType's smooth rasteriser, which works in integers and so gives the same result
/// on every machine. The coverage is then rounded by ``CoverageLevels``.
///
/// Invariant: the library, and the faces opened from it, are used by one thread at a time; the object is not Sendable.
final class Rasterizer {
    let library: FT_Library

    init() throws {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else {
            throw DrawingError.outOfRange(
                what: "FreeType", value: "that does not start", allowed: "FreeType 2.12 or later")
        }
        self.library = library
        // FreeType reads FREETYPE_PROPERTIES from the environment; the property that could change outlines is reset.
        // (The other properties are about hinting, which is off.)
        var isUndarkened: FT_Bool = 1
        FT_Property_Set(library, "cff", "no-stem-darkening", &isUndarkened)
    }

    deinit { FT_Done_FreeType(library) }

    /// The coverage of an outline in pixels; nil when none of it lies in `limits`.
    /// - Parameter isEvenOdd: whether it is filled by the even-odd rule in place of the non-zero one.
    func mask(
        of elements: [PathElement], isEvenOdd: Bool = false, within limits: PixelRect
    ) throws -> CoverageMask? {
        guard var outline = try FreeTypeOutline(elements, library: library) else { return nil }
        defer { outline.free(in: library) }
        if isEvenOdd { outline.value.flags |= .init(FT_OUTLINE_EVEN_ODD_FILL) }
        return try mask(of: &outline.value, within: limits)
    }

    /// The coverage of a FreeType outline, its y up; the mask's box has y down. `limits` is in y down too.
    func mask(of outline: inout FT_Outline, within limits: PixelRect) throws -> CoverageMask? {
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        let bounds = PixelRect(
            left: Int(box.xMin >> 6), top: Int(-((box.yMax + 63) >> 6)),
            right: Int((box.xMax + 63) >> 6), bottom: Int(-(box.yMin >> 6))
        ).intersection(limits)
        guard !bounds.isEmpty else { return nil }

        let mask = CoverageMask(bounds: bounds)
        var bitmap = FT_Bitmap()
        bitmap.width = UInt32(bounds.width)
        bitmap.rows = UInt32(bounds.height)
        bitmap.pitch = Int32(mask.stride)
        bitmap.buffer = mask.bytes
        bitmap.num_grays = 256
        bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        FT_Outline_Translate(&outline, FT_Pos(-bounds.left * 64), FT_Pos(bounds.bottom * 64))
        defer { FT_Outline_Translate(&outline, FT_Pos(bounds.left * 64), FT_Pos(-bounds.bottom * 64)) }
        let status = FT_Outline_Get_Bitmap(library, &outline, &bitmap)
        guard status == 0 else {
            throw DrawingError.outOfRange(
                what: "an outline", value: "that FreeType refuses (error \(status))", allowed: "closed outlines")
        }
        CoverageLevels.round(mask)
        return mask
    }
}

/// Coverage is rounded to 32nds: 33 shades from nothing to full, at most four 255ths off, which no eye can distinguish
/// from 256 shades.
///
/// The benefit is fewer colours: text in three colours on a flat balloon stays below 256 of them, so that the picture
/// is stored with a palette, in half the bytes and a fraction of the time.
enum CoverageLevels {
    /// Steps from nothing to full coverage.
    static let steps = 32

    /// The rounded value of each byte.
    static let rounded: [UInt8] = (0...255).map { value in
        let level = (value * steps * 2 + 255) / 510
        return UInt8((level * 510 + steps) / (2 * steps))
    }

    /// Rounds every byte of a mask. Bytes that are all 0 or all 255 stay, and most come in runs, so they are skipped
    /// four at a time.
    static func round(_ mask: CoverageMask) {
        let count = mask.byteCount / 4
        rounded.withUnsafeBufferPointer { table in
            mask.bytes.withMemoryRebound(to: UInt32.self, capacity: count) { words in
                var index = 0
                while index < count {
                    let word = words[index]
                    if word != 0, word != .max {
                        let bytes = mask.bytes + index &* 4
                        bytes[0] = table[Int(bytes[0])]
                        bytes[1] = table[Int(bytes[1])]
                        bytes[2] = table[Int(bytes[2])]
                        bytes[3] = table[Int(bytes[3])]
                    }
                    index = index &+ 1
                }
            }
        }
    }
}
