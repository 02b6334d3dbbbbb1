import LineBreaking
import TestSupport
import Testing

@testable import Typesetting

/// Random attributed texts, and each of their lines, against HarfBuzz called with nothing between: parts of the text
/// with one level, one script, one font and one size are shaped together, whatever else their runs say. A usual run
/// compares one text of nine; `make oracles` all 2,000.
@Suite(.neverHangs) struct RunOracleTests {
    @Test func everyLineIsWhatHarfBuzzGivesForIt() throws {
        let step = OracleDepth.stride(9)
        let fonts = try sharedFonts.get()
        var comparison = Comparison(fonts: fonts)
        for caption in AttributedCorpus.sample(every: step) { try comparison.compare(caption) }
        #expect(comparison.differences.prefix(5).joined(separator: "\n") == "")
        #expect(comparison.heights.prefix(5).joined(separator: "\n") == "")
        #expect(comparison.captionCount >= AttributedCorpus.count / step)
        #expect(comparison.scripts.count >= 20)
        #expect(comparison.lineCount >= 10_000 / step)
        // Edges inside one font: there HarfBuzz shapes both sides together.
        #expect(comparison.joinedEdges >= 1_500 / step)
        #expect(comparison.truncatedCount >= 800 / step)
    }

    private struct Comparison {
        let fonts: FontCascade
        var captionCount = 0
        var lineCount = 0
        var truncatedCount = 0
        var joinedEdges = 0
        var scripts: Set<UInt8> = []
        var differences: [String] = []
        var heights: [String] = []
        private var clusterFonts: [String: ClusterFonts] = [:]
        private var buffers: [String: HarfBuzzBuffer] = [:]

        init(fonts: FontCascade) { self.fonts = fonts }

        mutating func compare(_ caption: AttributedCaption) throws {
            let paragraph = try caption.paragraph(fonts)
            let oracle = try LineOracle(caption.units, runs: runs(of: caption))
            captionCount += 1
            count(paragraph, caption)
            var compared: Set<Range<Int>> = []
            for width in [Double.infinity, 300, 160, 90, 40] {
                let layout = paragraph.lines(width: width)
                for line in layout.lines where compared.insert(line.range).inserted {
                    lineCount += 1
                    let visibleEnd = line.range.lowerBound + paragraph.visibleUnits(of: line).count
                    check(
                        line, paragraph, caption,
                        try oracle.line(line.range, visibleEnd: visibleEnd, isHyphenated: line.isHyphenated))
                    checkHeight(line, caption)
                }
            }
            try compareTruncated(paragraph, caption, oracle)
        }

        private mutating func compareTruncated(
            _ paragraph: Paragraph, _ caption: AttributedCaption, _ oracle: LineOracle
        ) throws {
            let mode = TruncationMode.allCases[captionCount % 3]
            let layout = paragraph.lines(width: 110, limit: 1 + captionCount % 2, truncation: mode)
            guard let line = layout.lines.last, let elided = line.elidedRange else { return }
            truncatedCount += 1
            let tail = paragraph.visibleUnits(of: line).count - (elided.lowerBound - line.range.lowerBound) - 1
            let visibleEnd = min(elided.upperBound + max(tail, 0), line.range.upperBound)
            check(line, paragraph, caption, try oracle.line(line.range, elided: elided, visibleEnd: visibleEnd))
        }

        /// Which scripts there are, and how many edges of runs lie inside an item.
        private mutating func count(_ paragraph: Paragraph, _ caption: AttributedCaption) {
            for item in paragraph.storage.items { scripts.insert(item.script) }
            let ends = caption.runs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.length) }
            joinedEdges +=
                ends.filter { end in
                    paragraph.storage.items.contains { $0.range.lowerBound < end && end < $0.range.upperBound }
                }.count
        }

        private mutating func runs(of caption: AttributedCaption) throws -> [LineOracle.Run] {
            let buffer = buffers[caption.language] ?? HarfBuzzBuffer(language: caption.language)
            buffers[caption.language] = buffer
            var end = 0
            func units(_ points: Double) -> Int { Int((points / caption.style.pointSize * 65_536).rounded()) }
            return try caption.runs.map { run in
                end += run.length
                let style = run.style
                let key =
                    "\(caption.language) \(style.pointSize) \(style.weight.rawValue) \(style.isItalic) \(style.tracking)"
                let known =
                    try clusterFonts[key] ?? ClusterFonts(style: style, language: caption.language, fonts: fonts)
                clusterFonts[key] = known
                return LineOracle.Run(
                    end: end, clusterFonts: known, buffer: buffer,
                    ratio: style.pointSize / caption.style.pointSize, kern: units(run.kern),
                    shift: units(run.baselineOffset))
            }
        }

        private mutating func check(
            _ line: TextLine, _ paragraph: Paragraph, _ caption: AttributedCaption, _ expected: LineOracle.Line
        ) {
            let scale = caption.style.pointSize / 65_536
            let glyphs = paragraph.glyphRuns(of: line).flatMap { run in run.glyphs.map { (run.font, $0) } }
            let fragments = paragraph.fragments(of: line).flatMap(\.glyphs).flatMap(\.glyphs)
            let areSame =
                glyphs.count == expected.glyphs.count && fragments == glyphs.map(\.1)
                && zip(glyphs, expected.glyphs).allSatisfy { glyph, other in
                    glyph.0 == other.font && glyph.1.id == other.id
                        && abs(glyph.1.x - Double(other.x) * scale) < 1e-6
                        // The place above the baseline is rounded once by the engine, twice here.
                        && abs(glyph.1.y + Double(other.y) * scale) < scale
                }
            if areSame, abs(line.width - Double(expected.advance) * scale) < 1e-6 { return }
            differences.append(
                "\(line.range) without \(String(describing: line.elidedRange)): \(line.width) wide, alone "
                    + "\(Double(expected.advance) * scale): \(caption)")
        }

        /// A line is as tall as its tallest run: the primary font and the used ones, each at its size and place.
        private mutating func checkHeight(_ line: TextLine, _ caption: AttributedCaption) {
            var (ascent, descent) = (0.0, 0.0)
            var start = 0
            let ends = caption.runs.map { run in
                start += run.length
                return start
            }
            let whole = (try? TextAnalysis.graphemes(of: caption.units, TextScan(caption.units))) ?? []
            for offset in line.range where whole[offset] & BoundaryKind.grapheme != 0 {
                // A letter that a run divides is in the first of its runs.
                let run = caption.runs[ends.firstIndex { offset < $0 } ?? 0]
                guard let known = fontHeight(run.style) else { continue }
                ascent = max(ascent, known.ascent * run.style.pointSize + run.baselineOffset)
                descent = max(descent, known.descent * run.style.pointSize - run.baselineOffset)
            }
            if line.ascent < ascent - 1e-9 || line.descent < descent - 1e-9 {
                heights.append(
                    "\(line.range) is \(line.ascent) + \(line.descent), needs \(ascent) + \(descent): \(caption)")
            }
        }

        private func fontHeight(_ style: TextStyle) -> (ascent: Double, descent: Double)? {
            guard let file = try? fonts.instance(family: 0, style: style).file else { return nil }
            return (file.ascent, file.descent)
        }
    }
}
