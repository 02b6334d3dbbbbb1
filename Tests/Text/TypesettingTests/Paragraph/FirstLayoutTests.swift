import CAllocationCounter
import TestSupport
import Testing
import Typesetting

/// What the first layout of a caption does: how often it asks for memory, and what it asks HarfBuzz and ICU. Numbers that
/// may only fall; a number that falls is written down here.
@Suite(
    .enabled(
        if: allocation_counter_works() && LibraryVersions.harfBuzz.hasPrefix("6."),
        "the allocator is counted with glibc and without sanitizers only, and each HarfBuzz allocates in its own way"))
struct FirstLayoutTests {
    struct Caption: Sendable {
        let text, language: String
        /// Of memory, HarfBuzz's own included, and parts of the text that HarfBuzz shapes.
        let allocations: Int64
        let shapes: Int
    }

    static let captions = [
        Caption(text: "Dinner at Blue Bottle on Saturday?", language: "en", allocations: 8, shapes: 1),
        Caption(text: "Un café à sept heures, d’accord ?", language: "fr", allocations: 9, shapes: 1),
        Caption(text: "Ужин в субботу в семь часов?", language: "ru", allocations: 8, shapes: 1),
        Caption(text: "周六晚上七点一起吃晚饭吗", language: "zh-Hans", allocations: 7, shapes: 1),
        Caption(text: "土曜日の七時に晩ご飯を食べませんか？", language: "ja", allocations: 7, shapes: 1),
        Caption(text: "العشاء يوم السبت الساعة السابعة؟", language: "ar", allocations: 16, shapes: 5),
        Caption(text: "เสาร์นี้กินข้าวเย็นกันไหม", language: "th", allocations: 10, shapes: 1),
    ]

    @Test(arguments: captions) func firstLayout(_ caption: Caption) throws {
        let fonts = try FontCascade.bundled()
        func layout() throws -> Double {
            try Paragraph(caption.text, style: TextStyle(pointSize: 17), language: caption.language, fonts: fonts)
                .size(width: 140).height
        }
        // Fonts are opened, and the pools of ICU and HarfBuzz filled.
        for _ in 0..<2 { _ = try layout() }
        let (shapes, analyses) = (fonts.work.shapeCount, fonts.work.analysisCount)
        #expect(try layout() > 0)
        #expect(fonts.work.analysisCount - analyses == 1)
        #expect(fonts.work.shapeCount - shapes == caption.shapes)
        // Tests that run beside this one can empty the cache of ICU; not three times in a row.
        let allocations = try (0..<3).map { _ in
            let before = allocation_counter_count()
            _ = try layout()
            return allocation_counter_count() - before
        }
        #expect(try #require(allocations.min()) <= caption.allocations)
    }

    /// Another size asks ICU nothing, and HarfBuzz only for what its font has another design of: the letters of Bubble
    /// Sans at another optical size, a space between words once, and the hyphen of no text without one.
    @Test(arguments: zip(captions, [1, 1, 1, 0, 0, 1, 0]))
    func anotherSize(_ caption: Caption, shapes: Int) throws {
        let fonts = try FontCascade.bundled()
        let paragraph = try Paragraph(
            caption.text, style: TextStyle(pointSize: 17), language: caption.language, fonts: fonts)
        let (before, analyses) = (fonts.work.shapeCount, fonts.work.analysisCount)
        for _ in 0..<2 { #expect(try paragraph.withPointSize(20).size(width: 400).height > 0) }
        #expect(fonts.work.analysisCount == analyses)
        #expect(fonts.work.shapeCount - before == shapes)
    }
}
