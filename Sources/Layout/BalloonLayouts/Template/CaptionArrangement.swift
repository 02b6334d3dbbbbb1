import Foundation
import Typesetting
import ViewLayout

/// A ``CaptionStack`` at a width: its texts broken into lines, each at its place. Lengths are in points.
struct CaptionArrangement: Sendable {
    /// The height in whole points.
    var height: CGFloat = 0
    /// The part of the height that the texts need; smaller when lines had to be removed.
    private(set) var contentHeight: CGFloat = 0
    /// The texts, row by row.
    private(set) var texts: [Entry] = []
    /// The widths of the two texts of each row; nil for a single text.
    private(set) var pairs: [MeasuredPairWidths?] = []
    /// The lines of each row.
    private(set) var lineCounts: [CaptionRow.LineCounts] = []
    /// The conditions under which each text has the same lines at another width.
    var conditions: [Condition] = []

    /// The properties of a row when its texts were broken into lines. At another width the lines are the same if both
    /// texts have the same measured lines, the row is shared by the same rule, and the room of each text is in its
    /// range.
    struct Condition: Sendable {
        /// The widths of the two texts in the row; nil for a single text.
        fileprivate let pair: MeasuredPairWidths?
        fileprivate let fits: Bool
        fileprivate var leading, trailing: TextCondition?

        fileprivate init(_ pair: MeasuredPairWidths?, fits: Bool) { (self.pair, self.fits) = (pair, fits) }

        /// How the row is shared at another width where the texts have the same lines; nil where the lines differ.
        /// Nothing is measured.
        fileprivate func shares(inWidth width: CGFloat, in stack: CaptionStack) -> CaptionRowWidths? {
            if let pair, !pair.rowWidths.contains(Double(stack.contentWidth(in: width))) { return nil }
            let shares = stack.shares(of: pair, in: width)
            guard shares.fits == fits, leading?.keepsLines(in: shares.leading) != false,
                trailing?.keepsLines(in: shares.trailing) != false
            else { return nil }
            return shares
        }
    }

    /// The range of rooms in which a text has the same lines. A line that is wider than its room, such as a letter that
    /// cannot be broken, makes the condition fail, because it can overlap the other text of its row.
    fileprivate struct TextCondition: Sendable {
        let rooms: Range<Double>
        let textWidth: Double
        /// Whether the text fits the room that it has.
        let isInside: Bool

        init(_ layout: TextLayout, room: CGFloat) {
            (rooms, textWidth) = (layout.validWidths, layout.width)
            isInside = layout.width <= Double(room)
        }

        func keepsLines(in room: CGFloat) -> Bool { rooms.contains(Double(room)) }

        /// Whether the text fits its room and another one.
        func isInside(in room: CGFloat) -> Bool { isInside && textWidth <= Double(room) }
    }

    /// A text with its place in the stack.
    struct Entry: Sendable {
        let caption: MeasuredCaption
        /// The distance from the top of the stack to the top of the text.
        let y: CGFloat
    }

    /// The arrangement of a stack without rows.
    init() {}

    /// Breaks the texts of a stack into lines.
    /// - Parameter limits: the maximum number of lines of each row.
    init(of stack: CaptionStack, width: CGFloat, limits: [Int]) {
        texts.reserveCapacity(2 * limits.count)
        lineCounts.reserveCapacity(limits.count)
        var last: (baseline: CGFloat, descent: CGFloat)?
        for (index, row) in stack.rows.enumerated() {
            let baseline = stack.firstBaseline(of: row, after: last)
            let top = (baseline - row.ascent).rounded(.down)
            let pair = stack.pairWidths(of: row, in: width)
            let shares = stack.shares(of: pair, in: width)
            var condition = Condition(pair, fits: shares.fits)
            func add(
                _ text: CaptionText?, isLeading: Bool, room: CGFloat, _ condition: inout TextCondition?
            ) -> Int {
                guard let text else { return 0 }
                let caption = MeasuredCaption(
                    caption: text, x: stack.x(isLeading: isLeading, textWidth: room, in: width), width: room,
                    limit: limits[index], lines: text.lines(width: room, limit: limits[index]))
                condition = TextCondition(caption.layout, room: room)
                texts.append(Entry(caption: caption, y: top + (row.ascent - text.ascent).rounded(.down)))
                return caption.layout.lines.count
            }
            let counts = CaptionRow.LineCounts(
                leading: add(row.leading, isLeading: true, room: shares.leading, &condition.leading),
                trailing: add(row.trailing, isLeading: false, room: shares.trailing, &condition.trailing))
            conditions.append(condition)
            pairs.append(pair)
            lineCounts.append(counts)
            last = (baseline + row.baselineSpan(counts), row.descent)
        }
        height = stack.height(lineCounts)
        contentHeight = height
    }

    /// Whether each text has the same lines at another width, so that the texts only move.
    func linesStayAndFit(inWidth width: CGFloat, in stack: CaptionStack) -> Bool {
        conditions.allSatisfy { condition in
            guard let shares = condition.shares(inWidth: width, in: stack) else { return false }
            return condition.leading?.isInside(in: shares.leading) != false
                && condition.trailing?.isInside(in: shares.trailing) != false
        }
    }

    /// Whether another arrangement has the same texts at the same heights in the same lines.
    func hasLines(of other: CaptionArrangement) -> Bool {
        contentHeight == other.contentHeight
            && texts.elementsEqual(other.texts) { own, other in
                own.y == other.y && own.caption.caption.text.id == other.caption.caption.text.id
                    && own.caption.layout.lines.elementsEqual(other.caption.layout.lines) {
                        $0.range == $1.range && $0.elidedRange == $1.elidedRange
                    }
            }
    }

    /// Whether each text has the same lines at another width, even if they are wider than their room.
    func keepsLines(inWidth width: CGFloat, in stack: CaptionStack) -> Bool {
        for condition in conditions where condition.shares(inWidth: width, in: stack) == nil { return false }
        return true
    }

    /// The texts as placed nodes, the stack's top left at a point.
    func place(at origin: CGPoint, in context: LayoutContext) -> [PlacedNode] {
        texts.map { $0.caption.place(y: $0.y, origin: origin, in: context) }
    }
}

/// A caption broken into lines, with its place in the row.
struct MeasuredCaption: Sendable {
    let caption: CaptionText
    /// The left end and the width of the room for its lines, in points.
    let x, width: CGFloat
    /// The maximum number of its lines.
    let limit: Int
    let lines: CaptionLines

    var layout: TextLayout { lines.layout }

    /// The height of all lines.
    var height: CGFloat { CGFloat(layout.lines.count) * caption.pitch }

    /// Whether its lines would have different heights by themselves, because fonts mix.
    private var isUneven: Bool {
        let (ascent, descent) = (caption.ascent, caption.descent)
        return layout.lines.contains { $0.ascent < ascent || $0.descent < descent }
    }

    /// The caption as a node with its top left at `x` and a height `y`, moved by an origin.
    func place(y: CGFloat, origin: CGPoint, in context: LayoutContext) -> PlacedNode {
        let frame = CGRect(x: origin.x + x, y: origin.y + y, width: width, height: height)
        var text = caption.text
        text.lineLimit = limit
        var node = text.placed(layout, of: caption.paragraph, in: frame, context: context)
        guard isUneven, case .text(var placed) = node.content else { return node }
        placed.lineOrigins = placed.lineOrigins.enumerated().map { index, line in
            CGPoint(x: line.x, y: frame.minY + caption.ascent + CGFloat(index) * caption.pitch)
        }
        node.content = .text(placed)
        return node
    }
}
