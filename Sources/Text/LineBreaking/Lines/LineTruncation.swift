/// Shortens the last line of a text that has more lines than its limit.
///
/// The line can show the remaining text up to the next mandatory line end. Text is left out in logical order at
/// grapheme boundaries, together with the white space next to the ellipsis. At least the ellipsis remains.
///
/// The kept text grows grapheme by grapheme, in an order that does not depend on the measure, while the line fits. The
/// width of each step includes how both cut edges are shaped. Steps that are much narrower than the measure, according
/// to their positions, are taken to fit: shaping every step of a long line would take time with the square of its
/// length.
package enum LineTruncation {
    /// The truncated last line, and the interval of measures that give the same line.
    /// - Parameters:
    ///   - start: where the line starts.
    ///   - contentEnd: the end of the text that the line could show: the next mandatory line end, without its
    ///     terminator.
    ///   - textEnd: the end of the text, which is the end of the line's range.
    ///   - ellipsis: the advance of the ellipsis.
    package static func lastLine(
        of segments: SizedSegments, from start: Int, contentEnd: Int, textEnd: Int, measure: Int, ellipsis: Int,
        mode: TruncationMode
    ) -> (span: LineSpan, lowest: Int, next: Int) {
        let visibleEnd = segments.withoutHanging(start..<contentEnd)
        func grown(untried: Int) -> Cut {
            var cut = Cut(segments: segments, start: start, end: visibleEnd, ellipsis: ellipsis, untried: untried)
            cut.grow(to: measure, mode)
            return cut
        }
        var cut = grown(untried: max(measure, 0) - LineBreaker.untriedDistance)
        if !cut.isProved(at: measure) { cut = grown(untried: .min) }
        let (head, tail) = (cut.visibleHead, cut.visibleTail)
        // When everything up to a mandatory end fits, the ellipsis still shows that more lines follow.
        let elided = head..<(mode == .tail ? textEnd : max(tail, head))
        let span = LineSpan(range: start..<textEnd, visibleEnd: visibleEnd, width: cut.width, elided: elided)
        // A line that is only an ellipsis is the same at every smaller measure.
        return (span, cut.isEmpty || cut.width > measure ? 0 : cut.widest, cut.next)
    }

    /// The kept start `start..<head` and end `tail..<end` of the line.
    private struct Cut {
        let segments: SizedSegments
        let start, end, ellipsis: Int
        /// Steps that are no wider than this, according to their positions, are taken to fit.
        let untried: Int
        /// Whether the last step was taken to fit without measuring it.
        private var isUntried = false
        var head, tail: Int
        /// `head` and `tail` without the white space next to the ellipsis, which is never shown. So no step makes the
        /// line narrower, and truncating again at the resulting width gives the same line.
        private(set) var visibleHead, visibleTail: Int
        /// The smallest measure at which more text would be kept.
        var next = Int.max
        /// The largest width of any step. One more letter can make a line narrower, where marks and kerning change at
        /// the cut edge; all steps must fit to get the same line.
        private(set) var widest: Int

        init(segments: SizedSegments, start: Int, end: Int, ellipsis: Int, untried: Int) {
            self.segments = segments
            self.start = start
            self.end = end
            self.ellipsis = ellipsis
            self.untried = untried
            head = start
            tail = end
            visibleHead = start
            visibleTail = end
            widest = ellipsis
        }

        var width: Int { width(head: visibleHead, tail: visibleTail) }

        /// The width of the line with these visible ends.
        private func width(head: Int, tail: Int) -> Int { headAdvance(head) + ellipsis + tailAdvance(tail) }

        /// The visible end of a head that grows to `candidate`. When only white space was added, it is the current one.
        private func visibleHead(of candidate: Int) -> Int {
            var visible = candidate
            while visible > head && isHanging(visible - 1) { visible -= 1 }
            return visible == head ? visibleHead : visible
        }

        /// The visible start of a tail that grows to `candidate`. White space that is one grapheme with a joiner or mark
        /// after it is kept.
        private func visibleTail(of candidate: Int) -> Int {
            var visible = candidate
            while visible < tail && isHanging(visible) && isGrapheme(visible + 1) { visible += 1 }
            return visible == tail ? visibleTail : visible
        }

        private func isHanging(_ offset: Int) -> Bool { segments.offsets.has(OffsetFlags.hangs, at: offset) }

        private func isGrapheme(_ offset: Int) -> Bool { segments.offsets.has(OffsetFlags.isGrapheme, at: offset) }

        private func headAdvance(_ head: Int) -> Int { segments.advance(from: start, to: head) }

        private func tailAdvance(_ tail: Int) -> Int { segments.advance(from: tail, to: end) }

        /// Whether only the ellipsis is left.
        var isEmpty: Bool { visibleHead == start && visibleTail == end }

        mutating func grow(to measure: Int, _ mode: TruncationMode) {
            while head < tail {
                let growsHead: Bool
                switch mode {
                case .tail: growsHead = true
                case .head: growsHead = false
                // The shorter side grows first, so that the ellipsis is in the middle.
                case .middle:
                    growsHead =
                        segments.unbrokenAdvance(from: start, to: visibleHead)
                        <= segments.unbrokenAdvance(from: visibleTail, to: end)
                }
                guard growsHead ? tryHead(measure) : tryTail(measure) else { return }
            }
        }

        /// Whether the last step fits. Measures the step if it was taken to fit.
        mutating func isProved(at measure: Int) -> Bool {
            guard isUntried else { return true }
            widest = max(widest, width)
            return width <= measure
        }

        private mutating func tryHead(_ measure: Int) -> Bool {
            var candidate = head + 1
            while candidate < tail && !isGrapheme(candidate) { candidate += 1 }
            let visible = visibleHead(of: candidate)
            guard fits(head: visible, tail: visibleTail, measure) else { return false }
            (head, visibleHead) = (candidate, visible)
            return true
        }

        private mutating func tryTail(_ measure: Int) -> Bool {
            var candidate = tail - 1
            while candidate > head && !isGrapheme(candidate) { candidate -= 1 }
            let visible = visibleTail(of: candidate)
            guard fits(head: visibleHead, tail: visible, measure) else { return false }
            (tail, visibleTail) = (candidate, visible)
            return true
        }

        private mutating func fits(head: Int, tail: Int, _ measure: Int) -> Bool {
            let estimate =
                segments.unbrokenAdvance(from: start, to: head) + ellipsis
                + segments.unbrokenAdvance(from: tail, to: end)
            if estimate <= untried {
                isUntried = true
                return true
            }
            let width = width(head: head, tail: tail)
            guard width <= measure else {
                next = min(next, width)
                return false
            }
            widest = max(widest, width)
            isUntried = false
            return true
        }
    }
}
