/// A part of a line that is drawn in one run. Lengths are in points.
package struct RunFragment: Sendable {
    /// The index of the run among those of the paragraph; 0 in a paragraph without runs.
    package let run: Int
    /// The distance from the left end of the line to the left edge of the part.
    package let x: Double
    /// The advance of the part, with the space after its clusters.
    package private(set) var width: Double
    /// How far the part is raised.
    package let shift: Double
    /// The glyphs, whose positions are from the left end of the line; none in a tab and an attachment.
    package private(set) var glyphs: [GlyphRun]
    /// Whether the part is the box of the run's attachment.
    package let isAttachment: Bool

    /// This part with the next one on its right; nil where they are not drawn together.
    fileprivate func joined(with next: RunFragment) -> RunFragment? {
        guard run == next.run, !isAttachment, !next.isAttachment, shift == next.shift else { return nil }
        var joined = self
        joined.width = next.x + next.width - x
        joined.glyphs += next.glyphs
        return joined
    }
}

extension LineAssembly {
    /// The parts of the line from left to right.
    func fragments() -> [RunFragment] {
        var fragments: [RunFragment] = []
        var x = 0
        func append(_ fragment: RunFragment) {
            if let joined = fragments.last?.joined(with: fragment) {
                fragments[fragments.count - 1] = joined
            } else {
                fragments.append(fragment)
            }
        }
        for piece in visualPieces() {
            guard let font = piece.font else {
                append(box(of: piece, at: x))
                x += piece.boxAdvance
                continue
            }
            for part in parts(of: piece) {
                let start = x
                let glyphs = positionedGlyphs(of: part.piece, x: &x)
                append(
                    RunFragment(
                        run: part.run, x: scale.points(start), width: scale.points(x - start),
                        shift: shift(of: piece),
                        glyphs: glyphs.isEmpty
                            ? [] : [GlyphRun(font: font, pointSize: pointSize(of: piece), glyphs: glyphs)],
                        isAttachment: false))
            }
        }
        return fragments
    }

    private func box(of piece: LinePiece, at x: Int) -> RunFragment {
        let run = storage.runs?.index(at: piece.range.lowerBound) ?? 0
        return RunFragment(
            run: run, x: scale.points(x), width: scale.points(piece.boxAdvance), shift: shift(of: piece), glyphs: [],
            isAttachment: storage.text.units[piece.range.lowerBound] == Scalars.objectReplacement)
    }

    /// A piece divided where the glyphs from left to right are in another run. Runs that are shaped together are in one
    /// piece.
    private func parts(of piece: LinePiece) -> [(run: Int, piece: LinePiece)] {
        guard piece.content == .text, let runs = storage.runs else { return [(piece.run, piece)] }
        var parts: [(run: Int, piece: LinePiece)] = []
        for index in piece.indices where piece.range.contains(piece.glyphs.cluster(at: index)) {
            let run = runs.index(at: piece.glyphs.cluster(at: index))
            if let last = parts.last, last.run == run {
                parts[parts.count - 1].piece.indices = last.piece.indices.lowerBound..<(index + 1)
            } else {
                var part = piece
                part.indices = index..<(index + 1)
                parts.append((run, part))
            }
        }
        return parts
    }
}
