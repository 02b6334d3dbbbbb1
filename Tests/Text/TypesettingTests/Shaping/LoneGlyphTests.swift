import CUnicode
import Testing

@testable import Typesetting

/// A sign of ASCII that is an item by itself is shaped once, whatever is around it: the second answer comes from memory.
@Suite struct LoneGlyphTests {
    @Test(arguments: ["ابم#گعد", "שלו#ם", "नम#स्ते", "ខ្មែរ#ភ", "한#글", "ไท#ย", "မြန်#မာ", "中#文"])
    func signsAreShapedAsByHarfBuzz(_ text: String) throws {
        let fonts = try sharedFonts.get()
        let language = try fonts.languages.language("und")
        let paragraph = try Paragraph(text, style: TextStyle(pointSize: 17), language: "und", fonts: fonts)
        let font = paragraph.storage.chooser.primary
        let (shaper, plain) = (ItemShaper(work: fonts.work), HarfBuzzBuffer(language: "und"))
        var units = Array(text.utf16)
        let place = try #require(units.firstIndex(of: 0x23))
        let script = try #require(ResolvedScripts.scripts(of: units).first)
        for level in UInt8(0)...1 {
            for unit in UInt16(0x20)..<0x7F {
                units[place] = unit
                let expected = plain.shape(
                    units, place..<(place + 1), isRightToLeft: level == 1, script: script, font: font)
                for _ in 0..<2 {
                    let found = shaper.shape(
                        units, place..<(place + 1), level: level, script: script, language: language, font: font)
                    #expect(found.infos.map(\.codepoint) == expected.map(\.id))
                    #expect(found.infos.map { Int($0.cluster) } == expected.map(\.cluster))
                    #expect(found.places.map { Int($0.x_advance) } == expected.map(\.advance))
                    // The caller may change what it gets.
                    for index in 0..<found.count { found.places[index].x_advance += 1 }
                }
            }
        }
    }

    @Test func aWordBetweenSpacesIsAllThatIsShaped() throws {
        let fonts = try FontCascade.bundled()
        func shapes(_ text: String) throws -> Int {
            let before = fonts.work.shapeCount
            _ = try Paragraph(text, style: TextStyle(pointSize: 17), language: "ar", fonts: fonts)
            return fonts.work.shapeCount - before
        }
        _ = try shapes("العشاء يوم السبت")
        #expect(try shapes("يوم السبت الساعة السابعة") == 4)
    }
}
