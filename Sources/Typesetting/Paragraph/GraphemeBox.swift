/// Where one grapheme cluster of a line is, in the paragraph's unit from the line's left end.
///
/// An ellipsis is one box with the offsets of what it stands for, none when that is only the lines below, and a hyphen
/// one with those of its soft hyphen.
struct GraphemeBox {
    /// UTF-16 offsets.
    let range: Range<Int>
    let left, right: Int
    let isRightToLeft: Bool

    /// Where a caret in front of the grapheme stands.
    var leadingEdge: Int { isRightToLeft ? right : left }
    /// Where a caret behind the grapheme stands.
    var trailingEdge: Int { isRightToLeft ? left : right }

    /// One box for a grapheme that two hold. Where bidi order puts other text between them the box stays where it is
    /// and takes the other's offsets only, so that boxes never overlap.
    fileprivate func union(_ other: GraphemeBox) -> GraphemeBox {
        let isBeside = left == other.right || right == other.left
        return GraphemeBox(
            range: min(range.lowerBound, other.range.lowerBound)..<max(range.upperBound, other.range.upperBound),
            left: isBeside ? min(left, other.left) : left, right: isBeside ? max(right, other.right) : right,
            isRightToLeft: isRightToLeft)
    }
}

extension LineAssembly {
    /// The graphemes of the line from left to right; white space that hangs at its end has none.
    func graphemeBoxes() -> [GraphemeBox] {
        var boxes: [GraphemeBox] = []
        var x = 0
        for piece in visualPieces() {
            switch piece.content {
            case .text:
                append(piece, x: &x, to: &boxes)
            case .ellipsis:
                appendWhole(piece, as: line.elidedRange ?? piece.range, x: &x, to: &boxes)
            case .hyphen:
                let softHyphen = line.range.upperBound - 1..<line.range.upperBound
                boxes.removeAll { $0.range == softHyphen }
                appendWhole(piece, as: softHyphen, x: &x, to: &boxes)
            }
        }
        return joined(boxes).map(withHangingMarks)
    }

    /// White space that hangs can be in one grapheme with what stands before it (U+0600 is prepended to a space that
    /// bears a mark); its offsets are that grapheme's.
    private func withHangingMarks(_ box: GraphemeBox) -> GraphemeBox {
        guard !box.range.isEmpty else { return box }
        var end = box.range.upperBound
        while end < line.range.upperBound && !isGraphemeStart(end) { end += 1 }
        return GraphemeBox(
            range: box.range.lowerBound..<end, left: box.left, right: box.right, isRightToLeft: box.isRightToLeft)
    }

    /// HarfBuzz makes a cluster of its own of a joiner that belongs to the grapheme before it; here it joins that.
    private func joined(_ boxes: [GraphemeBox]) -> [GraphemeBox] {
        let inner = boxes.map(\.range).filter { !$0.isEmpty && !isGraphemeStart($0.lowerBound) }
        var boxes = boxes
        for range in inner.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard let first = boxes.firstIndex(where: { $0.range.upperBound == range.lowerBound && !$0.range.isEmpty }),
                let second = boxes.firstIndex(where: { $0.range == range })
            else { continue }
            boxes[first] = boxes[first].union(boxes[second])
            boxes.remove(at: second)
        }
        return boxes
    }

    private func append(_ piece: LinePiece, x: inout Int, to boxes: inout [GraphemeBox]) {
        guard let font = piece.font else {
            append(piece.range, from: x, to: x + piece.tabAdvance, piece, &boxes)
            x += piece.tabAdvance
            return
        }
        let clusters = clusters(of: piece)
        // Clusters reach to the next one of the text, which stands left of them where text runs to the left.
        let starts = clusters.map(\.start).sorted()
        for cluster in clusters {
            let end = starts.first { $0 > cluster.start } ?? piece.range.upperBound
            let inner = (cluster.start + 1..<max(end, cluster.start + 1)).filter(isGraphemeStart)
            let start = x
            x += cluster.advance
            guard !inner.isEmpty else {
                append(cluster.start..<end, from: start, to: x, piece, &boxes)
                continue
            }
            let carets = LigatureCarets.positions(
                count: inner.count, advance: cluster.advance, glyph: cluster.onlyGlyph, font: font, level: piece.level)
            let edges = [start] + carets.map { start + $0 } + [x]
            let bounds = [cluster.start] + inner + [end]
            for index in 0...inner.count {
                let grapheme = piece.level & 1 == 1 ? inner.count - index : index
                append(
                    bounds[grapheme]..<bounds[grapheme + 1], from: edges[index], to: edges[index + 1], piece, &boxes)
            }
        }
    }

    private func appendWhole(_ piece: LinePiece, as range: Range<Int>, x: inout Int, to boxes: inout [GraphemeBox]) {
        let advance = clusters(of: piece).map(\.advance).reduce(0, +)
        append(range, from: x, to: x + advance, piece, &boxes)
        x += advance
    }

    private func append(
        _ range: Range<Int>, from left: Int, to right: Int, _ piece: LinePiece, _ boxes: inout [GraphemeBox]
    ) {
        boxes.append(
            GraphemeBox(range: range, left: left, right: right, isRightToLeft: piece.level & 1 == 1))
    }

    /// A cluster of glyphs, its tracking included.
    private struct Cluster {
        let start: Int
        var advance: Int
        /// Nil when the cluster has more than one glyph with an advance.
        var onlyGlyph: UInt32?
    }

    /// The clusters of a piece from left to right.
    private func clusters(of piece: LinePiece) -> [Cluster] {
        var clusters: [Cluster] = []
        for index in piece.indices where piece.range.contains(Int(piece.glyphs.clusters[index])) {
            let start = Int(piece.glyphs.clusters[index])
            let advance = Int(piece.glyphs.advances[index])
            if let last = clusters.last, last.start == start {
                if advance != 0 {
                    clusters[clusters.count - 1].onlyGlyph = last.advance == 0 ? piece.glyphs.ids[index] : nil
                }
                clusters[clusters.count - 1].advance += advance
            } else {
                clusters.append(Cluster(start: start, advance: advance, onlyGlyph: piece.glyphs.ids[index]))
            }
        }
        guard piece.isTracked else { return clusters }
        for index in clusters.indices where clusters[index].advance != 0 { clusters[index].advance += scale.tracking }
        return clusters
    }

    private func isGraphemeStart(_ offset: Int) -> Bool {
        storage.analysis.boundaries[offset] & BoundaryKind.grapheme != 0
    }
}
