import TestSupport
import Testing

@testable import Typesetting

/// Every line of every width, taken from a text that was shaped once, against the same line shaped alone (issue
/// "Typesetting", proof 2). A usual run compares one caption of thirteen a face; `make oracles` all of them.
@Suite(.neverHangs) struct ReshapeOracleTests {
    private static let widths = (0..<60).map { 20 + 400 * Double($0) / 59 }

    /// A weight and slant of the cascade.
    struct Face: Sendable {
        let weight: FontWeight
        let isItalic: Bool

        /// The files that draw it, one a family.
        func files(of fonts: FontCascade) throws -> Set<String> {
            let style = TextStyle(pointSize: 17, weight: weight, isItalic: isItalic)
            return Set(try (0..<fonts.familyCount).map { try fonts.instance(family: $0, style: style).file.name })
        }
    }

    /// Regular without tracking, semibold and italic with it.
    private static let faces = [
        Face(weight: .regular, isItalic: false), Face(weight: .semibold, isItalic: false),
        Face(weight: .regular, isItalic: true),
    ]

    @Test func theFacesAreAllFilesOfTheCascade() throws {
        let fonts = try sharedFonts.get()
        let files = try Self.faces.map { try $0.files(of: fonts) }.reduce(into: Set()) { $0.formUnion($1) }
        #expect(files == Set(fonts.directories.map(\.file)) && files.count == 46)
    }

    @Test(arguments: faces)
    func everyLineIsWhatHarfBuzzGivesForItAlone(_ face: Face) throws {
        let step = OracleDepth.stride(13)
        let fonts = try sharedFonts.get()
        var comparison = Comparison(face: face, fonts: fonts)
        // Other captions for each face.
        let first = Self.faces.firstIndex { $0.weight == face.weight && $0.isItalic == face.isItalic } ?? 0
        // The corpus has nothing that only the supplements draw.
        let rare = Caption(units: Array("𠮷野家 ╯┻━┻ a\u{FFFD}b".utf16), language: "ja", pointSize: 17)
        for caption in CaptionCorpus.sample(every: step, from: first) + [rare] { try comparison.compare(caption) }
        #expect(comparison.differences.isEmpty)
        #expect(comparison.whiteSpaceDifferences.isEmpty)
        #expect(comparison.captionCount >= 3_000 / step)
        #expect(comparison.languages.count >= 30)
        #expect(comparison.lineCount >= 200_000 / step)
        #expect(comparison.truncatedCount >= 5_000 / step)
        #expect(comparison.hyphenatedCount >= 2_000 / step)
        // Each file of the face drew something that was compared.
        let untried = try face.files(of: fonts).subtracting(comparison.files)
        #expect(untried == [])
    }

    private struct Comparison {
        let face: Face
        let fonts: FontCascade
        /// The fonts that drew something.
        var files: Set<String> = []
        var captionCount = 0
        var lineCount = 0
        var truncatedCount = 0
        var hyphenatedCount = 0
        var languages: Set<String> = []
        var differences: [String] = []
        /// Differences at lines that end with white space which should hang.
        var whiteSpaceDifferences: [String] = []
        private var clusterFonts: [String: ClusterFonts] = [:]
        private var buffers: [String: HarfBuzzBuffer] = [:]

        init(face: Face, fonts: FontCascade) {
            self.face = face
            self.fonts = fonts
        }

        mutating func compare(_ caption: Caption) throws {
            let isPlain = face.weight == .regular && !face.isItalic
            let style = caption.style(
                weight: face.weight, isItalic: face.isItalic, tracking: isPlain ? .none : .system)
            let paragraph = try Paragraph(
                utf16: caption.units, style: style, language: caption.language, fonts: fonts)
            let oracle = try oracle(for: caption, style)
            captionCount += 1
            languages.insert(caption.language)
            var compared: Set<Range<Int>> = []
            var reach = 0.0
            for width in ReshapeOracleTests.widths where width >= reach {
                let layout = paragraph.lines(width: width)
                // The same lines again below this width, which another test proves.
                reach = layout.validWidths.upperBound
                for line in layout.lines where compared.insert(line.range).inserted {
                    let visibleEnd = line.range.lowerBound + paragraph.visibleUnits(of: line).count
                    let expected = try oracle.line(
                        line.range, visibleEnd: visibleEnd, isHyphenated: caption.hyphenates(line.range))
                    check(line, of: paragraph, caption, against: expected)
                    lineCount += 1
                    if line.isHyphenated { hyphenatedCount += 1 }
                }
            }
            try compareTruncated(paragraph, caption, oracle)
        }

        private mutating func compareTruncated(_ paragraph: Paragraph, _ caption: Caption, _ oracle: LineOracle) throws
        {
            let mode = TruncationMode.allCases[captionCount % 3]
            for width in [60.0, 150] {
                let layout = paragraph.lines(width: width, limit: 1 + captionCount % 2, truncation: mode)
                guard let line = layout.lines.last, let elided = line.elidedRange else { continue }
                let shown = paragraph.visibleUnits(of: line).count
                // What is shown after the ellipsis, which is one unit.
                let tail = shown - (elided.lowerBound - line.range.lowerBound) - 1
                let expected = try oracle.line(
                    line.range, elided: elided, visibleEnd: min(elided.upperBound + max(tail, 0), line.range.upperBound)
                )
                check(line, of: paragraph, caption, against: expected)
                truncatedCount += 1
            }
        }

        private mutating func oracle(for caption: Caption, _ style: TextStyle) throws -> LineOracle {
            let key = "\(caption.language) \(caption.pointSize)"
            let known = try clusterFonts[key] ?? ClusterFonts(style: style, language: caption.language, fonts: fonts)
            clusterFonts[key] = known
            let buffer = buffers[caption.language] ?? HarfBuzzBuffer(language: caption.language)
            buffers[caption.language] = buffer
            return try LineOracle(caption, clusterFonts: known, buffer: buffer)
        }

        private mutating func check(
            _ line: TextLine, of paragraph: Paragraph, _ caption: Caption, against expected: LineOracle.Line
        ) {
            for run in paragraph.glyphRuns(of: line) { files.insert(run.font.file.name) }
            let scale = caption.pointSize / Double(FontInstance.unitsPerEm)
            let isWidthSame = abs(line.width - Double(expected.advance) * scale) < 1e-6
            let areGlyphsSame = Self.areSame(paragraph.glyphRuns(of: line), expected.glyphs, scale: scale)
            if isWidthSame && areGlyphsSame { return }
            let place =
                "\(caption.language) \(caption.pointSize) \(line.range) without \(String(describing: line.elidedRange)): "
                + "\(line.width) wide, alone \(Double(expected.advance) * scale): \(caption.text)"
            // A cut is too wide with the right glyphs, a kept tail has a glyph too many.
            let isWhiteSpace =
                caption.units[line.range.upperBound - 1] == 0x20 && areGlyphsSame == (line.elidedRange == nil)
            if isWhiteSpace {
                whiteSpaceDifferences.append(place)
            } else {
                differences.append(place)
            }
        }

        private static func areSame(_ runs: [GlyphRun], _ expected: [LineOracle.Glyph], scale: Double) -> Bool {
            var index = 0
            for run in runs {
                for glyph in run.glyphs {
                    guard index < expected.count else { return false }
                    let other = expected[index]
                    guard glyph.id == other.id, run.font === other.font || run.font == other.font,
                        abs(glyph.x - Double(other.x) * scale) < 1e-6, abs(glyph.y + Double(other.y) * scale) < 1e-6
                    else { return false }
                    index += 1
                }
            }
            return index == expected.count
        }
    }
}
