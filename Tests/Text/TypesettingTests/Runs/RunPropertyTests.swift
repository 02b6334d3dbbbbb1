import LineBreaking
import TestSupport
import Testing

@testable import Typesetting

/// Properties of random attributed texts at any width and size. A usual run checks one text of nine.
@Suite(.neverHangs) struct RunPropertyTests {
    private static let widths = [Double.infinity, 260, 140, 70, 30, 0]

    /// The size is that of the lines, and every width of the interval gives the same lines.
    @Test func widthsAreArithmetic() throws {
        let fonts = try sharedFonts.get()
        var truncated = 0
        for caption in AttributedCorpus.sample(every: OracleDepth.stride(9)) {
            let text = try caption.paragraph(fonts)
            for (limit, width) in zip([nil, 1, 2, nil, 3, 1], Self.widths) {
                let layout = text.lines(width: width, limit: limit)
                let size = text.size(width: width, limit: limit)
                #expect(size.width == layout.width && size.lineCount == layout.lines.count, "\(caption)")
                #expect(abs(size.height - layout.height) < 1e-9 && size.isTruncated == layout.isTruncated, "\(caption)")
                // A letter that is wider than its line makes other lines than at its own width.
                if layout.width <= width {
                    #expect(text.lines(width: layout.width, limit: limit).lines == layout.lines, "\(width) \(caption)")
                }
                if layout.isTruncated { truncated += 1 }
                guard !layout.validWidths.isEmpty else { continue }
                for other in [layout.validWidths.lowerBound, layout.validWidths.upperBound.nextDown] {
                    #expect(text.lines(width: other, limit: limit).lines == layout.lines, "\(width) \(caption)")
                }
            }
        }
        #expect(truncated > 50)
    }

    /// The letters of a run are those of its own language, also where its neighbour has the same font: Bubble Sans has a
    /// Romanian ş of its own (its table `GSUB`, latn/ROM).
    @Test(arguments: ["ro tr", "tr ro", "ro tr ro"]) func eachRunHasTheFormsOfItsLanguage(_ tags: String) throws {
        let languages = tags.split(separator: " ").map(String.init)
        let style = TextStyle(pointSize: 17)
        func ids(_ text: String, _ languages: [String]) throws -> [UInt32] {
            let runs = languages.map { language in
                var run = StyledRun(length: text.utf16.count / languages.count, style: style)
                run.language = language
                return run
            }
            let paragraph = try Paragraph(
                utf16: Array(text.utf16), runs: runs, style: style, language: "en", fonts: sharedFonts.get())
            return paragraph.glyphRuns(of: paragraph.lines(width: .infinity).lines[0]).flatMap(\.glyphs).map(\.id)
        }
        let alone = try languages.flatMap { try ids("ş", [$0]) }
        #expect(Set(alone).count == 2)
        #expect(try ids(String(repeating: "ş", count: languages.count), languages) == alone)
    }

    /// A picture in a line reaches from its bottom to its top, which a raised run moves up and a lowered one down.
    @Test(arguments: [-30.0, 0, 30], [-50.0, 0, 50])
    func anAttachmentTakesItsRoomWhereItIs(bottom: Double, offset: Double) throws {
        let style = TextStyle(pointSize: 10)
        var run = StyledRun(length: 1, style: style)
        run.attachment = TextAttachment(width: 20, height: 40, bottom: bottom)
        run.baselineOffset = offset
        let paragraph = try Paragraph(
            utf16: [Scalars.objectReplacement], runs: [run], style: style, language: "en", fonts: sharedFonts.get())
        let line = paragraph.lines(width: .infinity).lines[0]
        #expect(abs(line.ascent - max(0, bottom + 40 + offset)) < 0.001)
        #expect(abs(line.descent - max(0, -bottom - offset)) < 0.001)
        #expect(abs(line.width - 20) < 0.001)
    }

    /// A text at twice its size is the text of runs that are twice as large, and a text in another language is that text.
    @Test func sizesAndLanguagesAreThoseOfTheFreshText() throws {
        let fonts = try sharedFonts.get()
        for caption in AttributedCorpus.sample(every: OracleDepth.stride(9)) {
            let text = try caption.paragraph(fonts)
            var style = caption.style
            style.pointSize *= 2
            let runs = caption.runs.map { run in
                var run = run
                run.style.pointSize *= 2
                (run.kern, run.baselineOffset) = (2 * run.kern, 2 * run.baselineOffset)
                return run
            }
            func check(_ changed: Paragraph, _ fresh: Paragraph) {
                for width in Self.widths {
                    #expect(changed.lines(width: width) == fresh.lines(width: width), "\(width) \(caption)")
                }
                let line = fresh.lines(width: 260).lines[0]
                let glyphs = [changed, fresh].map { $0.glyphRuns(of: line).flatMap(\.glyphs) }
                #expect(glyphs[0] == glyphs[1], "\(caption)")
            }
            check(
                try text.withPointSize(style.pointSize),
                try Paragraph(
                    utf16: caption.units, runs: runs, style: style, language: caption.language, fonts: fonts))
            check(
                try text.withLanguage("ja"),
                try Paragraph(
                    utf16: caption.units, runs: caption.runs, style: caption.style, language: "ja", fonts: fonts))
        }
    }
}
