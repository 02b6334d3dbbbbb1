import LineBreaking
import Synchronization

/// The parts of a text that were shaped again because a line starts or ends inside text that HarfBuzz shaped together.
///
/// HarfBuzz marks the clusters where a line end changes glyphs on both sides ("unsafe to break"). A line that ends at
/// such a cluster keeps the glyphs up to the last safe cluster; the rest is shaped by itself, with the text around it
/// as context so that Arabic letters keep their joined forms. Each part is shaped once in the life of a paragraph,
/// unless there are too many.
final class LocalShapes: Sendable {
    /// The maximum number of units in the kept parts: enough for the lines of a long caption at many widths. A text of
    /// a hundred thousand letters without safe offsets has more.
    private static let maximumUnits = 65_536

    let items: [ShapedItem]
    let offsets: OffsetList
    /// Keeps the memory of `offsets` alive.
    private let table: OffsetTable
    private let units: [UInt16]
    private let language: TextLanguage
    private let shapers: ItemShapers
    private let runs: RunTable?
    private let kept = Mutex<Kept>(Kept())

    private struct Kept {
        var shapes: [Range<Int>: LocalShape] = [:]
        var units = 0
    }

    init(
        units: [UInt16], language: TextLanguage, items: [ShapedItem], offsets: OffsetTable, shapers: ItemShapers,
        runs: RunTable?
    ) {
        self.units = units
        self.language = language
        self.items = items
        self.offsets = offsets.list
        table = offsets
        self.shapers = shapers
        self.runs = runs
    }

    /// A range of an item, shaped by itself.
    func shape(_ range: Range<Int>, of item: ShapedItem, font: FontInstance) -> LocalShape {
        kept.withLock { kept in
            if let known = kept.shapes[range] { return known }
            let made = make(range, of: item, font: font)
            kept.units += range.count
            if kept.units > Self.maximumUnits { kept = Kept(units: range.count) }
            kept.shapes[range] = made
            return made
        }
    }

    /// A range of an item, shaped by itself. The result is not kept.
    func make(_ range: Range<Int>, of item: ShapedItem, font: FontInstance) -> LocalShape {
        var glyphs = GlyphArrays()
        var advances = [Int](repeating: 0, count: range.count)
        shapers.withShaper { shaper in
            let buffer = shaper.shape(
                units, range, level: item.level, script: item.script,
                language: runs?.language(of: item.run) ?? language, font: font)
            runs?.adjust(buffer, of: item)
            glyphs.append(contentsOf: buffer, nil)
            for index in 0..<buffer.count {
                advances[Int(buffer.infos[index].cluster) - range.lowerBound] += Int(buffer.places[index].x_advance)
            }
        }
        var positions = [0]
        var trackedClusters: [Int32] = [0]
        for advance in advances {
            positions.append(positions[positions.count - 1] + advance)
            let isTracked = item.isTracked && advance != 0
            trackedClusters.append(trackedClusters[trackedClusters.count - 1] + (isTracked ? 1 : 0))
        }
        return LocalShape(
            range: range, glyphs: PlacedGlyphs(arrays: glyphs, offsets: nil), positions: positions,
            trackedClusters: trackedClusters)
    }
}

/// A range of a text, shaped by itself.
struct LocalShape: Sendable {
    let range: Range<Int>
    let glyphs: PlacedGlyphs
    /// The position of each offset of the range, from the start of the range, without tracking.
    let positions: [Int]
    /// The number of tracked clusters before each offset of the range.
    let trackedClusters: [Int32]

    /// The advance from the start of the range to an offset.
    func advance(to offset: Int, tracking: Int) -> Int {
        let index = min(max(offset - range.lowerBound, 0), range.count)
        return positions[index] + Int(trackedClusters[index]) * tracking
    }
}

/// How much longer lines are when their ends are shaped again.
extension LocalShapes {
    /// How much longer the advance from the start of a range to an offset in it is when the range is shaped by itself.
    /// Controls have no glyphs and never change. The range is part of one item.
    func correction(of range: Range<Int>, to offset: Int) -> LineCorrection {
        let item = items.item(at: range.lowerBound)
        guard let font = item.font else { return .none }
        let local = make(range, of: item, font: font)
        let index = offset - range.lowerBound
        let tracked = offsets.trackedClusters(before: offset) - offsets.trackedClusters(before: range.lowerBound)
        return LineCorrection(
            units: local.positions[index] - (offsets.position(offset) - offsets.position(range.lowerBound)),
            trackedClusters: local.trackedClusters[index] - Int32(tracked))
    }

    /// How much longer the advance from `start` to `offset` is than the difference of their positions, on a line from
    /// `start` to `end`, in ``TextUnit``. Found from the parts of the line that are shaped again.
    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int {
        let startItem = items.item(at: start)
        let endItem = items.item(at: max(end - 1, start))
        let line = start..<max(end, start)
        let correction = correction(in: startItem, line, to: offset, tracking: tracking)
        if startItem.range == endItem.range { return correction }
        return correction + self.correction(in: endItem, line, to: offset, tracking: tracking)
    }

    private func correction(in item: ShapedItem, _ line: Range<Int>, to offset: Int, tracking: Int) -> Int {
        var correction = 0
        LineParts.forEachPart(of: item, in: line, shapes: self) { part in
            guard let local = part.local, part.range.lowerBound < offset else { return }
            let reached = min(offset, part.range.upperBound)
            let whole =
                offsets.position(reached, tracking: tracking)
                - offsets.position(part.range.lowerBound, tracking: tracking)
            correction += local.advance(to: reached, tracking: tracking) - whole
        }
        return correction
    }
}
