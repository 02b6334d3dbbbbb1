import CHarfBuzz
import Testing

@testable import Typesetting

/// Glyphs that are kept in four bytes where they can: all come out as they went in.
struct GlyphArraysTests {
    private typealias Glyph = GlyphArrays.Glyph

    private static let glyphs: [Glyph] = [
        Glyph(id: 7, cluster: 0, advance: 100, offsetX: 0, offsetY: 0),
        Glyph(id: 0xFFFF, cluster: 1, advance: 0, offsetX: 0, offsetY: 0),
        Glyph(id: 0x10000, cluster: 2, advance: 100, offsetX: 0, offsetY: 0),
        Glyph(id: 8, cluster: 3, advance: 0, offsetX: -5, offsetY: 0),
        Glyph(id: 9, cluster: 3, advance: 0, offsetX: 0, offsetY: 6),
        Glyph(id: 10, cluster: 3, advance: 100, offsetX: 3, offsetY: -4),
        Glyph(id: 11, cluster: 4, advance: 60, offsetX: 0, offsetY: 0),
        Glyph(id: 12, cluster: 4, advance: -40, offsetX: 0, offsetY: 0),
        Glyph(id: 13, cluster: 8_199, advance: 100, offsetX: 0, offsetY: 0),
        Glyph(id: 14, cluster: 8_201, advance: 100, offsetX: 0, offsetY: 0),
        Glyph(id: 70_000, cluster: 99_999, advance: 5, offsetX: 6, offsetY: 7),
        Glyph(id: 15, cluster: 0, advance: 100, offsetX: 0, offsetY: 0),
    ]

    /// - Parameter clusterAdvance: what each cluster has as a whole; nil where it cannot be asked for.
    @Test(arguments: [100, 0, nil] as [Int?]) func glyphsAreKeptWhole(_ clusterAdvance: Int?) {
        let (infos, places) = (
            UnsafeMutableBufferPointer<hb_glyph_info_t>.allocate(capacity: Self.glyphs.count),
            UnsafeMutableBufferPointer<hb_glyph_position_t>.allocate(capacity: Self.glyphs.count)
        )
        let advances = UnsafeMutableBufferPointer<Int>.allocate(capacity: 100_000)
        defer {
            infos.deallocate()
            places.deallocate()
            advances.deallocate()
        }
        advances.initialize(repeating: clusterAdvance ?? 0)
        for (index, glyph) in Self.glyphs.enumerated() {
            var (info, place) = (hb_glyph_info_t(), hb_glyph_position_t())
            (info.codepoint, info.cluster) = (glyph.id, UInt32(glyph.cluster))
            (place.x_advance, place.x_offset, place.y_offset) = (glyph.advance, glyph.offsetX, glyph.offsetY)
            infos.initializeElement(at: index, to: info)
            places.initializeElement(at: index, to: place)
        }
        var arrays = GlyphArrays()
        for _ in 0..<2 {
            arrays.append(
                contentsOf: ShapedBuffer(infos: infos, places: places), clusterAdvance == nil ? nil : advances)
        }
        let expected = Self.glyphs + Self.glyphs
        #expect(expected.indices.map { index in arrays.glyph(at: index) { _ in clusterAdvance ?? 0 } } == expected)
        #expect(expected.indices.map(arrays.cluster) == expected.map { Int($0.cluster) } && arrays.count == 24)
    }
}
