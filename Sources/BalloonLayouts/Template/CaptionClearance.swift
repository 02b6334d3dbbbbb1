import Foundation
import Typesetting
import ViewLayout

/// How far the captions of a template reach, for telling cheaply that no finding is about their places: nothing leaves
/// the balloon, no text is on another, none is under the icon.
///
/// It is on the safe side: a text counts as wide as its room, so that what is not clear may still be without a finding.
/// Lengths are in points; y is measured from the top of the balloon.
struct CaptionClearance: Sendable {
    private let texts: [Extent]
    private let barBottom: CGFloat

    /// What a text takes in every width that keeps its lines.
    private struct Extent {
        let row: Int
        let isLeading: Bool
        /// From the top of the first line to the bottom of the last.
        let top, bottom: CGFloat
        let lineWidth: CGFloat
        /// How far ink leaves the lines at their left and right.
        var inkLeft: CGFloat = 0, inkRight: CGFloat = 0
        var inkTop = CGFloat.infinity, inkBottom = -CGFloat.infinity

        init(_ entry: CaptionArrangement.Entry, row: Int, isLeading: Bool, y: CGFloat) {
            let (caption, layout) = (entry.caption.caption, entry.caption.layout)
            (self.row, self.isLeading) = (row, isLeading)
            top = y + entry.y
            bottom = top + entry.caption.height
            lineWidth = CGFloat(layout.width)
            for (index, line) in layout.lines.enumerated() {
                guard let ink = caption.paragraph.inkLimits(of: line) ?? caption.paragraph.inkBounds(of: line) else {
                    continue
                }
                let baseline = top + caption.ascent + CGFloat(index) * caption.pitch
                inkLeft = max(inkLeft, -ink.left)
                inkRight = max(inkRight, ink.right - line.width)
                inkTop = min(inkTop, baseline + ink.top)
                inkBottom = max(inkBottom, baseline + ink.bottom)
            }
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
                texts.append(Extent(entry, row: index, isLeading: true, y: y))
            }
            if row.trailing != nil, let entry = entries.popFirst() {
                texts.append(Extent(entry, row: index, isLeading: false, y: y))
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
            let rooms = stack.widths(of: stack.rows[text.row], in: content.width)
            let room = text.isLeading ? rooms.leading : rooms.trailing
            let left = content.minX + stack.x(isLeading: text.isLeading, textWidth: room, in: content.width)
            let right = left + room
            guard text.lineWidth <= room, left - text.inkLeft >= -tolerance, left >= 0,
                right + text.inkRight <= size.width + tolerance, right <= size.width,
                text.top >= -tolerance, text.bottom <= size.height + tolerance,
                text.inkTop >= -tolerance, text.inkBottom <= size.height + tolerance
            else { return false }
            if let icon, left < icon.maxX, right > icon.minX, text.top < icon.maxY, text.bottom > icon.minY {
                return false
            }
            // The texts of a row stand side by side, and rows below each other.
            if let last, last.row == text.row, left < last.right, right > last.left { return false }
            for above in texts[..<index] where above.row < text.row && above.bottom - text.top > tolerance {
                return false
            }
            last = (text.row, left, right)
        }
        return true
    }
}
