import Foundation

/// How far the captions of a template reach, for telling cheaply that no finding is about their places: nothing leaves
/// the balloon, no text is on another, none is under the icon.
///
/// It is on the safe side: all lines of a text count as wide as the widest, and boxes as full of ink, so that what is not
/// clear may still be without a finding.
/// Lengths are in points; y is measured from the top of the balloon.
struct CaptionClearance: Sendable {
    private let texts: [Extent]
    private let barBottom: CGFloat

    /// What a text takes in every width that keeps its lines.
    private struct Extent {
        let row: Int
        let isLeading: Bool
        /// How wide the two texts of its row are; nil for a lone text.
        let pair: PairWidths?
        /// From the top of the first line to the bottom of the last.
        let top, bottom: CGFloat
        /// The width of the widest line.
        let lineWidth: CGFloat
        let ink: CaptionLines.Ink

        init(_ entry: CaptionArrangement.Entry, row: Int, pair: PairWidths?, isLeading: Bool, y: CGFloat) {
            (self.row, self.pair, self.isLeading) = (row, pair, isLeading)
            top = y + entry.y
            bottom = top + entry.caption.height
            lineWidth = CGFloat(entry.caption.layout.width)
            ink = entry.caption.lines.ink
        }
    }

    /// - Parameter y: where the captions begin.
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

    /// What a finding about a place begins with, less what sums of lengths can be off.
    private static let tolerance = PlacementFindings.tolerance - 0.01

    /// Whether everything is clear in a balloon of a size.
    /// - Parameters:
    ///   - stack: the captions.
    ///   - content: the place of the captions' box.
    ///   - icon: what the icon covers; nil without one.
    func isClear(_ stack: CaptionStack, at content: CGRect, in size: CGSize, icon: CGRect?) -> Bool {
        let tolerance = Self.tolerance
        guard content.minX >= 0, content.maxX <= size.width, content.minY >= 0, barBottom <= size.height else {
            return false
        }
        var last: (row: Int, left: CGFloat, right: CGFloat)?
        for (index, text) in texts.enumerated() {
            let shares = stack.shares(of: text.pair, in: content.width)
            let room = text.isLeading ? shares.leading : shares.trailing
            // The lines begin at their text's end of the row, as their room does.
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
            // Lines that are wider than their room pass through what is beside them while the width shrinks, so that it
            // is asked on which side they are.
            if let icon, left < icon.maxX, text.top < icon.maxY, text.bottom > icon.minY { return false }
            if let last, last.row == text.row {
                let overlap = stack.isAtLeft(isLeading: text.isLeading) ? right - last.left : last.right - left
                if overlap > tolerance { return false }
            }
            for above in texts[..<index] where above.row < text.row && above.bottom - text.top > tolerance {
                return false
            }
            last = (text.row, left, right)
        }
        return true
    }
}
