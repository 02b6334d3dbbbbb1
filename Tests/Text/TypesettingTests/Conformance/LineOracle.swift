import CHarfBuzz
import CUnicode

@testable import Typesetting

/// What HarfBuzz gives for a line when nothing is remembered: each item of the line is shaped by itself, with the whole
/// text around it as context, and the items are put in visual order.
///
/// Items are found here once more from the C functions of `CUnicode`. The font of a cluster is the one the engine draws
/// it with when it is alone, since the choice knows nothing of neighbours.
struct LineOracle {
    /// A glyph in units of 1/65 536 em.
    struct Glyph: Equatable {
        let font: FontInstance
        let id: UInt32
        let x: Int
        let y: Int
    }

    struct Line {
        var glyphs: [Glyph] = []
        var advance = 0
    }

    private struct Item {
        var range: Range<Int>
        let level: UInt8
        let script: UInt8
        let font: FontInstance?
        /// The run of its first unit.
        let run: Int
    }

    /// What a part of the text has of its own: one part in a text without runs.
    struct Run {
        var end: Int
        let clusterFonts: ClusterFonts
        let buffer: HarfBuzzBuffer
        /// The size as a multiple of the text's.
        var ratio = 1.0
        /// The space after each cluster, beside tracking, in 1/65 536 em of the text's size.
        var kern = 0
        /// How far it is raised, in the same unit.
        var shift = 0

        /// Whether letters of both are shaped together where they have one font.
        func isShapedLike(_ other: Run) -> Bool {
            ratio == other.ratio && shift == other.shift && buffer === other.buffer
        }
    }

    private struct Piece {
        let item: Item
        let text: [UInt16]
        /// What is shaped, and what of it is shown.
        let range: Range<Int>
        let visible: Range<Int>
    }

    private let units: [UInt16]
    private let runs: [Run]
    private let items: [Item]
    private let paragraphLevels: [UInt8]

    init(_ caption: Caption, clusterFonts: ClusterFonts, buffer: HarfBuzzBuffer) throws {
        try self.init(
            caption.units,
            runs: [Run(end: caption.units.count, clusterFonts: clusterFonts, buffer: buffer)])
    }

    /// - Parameter runs: in the order of the text.
    init(_ units: [UInt16], runs: [Run]) throws {
        self.units = units
        self.runs = runs
        let count = Int32(units.count)
        var levels = [UInt8](repeating: 0, count: units.count)
        var paragraphLevels = levels
        var graphemes = [UInt8](repeating: 0, count: units.count + 1)
        guard cunicode_bidi_levels(units, count, Int32(CUNICODE_NATURAL), &levels, &paragraphLevels) == 0,
            cunicode_grapheme_boundaries(units, count, &graphemes) == 0
        else { throw TypesettingError.unicodeFailure(call: "oracle", code: 0) }
        self.paragraphLevels = paragraphLevels
        // ICU is asked about every text.
        var scan = try TextScan(units)
        scan.isSimple = false
        let whole = try TextAnalysis.graphemes(of: units, scan)
        var run = 0
        let scripts = ResolvedScripts.scripts(of: units)
        var items: [Item] = []
        var start = 0
        while start < units.count {
            var end = start + 1
            while graphemes[end] == 0 { end += 1 }
            // A grapheme is never divided, and stays in the run that it starts in.
            if whole[start] & BoundaryKind.grapheme != 0 { run = runs.firstIndex { start < $0.end } ?? runs.count - 1 }
            let font = try runs[run].clusterFonts.font(of: Array(units[start..<end]))
            // Emoji are of no script.
            let script = font?.file.name == "NotoColorEmoji.ttf" ? ResolvedScripts.common : scripts[start]
            if let last = items.last, last.level == levels[start], last.script == script, let font,
                last.font == font, runs[last.run].isShapedLike(runs[run])
            {
                items[items.count - 1].range = last.range.lowerBound..<end
            } else {
                items.append(Item(range: start..<end, level: levels[start], script: script, font: font, run: run))
            }
            start = end
        }
        self.items = items
    }

    /// A line: what is shown of it ends before the white space at its end. Behind the soft hyphen that it may end at,
    /// a hyphen is drawn in the primary font, at the soft hyphen's level.
    func line(_ range: Range<Int>, visibleEnd: Int, isHyphenated: Bool) throws -> Line {
        let pieces = pieces(range, visible: range.lowerBound..<visibleEnd)
        guard isHyphenated, let softHyphen = items.last(where: { $0.range.contains(range.upperBound - 1) }) else {
            return assemble(pieces)
        }
        return assemble(pieces + [try drawn([0x2010], level: softHyphen.level, run: run(at: range.upperBound - 1))])
    }

    /// A line of which `elided` is replaced by an ellipsis at the level of the paragraph.
    func line(_ range: Range<Int>, elided: Range<Int>, visibleEnd: Int) throws -> Line {
        let head = range.lowerBound..<elided.lowerBound
        let tail = elided.upperBound..<max(elided.upperBound, visibleEnd)
        let before = elided.lowerBound > range.lowerBound ? elided.lowerBound - 1 : nil
        let after = elided.upperBound < range.upperBound ? elided.upperBound : range.lowerBound
        let ellipsis = try drawn(
            [0x2026], level: paragraphLevels[range.lowerBound], run: run(at: before ?? after))
        return assemble(pieces(head, visible: head) + [ellipsis] + pieces(tail, visible: tail))
    }

    /// A character that is no part of the text.
    private func drawn(_ text: [UInt16], level: UInt8, run: Int) throws -> Piece {
        let item = Item(
            range: 0..<1, level: level, script: UInt8(CUNICODE_SCRIPT_COMMON),
            font: try runs[run].clusterFonts.font(of: text), run: run)
        return Piece(item: item, text: text, range: 0..<1, visible: 0..<1)
    }

    private func pieces(_ range: Range<Int>, visible: Range<Int>) -> [Piece] {
        items.filter { $0.range.overlaps(visible) }.map { item in
            Piece(
                item: item, text: units, range: item.range.clamped(to: range), visible: item.range.clamped(to: visible))
        }
    }

    private func run(at offset: Int) -> Int { runs.firstIndex { offset < $0.end } ?? runs.count - 1 }

    private func assemble(_ pieces: [Piece]) -> Line {
        var line = Line()
        for index in VisualOrder.indices(ofLevels: pieces.map(\.item.level)) {
            let piece = pieces[index]
            guard let font = piece.item.font else { continue }
            let own = runs[piece.item.run]
            let isTracked = font == own.clusterFonts.primary && piece.item.script != ResolvedScripts.arabic
            func scaled(_ length: Int) -> Int { own.ratio == 1 ? length : Int((Double(length) * own.ratio).rounded()) }
            let shaped = own.buffer.shape(
                piece.text, piece.range, isRightToLeft: piece.item.level & 1 == 1, script: piece.item.script,
                font: font)
            var clusterAdvance = 0
            for (position, glyph) in shaped.enumerated() where piece.visible.contains(glyph.cluster) {
                line.glyphs.append(
                    Glyph(
                        font: font, id: glyph.id, x: line.advance + scaled(glyph.offsetX),
                        y: scaled(glyph.offsetY) + own.shift))
                line.advance += scaled(glyph.advance)
                clusterAdvance += scaled(glyph.advance)
                if position + 1 == shaped.count || shaped[position + 1].cluster != glyph.cluster {
                    // What is not a part of the text is in one run.
                    let run = piece.text == units ? runs[self.run(at: glyph.cluster)] : own
                    if isTracked && clusterAdvance != 0 {
                        line.advance += Int((Double(run.clusterFonts.tracking) * run.ratio).rounded())
                    }
                    if clusterAdvance != 0 { line.advance += run.kern }
                    clusterAdvance = 0
                }
            }
        }
        return line
    }
}
