/// One line of a layout as carets see it: its graphemes, and what is true at its ends.
struct CaretLine {
    let boxes: [GraphemeBox]
    let range: Range<Int>
    /// Whether the paragraph of the line starts from the right.
    let isRightToLeft: Bool

    init(_ line: TextLine, storage: ParagraphStorage, scale: TextScale) {
        boxes = LineAssembly(storage: storage, scale: scale, line: line).graphemeBoxes()
        range = line.range
        isRightToLeft = storage.analysis.paragraphLevel(at: line.range.lowerBound) & 1 == 1
    }

    /// Where a caret on this line stands, and whether its text runs to the left. White space that hangs has no place:
    /// its carets stand where the line ends: at its outermost grapheme, since half of one that bidi order tears in two
    /// can lie beyond and has no edges.
    func edge(at position: TextPosition) -> (x: Int, isRightToLeft: Bool) {
        let unit = position.affinity == .downstream ? position.offset : position.offset - 1
        guard let box = boxes.first(where: { $0.range.contains(unit) }) else {
            return ((isRightToLeft ? boxes.first?.left : boxes.last?.right) ?? 0, isRightToLeft)
        }
        let isLeading = position.affinity == .downstream
        return (isLeading ? box.leadingEdge : box.trailingEdge, box.isRightToLeft)
    }

    /// The nearest edge of a grapheme.
    func position(closestTo x: Int) -> TextPosition {
        guard var index = boxes.indices.min(by: { isNearer(boxes[$0], than: boxes[$1], to: x) }) else {
            return TextPosition(offset: range.lowerBound)
        }
        var isLeft = x - boxes[index].left < boxes[index].right - x
        if boxes[index].range.isEmpty {
            // An ellipsis for lines below alone has no offset of its own: its neighbour's edge is there, even that of
            // one without an advance, and at the end of the line the text that is not shown.
            let neighbour = index + (isLeft ? -1 : 1)
            guard boxes.indices.contains(neighbour) else {
                return TextPosition(offset: boxes[index].range.upperBound)
            }
            index = neighbour
            isLeft.toggle()
        }
        let box = boxes[index]
        return isLeft != box.isRightToLeft
            ? TextPosition(offset: box.range.lowerBound)
            : TextPosition(offset: box.range.upperBound, affinity: .upstream)
    }

    /// Whether an edge of a grapheme is nearer to a place than both of another. At the same edge one with an advance
    /// comes before one without, and the one that starts there before the one that ends there. Graphemes leave no gaps,
    /// except where bidi order tears one in two.
    private func isNearer(_ box: GraphemeBox, than other: GraphemeBox, to x: Int) -> Bool {
        func rank(_ box: GraphemeBox) -> (Int, Int, Int) {
            (min(abs(x - box.left), abs(x - box.right)), box.left < box.right ? 0 : 1, x < box.right ? 0 : 1)
        }
        return rank(box) < rank(other)
    }

    /// The stretches that the graphemes of a range cover, from left to right.
    func stretches(covering selection: Range<Int>) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        for box in boxes where box.range.overlaps(selection) && box.left < box.right {
            if let last = stretches.last, last.upperBound == box.left {
                stretches[stretches.count - 1] = last.lowerBound..<box.right
            } else {
                stretches.append(box.left..<box.right)
            }
        }
        return stretches
    }
}
