/// Shortens the last line of a text that has more lines than its limit.
///
/// The line's content is what is left of the text up to its next forced end. Text is left out in logical order at
/// grapheme boundaries, and white space beside the ellipsis with it; at least the ellipsis stays.
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
        var cut = Cut(segments: segments, start: start, end: visibleEnd, ellipsis: ellipsis)
        switch mode {
        case .tail: cut.growHead(to: measure)
        case .head: cut.growTail(to: measure)
        case .middle: cut.growBoth(to: measure)
        }
        let (head, tail) = (cut.visibleHead, cut.visibleTail)
        // When everything up to a forced end fits, the ellipsis alone tells that lines follow.
        let elided = head..<(mode == .tail ? textEnd : max(tail, head))
        let span = LineSpan(range: start..<textEnd, visibleEnd: visibleEnd, width: cut.width, elided: elided)
        return (span, cut.width > measure ? 0 : cut.widest, cut.next)
    }

    /// The kept start `start..<head` and end `tail..<end` of the line.
    private struct Cut {
        let segments: SizedSegments
        let start, end, ellipsis: Int
        var head, tail: Int
        /// The same without the white space beside the ellipsis, which is never shown; so that each step of growing makes
        /// the line no narrower, and the width that comes out gives the same cut again.
        private(set) var visibleHead, visibleTail: Int
        /// The smallest measure at which more would be kept.
        var next = Int.max
        /// The widest that the line was on the way. A letter more can make a line narrower, where marks and kerning
        /// change with the cut; all steps must fit for the same cut to come out.
        private(set) var widest: Int

        init(segments: SizedSegments, start: Int, end: Int, ellipsis: Int) {
            self.segments = segments
            self.start = start
            self.end = end
            self.ellipsis = ellipsis
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

        /// The visible start of a tail that grew to `candidate`. White space with a joiner or mark behind it is one grapheme
        /// with it and stays.
        private func visibleTail(of candidate: Int) -> Int {
            var visible = candidate
            while visible < tail && isHanging(visible) && isGrapheme(visible + 1) { visible += 1 }
            return visible == tail ? visibleTail : visible
        }

        private func isHanging(_ offset: Int) -> Bool { segments.offsets.has(OffsetFlags.hangs, at: offset) }

        private func isGrapheme(_ offset: Int) -> Bool { segments.offsets.has(OffsetFlags.isGrapheme, at: offset) }

        private func headAdvance(_ head: Int) -> Int { segments.advance(from: start, to: head) }

        private func tailAdvance(_ tail: Int) -> Int { segments.advance(from: tail, to: end) }

        mutating func growHead(to measure: Int) {
            while head < tail, tryHead(measure) {}
        }

        mutating func growTail(to measure: Int) {
            while tail > head, tryTail(measure) {}
        }

        /// Grows both ends in turn, the shorter first, so that the ellipsis stands in the middle.
        mutating func growBoth(to measure: Int) {
            while head < tail {
                let headIsShorter = headAdvance(head) <= tailAdvance(tail)
                guard headIsShorter ? tryHead(measure) : tryTail(measure) else { return }
            }
        }

        private mutating func tryHead(_ measure: Int) -> Bool {
            var candidate = head + 1
            while candidate < tail && !isGrapheme(candidate) { candidate += 1 }
            let visible = visibleHead(of: candidate)
            let grown = width(head: visible, tail: visibleTail)
            guard grown <= measure else {
                next = min(next, grown)
                return false
            }
            (head, visibleHead) = (candidate, visible)
            widest = max(widest, grown)
            return true
        }

        private mutating func tryTail(_ measure: Int) -> Bool {
            var candidate = tail - 1
            while candidate > head && !isGrapheme(candidate) { candidate -= 1 }
            let visible = visibleTail(of: candidate)
            let grown = width(head: visibleHead, tail: visible)
            guard grown <= measure else {
                next = min(next, grown)
                return false
            }
            (tail, visibleTail) = (candidate, visible)
            widest = max(widest, grown)
            return true
        }
    }
}
