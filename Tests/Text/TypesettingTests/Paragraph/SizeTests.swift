import TestSupport
import Testing
import Typesetting

@Suite(.neverHangs) struct SizeTests {
    /// Sizes without lines are the sizes of the lines, for every script, width, limit and truncation.
    @Test func sizeIsThatOfTheLines() throws {
        for string in try ChromiumReference.recorded() where string.text.utf8.count % 3 == 0 {
            let paragraph = try paragraph(string.text, size: 13, tracking: .system, language: string.lang)
            for width in stride(from: 5.0, to: 400, by: 31.7) {
                for limit in [nil, 1, 2] {
                    let layout = paragraph.lines(width: width, limit: limit)
                    let size = paragraph.size(width: width, limit: limit)
                    #expect(size.width == layout.width && size.height == layout.height)
                    #expect(size.lineCount == layout.lines.count && size.isTruncated == layout.isTruncated)
                    #expect(size.validWidths == layout.validWidths)
                }
            }
        }
    }

    @Test func anotherSizeIsTheSameAsANewParagraph() throws {
        let text = "Dinner at 7? كيف حالك 今日は。"
        let first = try paragraph(text, size: 13, tracking: .system)
        for size in [9.0, 12, 14, 17, 20.5, 32, 53] {
            let resized = try first.withPointSize(size)
            let new = try paragraph(text, size: size, tracking: .system)
            for width in stride(from: 20.0, to: 500, by: 17) {
                #expect(resized.lines(width: width) == new.lines(width: width))
            }
        }
    }

    /// Only the ellipsis has optical sizes here; the text is shaped once for all sizes.
    @Test func textInFontsWithoutOpticalSizesIsSharedButForTheEllipsis() throws {
        let first = try paragraph("今日はとても良い天気ですね。", size: 13, tracking: .system)
        for size in [15.0, 17, 28] {
            let resized = try first.withPointSize(size)
            let new = try paragraph("今日はとても良い天気ですね。", size: size, tracking: .system)
            for width in stride(from: 20.0, to: 300, by: 17) {
                let lines = resized.lines(width: width, limit: 1)
                #expect(lines == new.lines(width: width, limit: 1))
                #expect(
                    lines.lines.map { resized.glyphRuns(of: $0).flatMap(\.glyphs) }
                        == lines.lines.map { new.glyphRuns(of: $0).flatMap(\.glyphs) })
            }
        }
    }

    @Test func sizesOutOfRangeAreRefused() throws {
        let paragraph = try paragraph("a")
        for size in [0, -1, .nan, .infinity, 2_001] {
            #expect(throws: TypesettingError.self) { try paragraph.withPointSize(size) }
        }
    }
}
