import CKernels
import Foundation
import ViewLayout

extension NodeMap {
    /// The nodes that own differing pixels: most pixels first, then in drawing order.
    ///
    /// Between the edges of boxes, all pixels of a row have one owner, and rows between two edges have the same owners.
    /// So pixels are counted stretch by stretch.
    /// - Parameter region: a region that contains every pixel that differs.
    func shares(of comparison: PixelComparison, in region: PixelRegion) -> [PixelDifference.NodeShare] {
        let (columns, rows) = (comparison.alignment.columns, comparison.alignment.rows)
        let old = oldBoxes.map { $0.placed(columns.place(ofOldEdge:), rows.place(ofOldEdge:)) }
        let new = newBoxes.map { $0.placed(columns.place(ofNewEdge:), rows.place(ofNewEdge:)) }
        // The nodes of the new record come first, then the removed ones.
        var counts = [Int](repeating: 0, count: newBoxes.count + 1 + oldBoxes.count)
        var regions = [PixelRegionBuilder](repeating: PixelRegionBuilder(), count: counts.count)
        let finder = OwnerFinder(self, old: old, new: new, alignment: comparison.alignment)
        for band in Self.stretches(
            of: old + new, cutAt: rows.gap, from: region.y, length: region.height, \.top, \.bottom)
        {
            let stretches = finder.stretches(of: band, in: region)
            for row in band {
                for stretch in stretches {
                    let (count, first, last) = comparison.differing(in: stretch.columns, row: row)
                    guard count > 0 else { continue }
                    counts[stretch.owner] += count
                    regions[stretch.owner].include(row: row, from: first, through: last)
                }
            }
        }
        let shares = counts.indices.compactMap { owner -> PixelDifference.NodeShare? in
            guard let region = regions[owner].region else { return nil }
            let (path, line) = name(ofOwner: owner)
            return PixelDifference.NodeShare(
                path: path, line: line, differingPixels: counts[owner], region: region)
        }
        // Sorting the indices too keeps the order of equal counts, because `sort` is not stable.
        let sorted = shares.enumerated().sorted {
            ($1.element.differingPixels, $0.offset) < ($0.element.differingPixels, $1.offset)
        }
        return Array(sorted.map(\.element).prefix(PixelDifference.maximumNodeCount))
    }

    /// The stretches of rows or columns in which neither a box nor the gap begins or ends.
    fileprivate static func stretches(
        of boxes: [Box], cutAt gap: Range<Int>, from start: Int, length: Int, _ first: (Box) -> Int,
        _ end: (Box) -> Int
    ) -> [Range<Int>] {
        let edges = (boxes.flatMap { [first($0), end($0)] } + [gap.lowerBound, gap.upperBound])
            .filter { $0 > start && $0 < start + length }
        let cuts = [start] + Set(edges).sorted() + [start + length]
        return zip(cuts, cuts.dropFirst()).map { $0..<$1 }
    }

    private func name(ofOwner owner: Int) -> (path: String, line: Int?) {
        if owner == 0 { return (Self.outside, nil) }
        if owner <= newBoxes.count { return (newBoxes[owner - 1].path, newBoxes[owner - 1].line) }
        let box = oldBoxes[owner - 1 - newBoxes.count]
        return (box.path + Self.removed, box.line)
    }
}

/// Finds the owners of the pixels between the edges of boxes.
private struct OwnerFinder {
    private let old, new: [NodeMap.Box]
    private let choice: OwnerChoice
    private let background: Int
    private let alignment: PictureAlignment

    init(_ map: NodeMap, old: [NodeMap.Box], new: [NodeMap.Box], alignment: PictureAlignment) {
        (self.old, self.new, self.alignment) = (old, new, alignment)
        choice = OwnerChoice(map)
        background = Self.backgroundOwner(among: map.newBoxes)
    }

    /// The columns of a region, in stretches that each have one owner in all rows of a band.
    func stretches(of band: Range<Int>, in region: PixelRegion) -> [(columns: Range<Int>, owner: Int)] {
        let (old, new) = (covering(band, old), covering(band, new))
        let boxes = (old + new).map(\.box)
        let columns = NodeMap.stretches(
            of: boxes, cutAt: alignment.columns.gap, from: region.x, length: region.width, \.left, \.right)
        return columns.reduce(into: []) { stretches, columns in
            let (hasOld, hasNew) = pictures(atColumn: columns.lowerBound, row: band.lowerBound)
            let owner = owner(at: columns.lowerBound, hasOld ? old : [], hasNew ? new : [])
            if let last = stretches.last, last.owner == owner {
                stretches[stretches.count - 1].columns = last.columns.lowerBound..<columns.upperBound
            } else {
                stretches.append((columns, owner))
            }
        }
    }

    /// Which pictures' nodes can own a pixel. A box that spans a gap draws nothing there, since its picture has no
    /// pixels in it. In a corner where neither picture has a pixel, the nodes of both can.
    private func pictures(atColumn column: Int, row: Int) -> (old: Bool, new: Bool) {
        let (columns, rows) = (alignment.columns, alignment.rows)
        let old = columns.oldIndex(at: column) != nil && rows.oldIndex(at: row) != nil
        let new = columns.newIndex(at: column) != nil && rows.newIndex(at: row) != nil
        return old || new ? (old, new) : (true, true)
    }

    private typealias Numbered = (number: Int, box: NodeMap.Box)

    private func covering(_ band: Range<Int>, _ boxes: [NodeMap.Box]) -> [Numbered] {
        boxes.enumerated().filter { $1.top <= band.lowerBound && $1.bottom >= band.upperBound && $1.left < $1.right }
            .map { ($0 + 1, $1) }
    }

    /// The owner is the last box that changed. If no box changed, it is the last box of all. Boxes count from 1; 0
    /// means no box.
    private func owner(at column: Int, _ old: [Numbered], _ new: [Numbered]) -> Int {
        func last(_ boxes: [Numbered], where isChosen: (NodeMap.Box) -> Bool) -> Int {
            boxes.last { $0.box.left <= column && column < $0.box.right && isChosen($0.box) }?.number ?? 0
        }
        let changed = (last(old, where: \.isChanged), last(new, where: \.isChanged))
        let owner =
            changed == (0, 0)
            ? choice.owner(old: last(old) { _ in true }, new: last(new) { _ in true })
            : choice.owner(old: changed.0, new: changed.1)
        return owner == 0 ? background : owner
    }

    /// The owner of pixels outside all nodes: the changed node that fills the whole root, because the balloon's tail
    /// shows it too.
    private static func backgroundOwner(among boxes: [NodeMap.Box]) -> Int {
        guard let root = boxes.first else { return 0 }
        let filling = boxes.lastIndex { box in
            box.isChanged && box.line == nil
                && (box.left, box.top, box.right, box.bottom) == (root.left, root.top, root.right, root.bottom)
        }
        return filling.map { $0 + 1 } ?? 0
    }
}

/// Decides whether a pixel belongs to the old node or to the new node there.
private struct OwnerChoice {
    private let newCount: Int
    /// For each old node, from index 1: its number among all owners, the depth of the node, and whether it was removed.
    private let before: [(owner: Int, depth: Int, isGone: Bool)]
    private let depths: [Int]
    private let isAdded: [Bool]

    init(_ map: NodeMap) {
        newCount = map.newBoxes.count
        let boxes = Dictionary(
            map.newBoxes.enumerated().map { (Key(path: $1.path, line: $1.line), $0 + 1) },
            uniquingKeysWith: { first, _ in first })
        before =
            [(0, -1, false)]
            + map.oldBoxes.enumerated().map { index, box in
                guard let path = map.matching.new(of: box.path) else {
                    return (map.newBoxes.count + 1 + index, box.depth, true)
                }
                // A line that was removed belongs to its text.
                let owner = boxes[Key(path: path, line: box.line)] ?? boxes[Key(path: path, line: nil)] ?? 0
                return (owner, box.depth, false)
            }
        depths = [-1] + map.newBoxes.map(\.depth)
        isAdded = [false] + map.newBoxes.map { map.matching.old(of: $0.path) == nil }
    }

    private struct Key: Hashable {
        let path: String
        let line: Int?
    }

    /// An added node wins, then a removed one, then the deeper one, then the new one.
    func owner(old: Int, new: Int) -> Int {
        let was = before[old]
        if isAdded[new] || (!was.isGone && was.depth <= depths[new]) { return new }
        return was.owner
    }
}

extension PixelComparison {
    /// How many pixels differ in a part of a row, and the first and the last of them.
    fileprivate func differing(in columns: Range<Int>, row: Int) -> (count: Int, first: Int, last: Int) {
        var (first, last) = (0, 0)
        let count = deltas.withUnsafeBufferPointer { deltas in
            // `deltas` holds `height` rows of `width` pixels, and the columns are among them.
            deltas.baseAddress.map {
                kernels_count_differing($0 + row * width + columns.lowerBound, columns.count, &first, &last)
            } ?? 0
        }
        return (count, columns.lowerBound + first, columns.lowerBound + last)
    }
}
