/// Shortens the last line of a text that has more lines than its limit.
///
/// The line's content is what is left of the text up to its next forced end. Text is left out in logical order at
/// grapheme boundaries, and white space beside the ellipsis with it; at least the ellipsis stays.
///
/// What is kept grows step by step, in an order that no measure changes, for as long as the line fits. The width of a
/// step counts both of its cuts as they are shaped; far from the measure the positions alone say that it fits, since
/// shaping every step of a long line would take the square of its length.
package enum LineTruncation {
    /// The last line, shortened, and the measures for which the cut is the same.
    /// - Parameters:
    ///   - start: where the line starts.
    ///   - contentEnd: the end of what the line could show: the next forced line end, its terminator left out.
    ///   - textEnd: the end of the text; the line's range goes to here.
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
        // When everything up to a forced end fits, the ellipsis alone tells that lines follow.
        let elided = head..<(mode == .tail ? textEnd : max(tail, head))
        let span = LineSpan(range: start..<textEnd, visibleEnd: visibleEnd, width: cut.width, elided: elided)
        // An ellipsis alone stays at every smaller measure.
        return (span, cut.isEmpty || cut.width > measure ? 0 : cut.widest, cut.next)
    }

    /// The kept start `start..<head` and end `tail..<end` of the line.
    private struct Cut {
        let segments: SizedSegments
        let start, end, ellipsis: Int
        /// Steps no wider than this by their positions are not tried.
        let untried: Int
        /// Whether that was so of the last step that was taken.
        private var isUntried = false
        var head, tail: Int
        /// The same without the white space beside the ellipsis, which is never shown; so that each step of growing
        /// makes the line no narrower, and the width that comes out gives the same cut again.
        private(set) var visibleHead, visibleTail: Int
        /// The smallest measure at which more would be kept.
        var next = Int.max
        /// The widest that the line was on the way. A letter more can make a line narrower, where marks and kerning
        /// change with the cut; all steps must fit for the same cut to come out.
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

        /// The width of a line of visible ends.
        private func width(head: Int, tail: Int) -> Int { headAdvance(head) + ellipsis + tailAdvance(tail) }

        /// The visible end of a head that grew to `candidate`. White space is looked at once: behind what the head was,
        /// the answer is the head's own.
        private func visibleHead(of candidate: Int) -> Int {
            var visible = candidate
            while visible > head && isHanging(visible - 1) { visible -= 1 }
            return visible == head ? visibleHead : visible
        }

        /// The visible start of a tail that grew to `candidate`. White space with a joiner or mark behind it is one
        /// grapheme with it and stays.
        private func visibleTail(of candidate: Int) -> Int {
            var visible = candidate
            while visible < tail && isHanging(visible) && isGrapheme(visible + 1) { visible += 1 }
            return visible == tail ? visibleTail : visible
        }

        private func isHanging(_ offset: Int) -> Bool { segments.offsets.has(OffsetFlags.hangs, at: offset) }

        private func isGrapheme(_ offset: Int) -> Bool { segments.offsets.has(OffsetFlags.isGrapheme, at: offset) }

        private func headAdvance(_ head: Int) -> Int { segments.advance(from: start, to: head) }

        private func tailAdvance(_ tail: Int) -> Int { segments.advance(from: tail, to: end) }

        /// Whether nothing but the ellipsis is left.
        var isEmpty: Bool { visibleHead == start && visibleTail == end }

        mutating func grow(to measure: Int, _ mode: TruncationMode) {
            while head < tail {
                let growsHead: Bool
                switch mode {
                case .tail: growsHead = true
                case .head: growsHead = false
                // The shorter end first, so that the ellipsis stands in the middle.
                case .middle:
                    growsHead =
                        segments.unbrokenAdvance(from: start, to: visibleHead)
                        <= segments.unbrokenAdvance(from: visibleTail, to: end)
                }
                guard growsHead ? tryHead(measure) : tryTail(measure) else { return }
            }
        }

        /// Whether the last step is known to fit; finds out when it was not tried.
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
