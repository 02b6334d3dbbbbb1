import Testing
import Typesetting

/// What holds for carets of every text: points and offsets lead to each other.
@Suite struct CaretPropertyTests {
    private func forEachLayout(every step: Int, _ body: (Caption, Paragraph, TextLayout) -> Void) throws {
        let fonts = try sharedFonts.get()
        for (index, caption) in CaptionCorpus.sample(every: step).enumerated() {
            let paragraph = try Paragraph(
                utf16: caption.units, style: caption.style(), language: caption.language, fonts: fonts)
            body(caption, paragraph, paragraph.lines(width: 90 + Double(caption.units.count % 83)))
            let mode = TruncationMode.allCases[index % 3]
            body(caption, paragraph, paragraph.lines(width: 110, limit: 1 + index % 2, truncation: mode))
        }
    }

    /// From a position to its caret, to the position there, to the same caret: nothing moves.
    @Test func aCaretsPointLeadsBackToTheCaret() throws {
        var count = 0
        try forEachLayout(every: 7) { caption, paragraph, layout in
            for offset in 0...caption.units.count {
                for caret in paragraph.carets(at: offset, in: layout) {
                    let position = paragraph.position(closestToX: caret.x, onLine: caret.line, of: layout)
                    let again = paragraph.caret(at: position, in: layout)
                    count += 1
                    if again?.line != caret.line || abs((again?.x ?? .infinity) - caret.x) > 1e-6 {
                        Issue.record(
                            "\(caption) at \(offset): \(caret) becomes \(position), \(String(describing: again))")
                    }
                }
            }
        }
        #expect(count > 20_000)
    }

    /// A point just inside a grapheme's edge is at the offset of that edge, unless an ellipsis hides it.
    @Test func aPointInsideAnEdgeLeadsToItsOffset() throws {
        var count = 0
        try forEachLayout(every: 7) { caption, paragraph, layout in
            let graphemes = Graphemes(caption.units)
            for (index, line) in layout.lines.enumerated() where line.elidedRange == nil {
                let bounds = line.range.filter { graphemes.isBoundary($0) || $0 == line.range.lowerBound }
                for (start, end) in zip(bounds, bounds.dropFirst() + [line.range.upperBound]) {
                    let rectangles = paragraph.selectionRectangles(for: start..<end, in: layout)
                    // A grapheme is in one piece, and one that hangs or joins has no room.
                    guard rectangles.count == 1, let box = rectangles.first, box.right - box.left > 0.01,
                        box.line == index
                    else { continue }
                    count += 1
                    let edges = [box.left + 0.001, box.right - 0.001].map {
                        paragraph.position(closestToX: $0, onLine: index, of: layout)
                    }
                    if Set(edges.map(\.offset)) != [start, end] {
                        Issue.record("\(caption) \(start)..<\(end): \(edges)")
                    }
                }
            }
        }
        #expect(count > 10_000)
    }

    /// A line that is selected whole is covered from end to end, without a gap.
    @Test func graphemesOfALineStandSideBySide() throws {
        try forEachLayout(every: 7) { caption, paragraph, layout in
            for (index, line) in layout.lines.enumerated() {
                let rectangles = paragraph.selectionRectangles(for: line.range, in: layout).filter { $0.line == index }
                // An ellipsis for the lines below alone is no part of the text.
                guard line.width > 0, line.elidedRange?.isEmpty != true else { continue }
                let isWhole =
                    rectangles.count == 1 && rectangles[0].left == 0 && abs(rectangles[0].right - line.width) < 1e-6
                // A mark after a gap may stand left of where its line starts.
                if !isWhole { Issue.record("\(caption) \(line.range): \(rectangles) of \(line.width)") }
            }
        }
    }

    @Test func everyPointHasAPositionOfItsLine() throws {
        try forEachLayout(every: 23) { caption, paragraph, layout in
            let graphemes = Graphemes(caption.units)
            for (index, line) in layout.lines.enumerated() {
                for x in stride(from: -4.0, to: line.width + 9, by: 3.7) {
                    let position = paragraph.position(closestToX: x, onLine: index, of: layout)
                    #expect(line.range.contains(position.offset) || position.offset == line.range.upperBound)
                    #expect(graphemes.isBoundary(position.offset) || position.offset == line.range.lowerBound)
                    #expect(paragraph.caret(at: position, in: layout)?.line == index)
                }
            }
        }
    }
}
