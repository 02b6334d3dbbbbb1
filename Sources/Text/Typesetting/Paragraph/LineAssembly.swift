import LineBreaking

/// Puts the glyphs of one line in drawing order.
///
/// A line is a list of pieces in logical order: parts of shaped items, the ellipsis at the level of the paragraph, and
/// the hyphen at the level of the soft hyphen before it. Rule L2 of UAX #9 reverses the pieces from the highest level
/// down. The glyphs inside a piece are already in visual order, so a piece only moves.
struct LineAssembly {
    let storage: ParagraphStorage
    let scale: TextScale
    let line: TextLine

    func runs() -> [GlyphRun] {
        var runs: [GlyphRun] = []
        var x = 0
        for piece in visualPieces() {
            guard let font = piece.font else {
                x += piece.boxAdvance
                continue
            }
            let glyphs = positionedGlyphs(of: piece, x: &x)
            if !glyphs.isEmpty {
                runs.append(GlyphRun(font: font, pointSize: pointSize(of: piece), glyphs: glyphs))
            }
        }
        return runs
    }

    func pointSize(of piece: LinePiece) -> Double {
        scale.pointSize * (storage.runs?.runs[piece.run].ratio ?? 1)
    }

    /// How far a piece is raised, in points.
    func shift(of piece: LinePiece) -> Double { (storage.runs?.runs[piece.run].shift ?? 0) * scale.pointSize }

    /// The pieces from left to right.
    func visualPieces() -> [LinePiece] {
        var pieces = logicalPieces()
        reorder(&pieces)
        return pieces
    }

    func positionedGlyphs(of piece: LinePiece, x: inout Int) -> [PositionedGlyph] {
        let points = scale.pointSize / Double(TextUnit.perEm)
        let shift = shift(of: piece)
        let arrays = piece.glyphs
        var glyphs: [PositionedGlyph] = []
        var clusterAdvance = 0
        for index in piece.indices where piece.range.contains(arrays.cluster(at: index)) {
            let glyph = arrays[index]
            glyphs.append(
                PositionedGlyph(
                    id: glyph.id, x: Double(x + Int(glyph.offsetX)) * points, y: -Double(glyph.offsetY) * points - shift
                ))
            x += Int(glyph.advance)
            clusterAdvance += Int(glyph.advance)
            let next = index + 1
            if next == piece.indices.upperBound || arrays.cluster(at: next) != glyph.cluster {
                if piece.isTracked && clusterAdvance != 0 { x += scale.tracking }
                clusterAdvance = 0
            }
        }
        return glyphs
    }

    private func logicalPieces() -> [LinePiece] {
        let units = storage.text.units
        var visibleEnd = line.range.upperBound
        while visibleEnd > line.range.lowerBound && Scalars.hangs(units[visibleEnd - 1]) { visibleEnd -= 1 }
        guard let elided = line.elidedRange else {
            return pieces(in: line.range.lowerBound..<visibleEnd, endingAt: line.range.upperBound) + hyphenPieces
        }
        let level = storage.text.paragraphLevel(at: line.range.lowerBound)
        let ellipsis = ellipsisPieces(replacing: elided, level: level)
        let tail = tail(after: elided)
        return pieces(in: line.range.lowerBound..<elided.lowerBound, endingAt: elided.lowerBound) + ellipsis
            + pieces(in: tail, endingAt: tail.upperBound)
    }

    private func ellipsisPieces(replacing elided: Range<Int>, level: UInt8) -> [LinePiece] {
        guard let runs = storage.runs else {
            return LinePiece.pieces(of: storage.ellipsis, content: .ellipsis, level: level)
        }
        let run = runs.ellipsisRun(replacing: elided, in: line.range)
        return LinePiece.pieces(of: runs.ellipsis(of: run), content: .ellipsis, level: level, run: run)
    }

    /// The hyphen of a hyphenated line, at the level of the soft hyphen.
    private var hyphenPieces: [LinePiece] {
        let end = line.range.upperBound
        guard line.isHyphenated, let hyphen = storage.hyphen(ofLineTo: end) else { return [] }
        return LinePiece.pieces(
            of: hyphen.shaped, content: .hyphen, level: storage.text.level(at: end - 1),
            run: storage.runs?.index(at: end - 1) ?? 0)
    }

    /// The text after the ellipsis: up to the next mandatory line end, without the white space there.
    func tail(after elided: Range<Int>) -> Range<Int> {
        let units = storage.text.units
        let start = min(elided.upperBound, line.range.upperBound)
        var end = start
        while end < line.range.upperBound && !Scalars.isLineTerminator(units[end]) { end += 1 }
        while end > start && Scalars.hangs(units[end - 1]) { end -= 1 }
        return start..<end
    }

    private func pieces(in range: Range<Int>, endingAt end: Int) -> [LinePiece] {
        let text = storage.shaped
        let segments = SizedSegments(storage.segments, tracking: scale.tracking)
        var pieces: [LinePiece] = []
        var advance = 0
        for item in text.items.overlapping(range) {
            let parts = LineParts.parts(
                of: item, in: range.lowerBound..<end, shapes: storage.shapes)
            for part in parts {
                var piece = LinePiece(
                    content: .text, glyphs: part.local?.glyphs ?? text.glyphs,
                    indices: part.local.map { 0..<$0.glyphs.count } ?? item.glyphs,
                    range: part.range.clamped(to: range), font: item.font, level: item.level,
                    isTracked: item.isTracked, run: item.run)
                if item.font == nil && storage.text.units[part.range.lowerBound] == 0x09 {
                    piece.boxAdvance = segments.tabAdvance(at: advance)
                    advance += piece.boxAdvance
                } else {
                    piece.boxAdvance = storage.runs?.attachmentAdvance(of: item) ?? 0
                    advance += segments.position(part.range.upperBound) - segments.position(part.range.lowerBound)
                }
                pieces.append(piece)
            }
        }
        return pieces
    }

    private func reorder(_ pieces: inout [LinePiece]) {
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
