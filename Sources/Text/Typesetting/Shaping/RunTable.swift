import LineBreaking
import Synchronization

/// The styled runs of a text at one point size: what each of them changes of the paragraph's style.
///
/// Lengths are in ems or ``TextUnit`` of the paragraph's size, so that the positions of all runs are in one table and
/// another size of the whole text is arithmetic, as in a text without runs.
final class RunTable: Sendable {
    let runs: [ShapedRun]
    private let language: TextLanguage
    let signs = Mutex<Signs>(Signs())

    /// - Parameters:
    ///   - runs: in the order of the text; each ends where the next one starts, and the last at the end of the text.
    ///   - language: the language of runs that do not name one.
    init(_ runs: [ShapedRun], language: TextLanguage) {
        self.runs = runs
        self.language = language
    }

    /// The same style of one run over a text of its own: an ellipsis or a hyphen.
    func alone(_ run: Int, count: Int) -> RunTable {
        var alone = runs[run]
        alone.end = count
        alone.attachment = nil
        return RunTable([alone], language: language)
    }

    /// The index of the run of the unit at an offset; that of the last run at the end of the text.
    /// - Complexity: O(log runs).
    func index(at offset: Int) -> Int {
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func language(of run: Int) -> TextLanguage { runs[run].language ?? language }

    /// The font of an item's slot in the item's run.
    func font(of item: ShapedItem) -> FontInstance? { runs[item.run].chooser.font(at: item.slot) }

    /// Whether text of two runs is one item where it also has one level, one script and one font: it is then shaped
    /// together, so that letters join, kern and form ligatures across the edge.
    func areShapedTogether(_ first: Int, _ second: Int) -> Bool {
        let (first, second) = (runs[first], runs[second])
        return first.ratio == second.ratio && first.shift == second.shift && first.strut == second.strut
            && first.isRaisedByFonts == second.isRaisedByFonts && first.language === second.language
            && first.hasMonospacedDigits == second.hasMonospacedDigits
    }

    /// Scales the glyphs of an item to the size of its run, and adds the run's space after each cluster that has an
    /// advance. HarfBuzz shaped them at the size of the paragraph.
    func adjust(_ buffer: ShapedBuffer, of item: ShapedItem) {
        let ratio = runs[item.run].ratio
        if ratio != 1 {
            func scaled(_ length: Int32) -> Int32 { Int32(clamping: Int((Double(length) * ratio).rounded())) }
            for index in 0..<buffer.count {
                buffer.places[index].x_advance = scaled(buffer.places[index].x_advance)
                buffer.places[index].x_offset = scaled(buffer.places[index].x_offset)
                buffer.places[index].y_offset = scaled(buffer.places[index].y_offset)
            }
        }
        var advance = 0
        for index in 0..<buffer.count {
            let cluster = buffer.infos[index].cluster
            advance += Int(buffer.places[index].x_advance)
            if index + 1 < buffer.count, buffer.infos[index + 1].cluster == cluster { continue }
            // A ligature across the edge of two runs has the space of its first unit's run, as it has its colour.
            let space = space(after: Int(cluster), isTracked: item.isTracked)
            if advance != 0, space != 0 { buffer.places[index].x_advance += Int32(clamping: space) }
            advance = 0
        }
    }

    func space(after cluster: Int, isTracked: Bool) -> Int {
        let run = runs[index(at: cluster)]
        return run.kern + (isTracked ? run.addedTracking : 0)
    }

    /// Whether all runs have the space after clusters that they have in a table of the same runs at another size.
    func areSpacesEqual(in other: RunTable?) -> Bool {
        guard let other else { return false }
        return zip(runs, other.runs).allSatisfy { $0.addedTracking == $1.addedTracking && $0.kern == $1.kern }
    }

    /// What an item needs of the height of its line.
    func metrics(of item: ShapedItem) -> LineMetrics {
        let run = runs[item.run]
        if let attachment = run.attachment, item.isAttachment { return attachment.metrics(shift: run.shift) }
        var metrics = run.strut
        if run.isRaisedByFonts, let file = item.font?.file {
            metrics = metrics.union(LineMetrics(ascent: file.ascent * run.ratio, descent: file.descent * run.ratio))
        }
        return LineMetrics(ascent: metrics.ascent + run.shift, descent: metrics.descent - run.shift)
    }

    /// The advance of an attachment; nil for any other item.
    func attachmentAdvance(of item: ShapedItem) -> Int? { item.isAttachment ? runs[item.run].attachment?.advance : nil }
}

/// One run of a ``RunTable``.
struct ShapedRun: Sendable {
    /// The offset after the last unit.
    var end: Int
    let chooser: FontChooser
    /// Nil for the language of the paragraph.
    let language: TextLanguage?
    let hasMonospacedDigits: Bool
    /// The point size as a multiple of the paragraph's.
    let ratio: Double
    /// The space after every cluster with an advance, in ``TextUnit``.
    let kern: Int
    /// How much the tracking of the system font is larger than the paragraph's, in ``TextUnit``.
    let addedTracking: Int
    /// How far the run is raised, in em.
    let shift: Double
    /// What the run's primary font needs of the height of a line, in em, before it is raised.
    let strut: LineMetrics
    /// Whether lines are tall enough for every font that is used in the run.
    let isRaisedByFonts: Bool
    /// What is drawn for each U+FFFC.
    var attachment: Attachment?

    /// A box in the text.
    struct Attachment: Sendable {
        /// In ``TextUnit``.
        let advance: Int
        /// In em, from the baseline.
        let bottom, top: Double

        func metrics(shift: Double) -> LineMetrics {
            LineMetrics(ascent: max(0, top + shift), descent: max(0, -bottom - shift))
        }
    }
}

extension RunTable {
    /// The box of a character that no font draws, at the size of an item's run and with the run's space after it.
    func adjusted(_ box: [MissingGlyphBox.Part], of item: ShapedItem) -> [MissingGlyphBox.Part] {
        let ratio = runs[item.run].ratio
        func scaled(_ length: Int32) -> Int32 { Int32(clamping: Int((Double(length) * ratio).rounded())) }
        return box.map { part in
            let space = part.advance == 0 ? 0 : space(after: item.range.lowerBound, isTracked: item.isTracked)
            return MissingGlyphBox.Part(
                glyph: part.glyph, x: scaled(part.x), y: scaled(part.y),
                advance: scaled(part.advance) + Int32(clamping: space))
        }
    }
}

/// What is drawn in the style of a run without being a part of the text.
extension RunTable {
    /// The signs that were shaped so far, by the index of the run.
    struct Signs {
        var ellipses: [Int: ShapedText] = [:]
        var hyphens: [Int: Hyphen] = [:]
    }

    /// The ellipsis in the style of a run. Shaped once.
    func ellipsis(of run: Int) -> ShapedText {
        signs.withLock { signs in
            if let known = signs.ellipses[run] { return known }
            let made = Ellipsis.shaped(
                language: language(of: run), chooser: runs[run].chooser, runs: alone(run, count: 1))
            signs.ellipses[run] = made
            return made
        }
    }

    /// The run whose ellipsis replaces a part of a line: that of the last unit before it, which a reader has just read,
    /// or of the first one after it where nothing is before it.
    func ellipsisRun(replacing elided: Range<Int>, in line: Range<Int>) -> Int {
        if elided.lowerBound > line.lowerBound { return index(at: elided.lowerBound - 1) }
        return index(at: elided.upperBound < line.upperBound ? elided.upperBound : line.lowerBound)
    }

    /// The metrics of the line of an ellipsis.
    func ellipsisMetrics(of run: Int) -> [LineMetrics] {
        let alone = alone(run, count: 1)
        return ellipsis(of: run).items.map { alone.metrics(of: $0) }
    }

    /// The hyphen of a line that ends after the soft hyphen at an offset. Shaped once.
    func hyphen(at offset: Int) throws -> Hyphen {
        let run = index(at: offset)
        return try signs.withLock { signs in
            if let known = signs.hyphens[run] { return known }
            let made = try Hyphen(
                language: language(of: run), chooser: runs[run].chooser, runs: alone(run, count: 1))
            signs.hyphens[run] = made
            return made
        }
    }
}
