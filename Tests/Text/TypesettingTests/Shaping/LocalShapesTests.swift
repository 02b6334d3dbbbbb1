import LineBreaking
import TestSupport
import Testing

@testable import Typesetting

/// How much longer a line is when it is shaped by itself, at every place of every line of a text.
@Suite(.neverHangs) struct LocalShapesTests {
    /// Letters that kern with all their neighbours, so that no offset is safe.
    @Test(arguments: [0, 700]) func everyPlaceOfALineIsWhereItIsWhenShapedAlone(_ tracking: Int) throws {
        let paragraph = try paragraph("AVAVAVAV", size: 17, tracking: .system)
        let (shapes, offsets) = (paragraph.storage.shapes, paragraph.storage.segments.offsets)
        let item = shapes.items[0]
        let font = try #require(item.font)
        try #require((1..<8).allSatisfy { offsets.has(OffsetFlags.isUnsafe, at: $0) })
        var changed = 0
        for start in 0..<8 {
            for end in start + 1...8 {
                let local = shapes.make(start..<end, of: item, font: font)
                for place in start...end {
                    let found = shapes.correction(from: start, to: place, endingAt: end, tracking: tracking)
                    let expected = local.positions[place - start] - (offsets.position(place) - offsets.position(start))
                    #expect(found == (start == 0 && end == 8 ? 0 : expected), "\(start) \(place) \(end)")
                    if found != 0 { changed += 1 }
                }
            }
        }
        #expect(changed > 20)
    }

    /// What is shaped again has the forms of its own run's language: those of 直 as `hb-shape` gives them.
    @Test(
        arguments: [("ja", "zh-Hans", 10_943), ("zh-Hans", "ja", 10_942), ("ja", nil, 10_942)]
            as [(String, String?, UInt32)])
    func aPartHasTheLanguageOfItsRun(_ language: String, _ own: String?, _ glyph: UInt32) throws {
        var run = StyledRun(length: 2, style: TextStyle(pointSize: 17))
        run.language = own
        let paragraph = try Paragraph(
            utf16: Array("直直".utf16), runs: [run], style: run.style, language: language, fonts: sharedFonts.get())
        let (shapes, item) = (paragraph.storage.shapes, paragraph.storage.items[0])
        let local = shapes.make(1..<2, of: item, font: try #require(item.font))
        #expect(local.glyphs.count == 1 && local.glyphs[0].id == glyph)
    }
}
