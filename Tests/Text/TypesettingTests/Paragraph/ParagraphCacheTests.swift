import Foundation
import Synchronization
import TestSupport
import Testing
import Typesetting

@Suite(.neverHangs) struct ParagraphCacheTests {
    private let style = TextStyle(pointSize: 17)

    @Test func aTextSeenBeforeIsNotShapedAgain() throws {
        let fonts = try FontCascade.bundled()
        let cache = ParagraphCache()
        let first = try cache.paragraph("Dinner at 7? 今日は", style: style, language: "en", fonts: fonts)
        let (shapes, analyses) = (fonts.work.shapeCount, fonts.work.analysisCount)
        #expect(shapes > 0 && analyses == 1)
        let second = try cache.paragraph("Dinner at 7? 今日は", style: style, language: "en", fonts: fonts)
        #expect(second.lines(width: 80) == first.lines(width: 80))
        #expect(fonts.work.shapeCount == shapes && fonts.work.analysisCount == analyses)
        #expect(cache.statistics == .init(hits: 1, misses: 1))
    }

    /// Whatever differs in the key makes another paragraph, also where Swift calls strings equal.
    @Test func keysAreComparedInFull() throws {
        let fonts = try FontCascade.bundled()
        let others = try FontCascade.bundled()
        let cache = ParagraphCache()
        let composed = "caf\u{E9} 8", decomposed = "cafe\u{301} 8"
        #expect(composed == decomposed)
        var bold = style
        bold.weight = .bold
        func paragraph(
            _ text: String, _ style: TextStyle, _ language: String, _ direction: BaseDirection, _ fonts: FontCascade
        ) throws -> Paragraph {
            try cache.paragraph(text, style: style, language: language, direction: direction, fonts: fonts)
        }
        for _ in 0..<2 {
            #expect(try paragraph(composed, style, "en", .natural, fonts).length == 6)
            #expect(try paragraph(decomposed, style, "en", .natural, fonts).length == 7)
            #expect(try paragraph(composed, bold, "en", .natural, fonts).style == bold)
            #expect(try !paragraph(composed, style, "en", .natural, fonts).isRightToLeft)
            #expect(try paragraph(composed, style, "en", .rightToLeft, fonts).isRightToLeft)
            _ = try paragraph(composed, style, "fr", .natural, fonts)
            _ = try paragraph(composed, style, "en", .natural, others)
        }
        #expect(cache.statistics == .init(hits: 8, misses: 6))
        #expect(others.work.analysisCount == 1)
    }

    /// At most as many as allowed; what is asked for again and again stays.
    @Test func theCacheIsBounded() throws {
        let fonts = try FontCascade.bundled()
        let cache = ParagraphCache(maximumCount: 8)
        for number in 0..<100 {
            _ = try cache.paragraph("always", style: style, language: "en", fonts: fonts)
            _ = try cache.paragraph("\(number)", style: style, language: "en", fonts: fonts)
            #expect(cache.count <= 8)
        }
        #expect(cache.statistics == .init(hits: 99, misses: 101))
    }

    @Test func failuresAreNotKept() throws {
        let fonts = try FontCascade.bundled(missingGlyphs: .error)
        let cache = ParagraphCache()
        for _ in 0..<2 {
            #expect(throws: TypesettingError.self) {
                try cache.paragraph("\u{F0000}", style: style, language: "en", fonts: fonts)
            }
        }
        #expect(cache.count == 0 && cache.statistics.misses == 2)
    }

    @Test func cachedIsUncached() throws {
        let fonts = try sharedFonts.get()
        let cache = ParagraphCache(maximumCount: 64)
        for caption in CaptionCorpus.sample(every: 17) + CaptionCorpus.sample(every: 34) {
            let style = TextStyle(pointSize: caption.pointSize)
            let cached = try cache.paragraph(caption.text, style: style, language: caption.language, fonts: fonts)
            let new = try Paragraph(caption.text, style: style, language: caption.language, fonts: fonts)
            for width in [40.0, 130, 260] { #expect(cached.lines(width: width) == new.lines(width: width)) }
        }
    }

    @Test func manyThreadsMayAsk() throws {
        let fonts = try sharedFonts.get()
        let cache = ParagraphCache(maximumCount: 16)
        let texts = (0..<40).map { "Caption number \($0), شكرا, 今日は" }
        let widths = try texts.map {
            try Paragraph($0, style: style, language: "en", fonts: fonts).maximumContentWidth
        }
        // Not tasks: those would wait for a thread until most other tests have ended.
        let wrong = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 8) { start in
            for step in 0..<200 {
                let index = (start * 5 + step * 7) % texts.count
                let paragraph = try? cache.paragraph(
                    texts[index], style: TextStyle(pointSize: 17), language: "en", fonts: fonts)
                if paragraph?.maximumContentWidth != widths[index] { wrong.withLock { $0 += 1 } }
            }
        }
        #expect(wrong.withLock { $0 } == 0)
        #expect(cache.count <= 16)
    }
}
