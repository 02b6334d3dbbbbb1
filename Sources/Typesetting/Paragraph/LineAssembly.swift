/// Puts the glyphs of one line in drawing order.
///
/// The line is a list of pieces in logical order: stretches of shaped items, and the ellipsis at the level of the
/// paragraph. Rule L2 of UAX #9 reverses them from the highest level down; each piece's glyphs are already in visual
/// order, so they only move.
struct LineAssembly {
    let storage: ParagraphStorage
    let line: TextLine

    private struct Piece {
        let text: ShapedText
        let item: ShapedItem
        let range: Range<Int>
        let level: UInt8
        /// The advance of a tab, which is decided by the line.
        var tabAdvance = 0
    }

    func runs() -> [GlyphRun] {
        var pieces = logicalPieces()
        reorder(&pieces)
        let scale = storage.style.pointSize / Double(ShapedText.unitsPerEm)
        var runs: [GlyphRun] = []
        var x = 0
        for piece in pieces {
            guard let font = piece.item.font else {
                x += piece.tabAdvance
                continue
            }
            var glyphs: [PositionedGlyph] = []
            let text = piece.text
            for index in piece.item.glyphs where piece.range.contains(Int(text.clusters[index])) {
                glyphs.append(
                    PositionedGlyph(
                        id: text.glyphIDs[index], x: Double(x + Int(text.offsetsX[index])) * scale,
                        y: -Double(text.offsetsY[index]) * scale))
                x += Int(text.advances[index])
                if isLastOfCluster(index, in: piece) && text.isTrackedCluster[Int(text.clusters[index])] {
                    x += text.tracking
                }
            }
            if !glyphs.isEmpty {
                runs.append(GlyphRun(font: font, pointSize: storage.style.pointSize, glyphs: glyphs))
            }
        }
        return runs
    }

    private func isLastOfCluster(_ index: Int, in piece: Piece) -> Bool {
        let next = index + 1
        return next == piece.item.glyphs.upperBound || piece.text.clusters[next] != piece.text.clusters[index]
    }

    private func logicalPieces() -> [Piece] {
        let units = storage.analysis.units
        var visibleEnd = line.range.upperBound
        while visibleEnd > line.range.lowerBound && Scalars.hangs(units[visibleEnd - 1]) { visibleEnd -= 1 }
        guard let elided = line.elidedRange else { return pieces(in: line.range.lowerBound..<visibleEnd) }
        let tailStart = min(elided.upperBound, line.range.upperBound)
        let level = storage.analysis.paragraphLevel(at: line.range.lowerBound)
        let ellipsis = storage.ellipsis.items.map { item in
            Piece(text: storage.ellipsis, item: item, range: item.range, level: level)
        }
        let tail = tailStart..<max(tailStart, tailEnd(from: tailStart))
        return pieces(in: line.range.lowerBound..<elided.lowerBound) + ellipsis + pieces(in: tail)
    }

    /// The end of what is kept after the ellipsis: text up to the next forced line end.
    private func tailEnd(from start: Int) -> Int {
        let units = storage.analysis.units
        var end = start
        while end < line.range.upperBound && !Scalars.isLineTerminator(units[end]) { end += 1 }
        return end
    }

    private func pieces(in range: Range<Int>) -> [Piece] {
        var pieces: [Piece] = []
        var advance = 0
        for item in storage.shaped.items where item.range.overlaps(range) {
            let part = item.range.clamped(to: range)
            var piece = Piece(text: storage.shaped, item: item, range: part, level: item.level)
            if item.font == nil && storage.analysis.units[part.lowerBound] == 0x09 {
                piece.tabAdvance = storage.segments.tabAdvance(at: advance)
                advance += piece.tabAdvance
            } else {
                advance += storage.shaped.positions[part.upperBound] - storage.shaped.positions[part.lowerBound]
            }
            pieces.append(piece)
        }
        return pieces
    }

    private func reorder(_ pieces: inout [Piece]) {
        guard let highest = pieces.map(\.level).max(), highest > 0 else { return }
        let lowestOdd = pieces.map(\.level).filter { $0 & 1 == 1 }.min() ?? highest + 1
        var level = highest
        while level >= lowestOdd {
            var start = 0
            while start < pieces.count {
                guard pieces[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < pieces.count && pieces[end].level >= level { end += 1 }
                pieces[start..<end].reverse()
                start = end
            }
            level -= 1
        }
    }
}
