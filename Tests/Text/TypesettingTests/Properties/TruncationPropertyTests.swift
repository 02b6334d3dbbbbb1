import TestSupport
import Testing
import Typesetting

/// What holds for every text that is shortened, wherever the ellipsis stands.
@Suite(.neverHangs) struct TruncationPropertyTests {
    private static let widths = [18.0, 60, 110, 230]

    private func forEachLayout(
        _ mode: TruncationMode, _ body: (Caption, Paragraph, TextLayout, Double, Int) -> Void
    ) throws {
        let fonts = try sharedFonts.get()
        for caption in CaptionCorpus.sample(every: 3) {
            let paragraph = try Paragraph(
                utf16: caption.units, style: caption.style(), language: caption.language,
                fonts: fonts)
            for width in Self.widths {
                for limit in 1...3 {
                    body(
                        caption, paragraph, paragraph.lines(width: width, limit: limit, truncation: mode), width, limit)
                }
            }
        }
    }

    @Test(arguments: TruncationMode.allCases)
    func whatIsShownAndWhatIsLeftOutMakeTheText(_ mode: TruncationMode) throws {
        var truncatedCount = 0
        try forEachLayout(mode) { caption, paragraph, layout, width, limit in
            #expect(layout.lines.count <= limit)
            #expect(layout.isTruncated == (paragraph.lines(width: width).lines.count > limit))
            #expect(layout.isTruncated == (layout.lines.last?.elidedRange != nil))
            if layout.isTruncated { truncatedCount += 1 }
            var next = 0
            for (index, line) in layout.lines.enumerated() {
                #expect(line.range.lowerBound == next, "\(caption) \(width) \(limit)")
                next = line.range.upperBound
                #expect(line.elidedRange == nil || index == layout.lines.count - 1)
                if !isWhole(line, of: paragraph, caption) { Issue.record("\(caption) \(width) \(limit) \(line)") }
            }
            #expect(next == caption.units.count, "\(caption) \(width) \(limit)")
        }
        #expect(truncatedCount > 4_000)
    }

    /// What is drawn, with what was left out put back for the ellipsis, is the text but for white space at its end and
    /// what stands behind a forced line end, which is not drawn.
    private func isWhole(_ line: TextLine, of paragraph: Paragraph, _ caption: Caption) -> Bool {
        var drawn = paragraph.visibleUnits(of: line)
        if line.isHyphenated {
            guard drawn.last == 0x2010 else { return false }
            drawn[drawn.count - 1] = 0xAD
        }
        if let elided = line.elidedRange {
            let place = elided.lowerBound - line.range.lowerBound
            guard line.range.lowerBound <= elided.lowerBound, elided.upperBound <= line.range.upperBound,
                place < drawn.count, drawn[place] == 0x2026
            else { return false }
            drawn.replaceSubrange(place...place, with: caption.units[elided])
        }
        let whole = caption.units[line.range]
        guard whole.starts(with: drawn) else { return false }
        let space = whole.dropFirst(drawn.count).prefix(while: WhiteSpace.contains)
        return space.endIndex == whole.endIndex || line.elidedRange != nil && space.contains(where: WhiteSpace.endsLine)
    }

    @Test(arguments: TruncationMode.allCases)
    func ellipsisNeverSplitsAGrapheme(_ mode: TruncationMode) throws {
        var splitAfterSpace: [String] = []
        try forEachLayout(mode) { caption, _, layout, width, limit in
            guard let line = layout.lines.last, let elided = line.elidedRange else { return }
            let graphemes = Graphemes(caption.units)
            // A line may start inside a cluster, between a space and a joiner (UAX #14, LB18).
            let isStartWhole = graphemes.isBoundary(elided.lowerBound) || elided.lowerBound == line.range.lowerBound
            if isStartWhole && graphemes.isBoundary(elided.upperBound) { return }
            let place = "\(caption) \(width) \(limit): \(elided)"
            if WhiteSpace.contains(caption.units[elided.upperBound - 1]) {
                splitAfterSpace.append(place)
            } else {
                Issue.record("\(place)")
            }
        }
        #expect(splitAfterSpace.isEmpty)
    }

    /// An ellipsis alone may be wider than the measure; with anything beside it the line fits.
    @Test(arguments: TruncationMode.allCases)
    func shortenedLinesFitTheMeasure(_ mode: TruncationMode) throws {
        try forEachLayout(mode) { caption, paragraph, layout, width, limit in
            guard let line = layout.lines.last, line.elidedRange != nil, line.width > width + 1e-6 else { return }
            // After a kept tail only what follows a forced line end is hidden without an ellipsis.
            let shown = paragraph.visibleUnits(of: line).prefix { !(0x0A...0x0D).contains($0) && $0 != 0x2028 }
            if shown != [0x2026] { Issue.record("\(caption) \(width) \(limit): \(line.width) wide") }
        }
    }

    @Test(arguments: TruncationMode.allCases)
    func shortenedLinesHoldTheirInterval(_ mode: TruncationMode) throws {
        var count = 0
        var wrong: [String] = []
        try forEachLayout(mode) { caption, paragraph, layout, width, limit in
            guard layout.isTruncated else { return }
            count += 1
            let valid = layout.validWidths
            #expect(valid.contains(width))
            for other in [valid.lowerBound, (valid.lowerBound + valid.upperBound) / 2, valid.upperBound - 1e-6] {
                if paragraph.lines(width: other, limit: limit, truncation: mode).lines != layout.lines {
                    wrong.append("\(caption) \(width) \(limit): other lines at \(other) inside \(valid)")
                }
            }
        }
        #expect(wrong.isEmpty)
    }
}
