import CHarfBuzz
import LineBreaking
import Synchronization

/// A font file at one point of its variation axes: HarfBuzz shapes with it and FreeType draws it.
///
/// Invariant: the HarfBuzz fonts are made immutable before `init` returns and read advances only from the file, so they
/// can be used from many threads.
package final class FontInstance: @unchecked Sendable {
    /// The number of units in an em of what HarfBuzz returns. It is the same for every font, so that advances of
    /// different fonts can be added as integers.
    package static let unitsPerEm = Int32(TextUnit.perEm)

    package let file: FontFile
    /// The coordinates in design space, one per axis in the order of `fvar`.
    package let coordinates: [Double]

    /// The point sizes with the optical size of this instance: its own size, and all sizes beyond the end of the axis
    /// that it lies at; all sizes in a font without the axis.
    let pointSizes: ClosedRange<Double>

    /// Whether digits are shaped equally wide, where the file can ("OpenType, tnum").
    let hasMonospacedDigits: Bool

    /// What HarfBuzz shapes with.
    let font: OpaquePointer
    /// The same in design units, which advances and boxes come from.
    private let unitFont: OpaquePointer

    /// The known boxes of glyphs. Kept because the outline of a variable font must be interpolated to find its box.
    private let extents = Mutex<[UInt32: GlyphExtents?]>([:])

    package init(file: FontFile, coordinates: [Double], hasMonospacedDigits: Bool = false) {
        self.file = file
        self.hasMonospacedDigits = hasMonospacedDigits
        self.coordinates = coordinates
        pointSizes = Self.pointSizes(file, coordinates)
        unitFont = FontUnitFont.make(
            of: file.face, unitsPerEm: file.unitsPerEm, coordinates: file.axes.isEmpty ? [] : coordinates)
        font = FontUnitFont.scaled(unitFont, unitsPerEm: Self.unitsPerEm)
    }

    deinit {
        hb_font_destroy(font)
        hb_font_destroy(unitFont)
    }

    /// The box of a glyph's ink; nil for a glyph without ink. Found once per glyph.
    func extents(ofGlyph id: UInt32) -> GlyphExtents? {
        extents.withLock { known in
            if let extents = known[id] { return extents }
            let extents = GlyphExtents(ofGlyph: id, in: unitFont, unitsPerEm: file.unitsPerEm)
            known[id] = .some(extents)
            return extents
        }
    }

    /// The weight that the file says it has at these coordinates: its `wght` axis, or that of its table OS/2.
    var weight: Double { Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)) }

    /// The glyph of a character by itself; nil when the font does not have it.
    package func glyph(of character: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
    }

    /// Whether other point sizes have other instances.
    var hasOpticalSizes: Bool { pointSizes != Self.everySize }

    private static let everySize = 0...Double.infinity

    private static func pointSizes(_ file: FontFile, _ coordinates: [Double]) -> ClosedRange<Double> {
        guard let index = file.axes.firstIndex(where: { $0.tag == "opsz" }) else { return everySize }
        let (axis, size) = (file.axes[index], coordinates[index])
        return (size <= axis.minimum ? 0 : size)...(size >= axis.maximum ? Double.infinity : size)
    }
}

extension FontInstance: Hashable {
    package static func == (first: FontInstance, second: FontInstance) -> Bool {
        first === second || (first.file === second.file && first.coordinates == second.coordinates)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(file))
        hasher.combine(coordinates)
    }
}
