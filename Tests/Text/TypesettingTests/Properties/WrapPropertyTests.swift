import TestSupport
import Testing
import Typesetting

/// What holds for every text at every width.
@Suite(.neverHangs) struct WrapPropertyTests {
    /// Widths for a caption: other ones for its neighbours, so that all of 3 to 430 points are asked for.
    private static func widths(_ caption: Caption) -> StrideThrough<Double> {
        stride(from: 3 + Double(caption.units.count % 41), through: 430, by: 41)
    }
    /// The unit of length of layouts: a sixty-fourth of a point.
    private static let step = 1.0 / 64

    private func forEachParagraph(
        every step: Int = 1, _ body: (Caption, Paragraph) throws -> Void
    ) throws {
        let fonts = try sharedFonts.get()
        let captions = CaptionCorpus.sample(every: step)
        #expect(captions.count >= 3_000 / step)
        for caption in captions {
            let style = caption.style(weight: caption.units.count % 2 == 0 ? .regular : .bold)
            try body(
                caption, Paragraph(utf16: caption.units, style: style, language: caption.language, fonts: fonts))
        }
    }

    @Test func measuredTextFitsItsOwnWidth() throws {
        try forEachParagraph { caption, paragraph in
            for width in Self.widths(caption) {
                let size = paragraph.size(width: width)
                // A grapheme wider than the measure stands out of it, so the measured width is another measure.
                guard size.width <= width else { continue }
                let again = paragraph.size(width: size.width)
                if again.width != size.width || again.height != size.height || again.lineCount != size.lineCount {
                    Issue.record("\(caption) at \(width): \(size) becomes \(again)")
                }
            }
        }
    }

    @Test func widerIsNeverMoreLines() throws {
        try forEachParagraph { caption, paragraph in
            var last = Int.max
            for width in Self.widths(caption) {
                let count = paragraph.size(width: width).lineCount
                if count > last { Issue.record("\(caption) at \(width): \(count) lines after \(last)") }
                last = count
            }
        }
    }

    @Test func linesHoldTheirIntervalAndNothingMore() throws {
        var intervals = Intervals()
        try forEachParagraph(every: 3) { caption, paragraph in
            var width = 3 + Double(caption.units.count % 60)
            while width < 430 {
                let layout = paragraph.lines(width: width)
                intervals.check(layout, at: width, paragraph, caption, step: Self.step)
                width = max(layout.validWidths.upperBound + 0.01, width + 19)
            }
        }
        #expect(intervals.count > 8_000)
        #expect(intervals.tooLong.isEmpty)
        #expect(intervals.tooShort.isEmpty)
        #expect(intervals.tooLongOverWide.isEmpty)
        #expect(intervals.tooLongCut.isEmpty)
        #expect(intervals.tooShortSingle.isEmpty)
    }

    /// What intervals were found to be wrong.
    private struct Intervals {
        var count = 0
        var tooLong: [String] = []
        var tooLongOverWide: [String] = []
        var tooLongCut: [String] = []
        var tooShort: [String] = []
        var tooShortSingle: [String] = []

        mutating func check(
            _ layout: TextLayout, at width: Double, _ paragraph: Paragraph, _ caption: Caption, step: Double
        ) {
            count += 1
            let valid = layout.validWidths
            #expect(valid.contains(width))
            var inside = [valid.lowerBound, (valid.lowerBound + min(valid.upperBound, 1_000)) / 2]
            var outside: [Double] = []
            if valid.lowerBound >= step { outside.append(valid.lowerBound - step) }
            if valid.upperBound.isFinite {
                inside.append(valid.upperBound - 1e-6)
                outside.append(valid.upperBound)
            }
            for other in inside where paragraph.lines(width: other).lines != layout.lines {
                let place = "\(caption) at \(width): other lines at \(other) inside \(valid)"
                if layout.width > width {
                    tooLongOverWide.append(place)
                } else if Self.isCut(layout, caption) {
                    tooLongCut.append(place)
                } else {
                    tooLong.append(place)
                }
            }
            for other in outside where paragraph.lines(width: other).lines == layout.lines {
                let place = "\(caption) at \(width): same lines at \(other) outside \(valid)"
                if Self.widestIsOneGrapheme(layout, caption) {
                    tooShortSingle.append(place)
                } else {
                    tooShort.append(place)
                }
            }
        }

        private static func isCut(_ layout: TextLayout, _ caption: Caption) -> Bool {
            guard let opportunities = try? LineOpportunities(caption.units, language: caption.language) else {
                return false
            }
            return !layout.lines.allSatisfy { opportunities.contains($0.range.upperBound) }
        }

        private static func widestIsOneGrapheme(_ layout: TextLayout, _ caption: Caption) -> Bool {
            guard let widest = layout.lines.max(by: { $0.width < $1.width }) else { return false }
            let graphemes = Graphemes(caption.units)
            return !widest.range.dropFirst().contains {
                graphemes.isBoundary($0) && !WhiteSpace.contains(caption.units[$0])
            }
        }
    }

    /// Where neither optical size nor tracking change, a size is a unit of length.
    @Test(arguments: [(32.0, 64.0), (7.0, 14.0)])
    func twiceTheSizeBreaksTheSameAtTwiceTheWidth(_ sizes: (small: Double, large: Double)) throws {
        let fonts = try sharedFonts.get()
        for caption in CaptionCorpus.sample(every: 3) {
            let paragraphs = try [sizes.small, sizes.large].map { size in
                try Paragraph(
                    utf16: caption.units, style: TextStyle(pointSize: size, tracking: .none),
                    language: caption.language, fonts: fonts)
            }
            for width in stride(from: sizes.small, to: 20 * sizes.small, by: 2.37 * sizes.small) {
                let small = paragraphs[0].lines(width: width)
                let large = paragraphs[1].lines(width: 2 * width)
                let isSame =
                    small.lines.map(\.range) == large.lines.map(\.range)
                    && small.lines.map { 2 * $0.width } == large.lines.map(\.width)
                if !isSame { Issue.record("\(caption) at \(width)") }
            }
        }
    }

    @Test func everyUnitIsOnOneLineInOrder() throws {
        try forEachParagraph { caption, paragraph in
            for width in Self.widths(caption) {
                var next = 0
                for line in paragraph.lines(width: width).lines {
                    if line.range.lowerBound != next || line.range.isEmpty {
                        Issue.record("\(caption) at \(width): \(line.range) after \(next)")
                    }
                    next = line.range.upperBound
                }
                #expect(next == caption.units.count)
            }
        }
    }

    /// Only a grapheme alone on its line can be wider than the measure.
    @Test func linesFitTheMeasure() throws {
        try forEachParagraph { caption, paragraph in
            let cuts = Cuts(caption.units)
            for width in Self.widths(caption) {
                for line in paragraph.lines(width: width).lines where line.width > width + 1e-6 {
                    let visible = line.range.lowerBound + paragraph.visibleUnits(of: line).count
                    let hasRoomToBreak = (line.range.lowerBound + 1..<max(visible, line.range.lowerBound + 1)).contains
                    {
                        // Nothing is cut off beside a soft hyphen.
                        cuts.contains($0) && caption.units[$0] != 0xAD && caption.units[$0 - 1] != 0xAD
                    }
                    if hasRoomToBreak { Issue.record("\(caption) at \(width): \(line.range) is \(line.width)") }
                }
            }
        }
    }

    @Test func contentWidthsBoundTheMeasure() throws {
        try forEachParagraph { caption, paragraph in
            let widest = paragraph.maximumContentWidth
            let narrowest = paragraph.minimumContentWidth
            #expect(narrowest <= widest + 1e-9, "\(caption)")
            let whole = paragraph.lines(width: .infinity)
            #expect(paragraph.lines(width: widest).lines == whole.lines, "\(caption)")
            #expect(whole.width == widest)
            if whole.lines.count == 1 && narrowest < widest {
                #expect(paragraph.lines(width: widest - Self.step).lines.count > 1, "\(caption)")
            }
            // At the smallest content width every line ends where a line may end by itself.
            let opportunities = try LineOpportunities(caption.units, language: caption.language)
            for line in paragraph.lines(width: narrowest).lines where !opportunities.contains(line.range.upperBound) {
                Issue.record("\(caption): cut at \(line.range.upperBound) though \(narrowest) wide")
            }
        }
    }
}
