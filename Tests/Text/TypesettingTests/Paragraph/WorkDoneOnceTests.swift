import Foundation
import TestSupport
import Testing
import Typesetting

/// A text is analysed once and shaped once for each optical size, whatever is asked of it: counted where ICU and
/// HarfBuzz are called.
@Suite(.neverHangs) struct WorkDoneOnceTests {
    private let text = "Dinner at seven"

    private func style(_ size: Double) -> TextStyle { TextStyle(pointSize: size) }

    /// Its size, its lines, its ink and its glyphs.
    @Test func measuringAndDrawingShapeOnce() throws {
        let fonts = try FontCascade.bundled()
        let paragraph = try Paragraph(text, style: style(17), language: "en", fonts: fonts)
        _ = paragraph.size(width: 60)
        for line in paragraph.lines(width: 60).lines {
            #expect(paragraph.inkBounds(of: line) != nil)
            #expect(!paragraph.glyphRuns(of: line).isEmpty)
        }
        #expect(fonts.work.analysisCount == 1)
        #expect(fonts.work.shapeCount == 1)
    }

    @Test func aSweepOverTextSizesAnalysesOnce() throws {
        let fonts = try FontCascade.bundled()
        let cache = ParagraphCache()
        // The body text style at the twelve sizes of Dynamic Type (Apple HIG, Typography): nine optical sizes, since
        // Bubble Sans has one design below 14 points and one above 32.
        let sizes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        for _ in 0..<3 {
            for size in sizes {
                let paragraph = try cache.paragraph(text, style: style(size), language: "en", fonts: fonts)
                _ = paragraph.lines(width: 600)
            }
        }
        #expect(fonts.work.analysisCount == 1)
        #expect(fonts.work.shapeCount == 9)
        #expect(cache.count == 1)
    }

    /// British English breaks and shapes as English does; Japanese has other rules, and is analysed once more.
    @Test func anotherLanguageDoesOnlyWhatItChanges() throws {
        let fonts = try FontCascade.bundled()
        let cache = ParagraphCache()
        for language in ["en", "en-GB", "de", "en"] {
            _ = try cache.paragraph(text, style: style(17), language: language, fonts: fonts)
        }
        #expect(fonts.work.analysisCount == 1)
        #expect(fonts.work.shapeCount == 1)
        _ = try cache.paragraph(text, style: style(17), language: "ja", fonts: fonts)
        #expect(fonts.work.analysisCount == 2)
    }

    /// The cheap box holds the exact one, at every width and size.
    @Test func inkLimitsHoldTheInk() throws {
        let fonts = try FontCascade.bundled()
        var compared = 0
        for caption in CaptionCorpus.sample(every: 7) {
            for size in [12.0, 17, 40] {
                var style = caption.style(isItalic: false)
                style.pointSize = size
                let paragraph = try Paragraph(
                    utf16: caption.units, style: style, language: caption.language, fonts: fonts)
                for line in paragraph.lines(width: 90).lines {
                    guard let limits = paragraph.inkLimits(of: line), let ink = paragraph.inkBounds(of: line) else {
                        continue
                    }
                    compared += 1
                    let tolerance = 1e-9 * size
                    #expect(
                        limits.left <= ink.left + tolerance && limits.right >= ink.right - tolerance,
                        "\(caption) at \(size)")
                    #expect(limits.top <= ink.top + tolerance && limits.bottom >= ink.bottom - tolerance)
                }
            }
        }
        #expect(compared > 500)
    }
}
