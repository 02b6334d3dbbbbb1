import Foundation

/// The extent of a template's captions, to decide quickly that there is no finding about their places: nothing extends
/// beyond the balloon, no texts overlap, and none is under the icon.
///
/// The decision is conservative: each line counts as wide as the widest line of its text, and boxes as full of ink. So
/// captions that are not clear may still have no finding. Rows need no look at each other: the baselines of two are as far
/// apart as the descent of one and the ascent of the other (``CaptionStack``), and a row is rounded up by less than the
/// tolerance of an overlap. Lengths are in points; y is measured from the top of the
/// balloon.
struct CaptionOverlapBounds: Sendable {
    private let texts: [Extent]
    private let barBottom: CGFloat

    /// The extent of a text at each width with the same lines.
    private struct Extent {
        let row: Int
        let isLeading: Bool
        /// The widths of the two texts of its row; nil for a single text.
        let pair: MeasuredPairWidths?
        /// The top of the first line and the bottom of the last.
        let top, bottom: CGFloat
        /// The width of the widest line.
        let lineWidth: CGFloat
        let ink: CaptionLines.Ink

        init(_ entry: CaptionArrangement.Entry, row: Int, pair: MeasuredPairWidths?, isLeading: Bool, y: CGFloat) {
            (self.row, self.pair, self.isLeading) = (row, pair, isLeading)
            top = y + entry.y
            bottom = top + entry.caption.height
            lineWidth = CGFloat(entry.caption.layout.width)
            ink = entry.caption.lines.ink
        }
    }

    /// - Parameter y: the top of the captions.
    init(of captions: CaptionArrangement, in stack: CaptionStack, y: CGFloat) {
        barBottom = y + captions.height
        var entries = captions.texts[...]
        var texts: [Extent] = []
        texts.reserveCapacity(entries.count)
        for (index, row) in stack.rows.enumerated() {
            if row.leading != nil, let entry = entries.popFirst() {
                texts.append(Extent(entry, row: index, pair: captions.pairs[index], isLeading: true, y: y))
            }
            if row.trailing != nil, let entry = entries.popFirst() {
                texts.append(Extent(entry, row: index, pair: captions.pairs[index], isLeading: false, y: y))
            }
        }
        self.texts = texts
    }

    /// The tolerance of findings about places, minus the rounding errors of sums.
    private static let tolerance = PlacementFindings.tolerance - 0.01

    /// Whether everything is clear in a balloon of a size.
    /// - Parameters:
    ///   - stack: the captions.
    ///   - content: the box of the captions.
    ///   - icon: the area that the icon covers; nil without an icon.
    func isClear(_ stack: CaptionStack, at content: CGRect, in size: CGSize, icon: CGRect?) -> Bool {
        let tolerance = Self.tolerance
        guard content.minX >= 0, content.maxX <= size.width, content.minY >= 0, barBottom <= size.height else {
            return false
        }
        var last: (row: Int, left: CGFloat, right: CGFloat)?
        for text in texts {
            let shares = stack.shares(of: text.pair, in: content.width)
            let room = text.isLeading ? shares.leading : shares.trailing
            // The lines begin at the same end of the row as their room.
            func left(_ textWidth: CGFloat) -> CGFloat {
                content.minX + stack.x(isLeading: text.isLeading, textWidth: textWidth, in: content.width)
            }
            let roomLeft = left(room)
            let left = left(text.lineWidth)
            let right = left + text.lineWidth
            guard roomLeft >= -tolerance, roomLeft + room <= size.width + tolerance,
                left - text.ink.left >= -tolerance, right + text.ink.right <= size.width + tolerance,
                text.top >= -tolerance, text.bottom <= size.height + tolerance,
                text.top + text.ink.top >= -tolerance, text.top + text.ink.bottom <= size.height + tolerance
            else { return false }
            // Lines that are wider than their room cross what is beside them while the width shrinks, so
            // the side is checked.
            if let icon, left < icon.maxX, text.top < icon.maxY, text.bottom > icon.minY { return false }
            if let last, last.row == text.row {
                let overlap = stack.isAtLeft(isLeading: text.isLeading) ? right - last.left : last.right - left
                if overlap > tolerance { return false }
            }
            last = (text.row, left, right)
        }
        return true
    }
}
