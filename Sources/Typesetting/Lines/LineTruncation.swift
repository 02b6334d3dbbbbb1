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
    ///   - hangs: whether the unit at an offset is white space.
    package static func lastLine(
        of segments: SizedSegments, from start: Int, contentEnd: Int, textEnd: Int, measure: Int, ellipsis: Int,
        mode: TruncationMode, hangs: (Int) -> Bool
    ) -> (span: LineSpan, lowest: Int, next: Int) {
        var state = Cut(segments: segments, start: start, end: contentEnd, ellipsis: ellipsis)
        switch mode {
        case .tail: state.growHead(to: measure)
        case .head: state.growTail(to: measure)
        case .middle: state.growBoth(to: measure)
        }
        var (head, tail) = (state.head, state.tail)
        // When everything up to a forced end fits, the ellipsis alone tells that lines follow.
        while head > start && hangs(head - 1) { head -= 1 }
        while tail < contentEnd && hangs(tail) { tail += 1 }
        let width = segments.advance(from: start, to: head) + ellipsis + segments.advance(from: tail, to: contentEnd)
        // After a kept tail nothing is hidden but what follows the forced end.
        let elided = head..<(mode == .tail ? textEnd : max(tail, head))
        let span = LineSpan(range: start..<textEnd, visibleEnd: contentEnd, width: width, elided: elided)
        return (span, state.width > measure ? 0 : state.width, state.next)
    }

    /// The kept start `start..<head` and end `tail..<end` of the line.
    private struct Cut {
        let segments: SizedSegments
        let start, end, ellipsis: Int
        var head, tail: Int
        /// The smallest measure at which more would be kept.
        var next = Int.max

        init(segments: SizedSegments, start: Int, end: Int, ellipsis: Int) {
            self.segments = segments
            self.start = start
            self.end = end
            self.ellipsis = ellipsis
            head = start
            tail = end
        }

        var width: Int { width(head: head, tail: tail) }

        func width(head: Int, tail: Int) -> Int {
            segments.advance(from: start, to: head) + ellipsis + segments.advance(from: tail, to: end)
        }

        mutating func growHead(to measure: Int) {
            while head < tail, tryHead(measure) {}
        }

        mutating func growTail(to measure: Int) {
            while tail > head, tryTail(measure) {}
        }

        /// Grows both ends in turn, the shorter first, so that the ellipsis stands in the middle.
        mutating func growBoth(to measure: Int) {
            while head < tail {
                let headIsShorter =
                    segments.advance(from: start, to: head) <= segments.advance(from: tail, to: end)
                guard headIsShorter ? tryHead(measure) : tryTail(measure) else { return }
            }
        }

        private mutating func tryHead(_ measure: Int) -> Bool {
            var candidate = head + 1
            while candidate < tail && !segments.table.isEmergencyBreak[candidate] { candidate += 1 }
            let grown = width(head: candidate, tail: tail)
            guard grown <= measure else {
                next = min(next, grown)
                return false
            }
            head = candidate
            return true
        }

        private mutating func tryTail(_ measure: Int) -> Bool {
            var candidate = tail - 1
            while candidate > head && !segments.table.isEmergencyBreak[candidate] { candidate -= 1 }
            let grown = width(head: head, tail: candidate)
            guard grown <= measure else {
                next = min(next, grown)
                return false
            }
            tail = candidate
            return true
        }
    }
}
