import Foundation
import ViewLayout

/// A ``CaptionStack`` in a width: its texts broken into lines, each at its place. Lengths are in points.
struct CaptionArrangement: Sendable {
    /// The height in whole points.
    var height: CGFloat = 0
    /// What of the height the texts take: less when lines had to be given up.
    private(set) var contentHeight: CGFloat = 0
    /// The texts, row by row.
    private(set) var texts: [Entry] = []
    /// The lines of each row.
    private(set) var lineCounts: [CaptionRow.LineCounts] = []
    /// What must be so in another width for every text to have the same lines there.
    var conditions: [Condition] = []

    /// A text has the same lines as long as its row is shared by the same rule and gives it a room of this range. A line
    /// that is wider than its room, as of one letter that cannot be broken, is never taken for settled: it can meet the
    /// other text of its row.
    struct Condition: Sendable {
        fileprivate let row: Int
        fileprivate let isLeading: Bool
        fileprivate let rooms: Range<Double>
        fileprivate let textWidth: Double
        /// Whether the text fits the room that it has.
        fileprivate let isInside: Bool
        fileprivate let fits: Bool

        /// The room of the text in another width where it has the same lines; nil where it has others.
        fileprivate func room(inWidth width: CGFloat, in stack: CaptionStack) -> Double? {
            let row = stack.rows[self.row]
            let rooms = stack.widths(of: row, in: width)
            let room = Double(isLeading ? rooms.leading : rooms.trailing)
            return self.rooms.contains(room) && stack.fits(row, in: width) == fits ? room : nil
        }
    }

    /// A text with its place in the stack.
    struct Entry: Sendable {
        let caption: MeasuredCaption
        /// From the top of the stack to the top of the text.
        let y: CGFloat
    }

    /// The arrangement of a stack without rows.
    init() {}

    /// Breaks the texts of a stack.
    /// - Parameter limits: the most lines of each row.
    init(of stack: CaptionStack, width: CGFloat, limits: [Int]) {
        texts.reserveCapacity(2 * limits.count)
        lineCounts.reserveCapacity(limits.count)
        var last: (baseline: CGFloat, descent: CGFloat)?
        for (index, row) in stack.rows.enumerated() {
            let baseline = stack.firstBaseline(of: row, after: last)
            let top = (baseline - row.ascent).rounded(.down)
            let rooms = stack.widths(of: row, in: width)
            func add(_ text: CaptionText?, isLeading: Bool, room: CGFloat) -> Int {
                guard let text else { return 0 }
                let caption = MeasuredCaption(
                    caption: text, x: stack.x(isLeading: isLeading, textWidth: room, in: width), width: room,
                    limit: limits[index], lines: text.lines(width: room, limit: limits[index]))
                conditions.append(
                    Condition(
                        row: index, isLeading: isLeading, rooms: caption.layout.validWidths,
                        textWidth: caption.layout.width, isInside: caption.layout.width <= Double(room),
                        fits: stack.fits(row, in: width)))
                texts.append(Entry(caption: caption, y: top + (row.ascent - text.ascent).rounded(.down)))
                return caption.layout.lines.count
            }
            let counts = CaptionRow.LineCounts(
                leading: add(row.leading, isLeading: true, room: rooms.leading),
                trailing: add(row.trailing, isLeading: false, room: rooms.trailing))
            lineCounts.append(counts)
            last = (baseline + row.baselineSpan(counts), row.descent)
        }
        height = stack.height(lineCounts)
        contentHeight = height
    }

    /// Whether every text has the same lines in another width, so that the texts only move.
    func holds(inWidth width: CGFloat, in stack: CaptionStack) -> Bool {
        conditions.allSatisfy { condition in
            guard let room = condition.room(inWidth: width, in: stack) else { return false }
            return condition.isInside && condition.textWidth <= room
        }
    }

    /// Whether every text has the same lines in another width, be they wider than their room or not.
    func keepsLines(inWidth width: CGFloat, in stack: CaptionStack) -> Bool {
        for condition in conditions where condition.room(inWidth: width, in: stack) == nil { return false }
        return true
    }

    /// The texts as placed nodes, the stack's top left at a point.
    func place(at origin: CGPoint, in context: LayoutContext) -> [PlacedNode] {
        texts.map { $0.caption.place(y: $0.y, origin: origin, in: context) }
    }
}
