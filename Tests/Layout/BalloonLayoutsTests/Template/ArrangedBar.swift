import Foundation
import Typesetting

@testable import BalloonLayouts

/// The captions of a balloon in a width, and what the rule of rows allows about their height.
struct ArrangedBar {
    let height: CGFloat
    /// The height with each text alone in its row: no rule of sharing makes a bar lower.
    private let heightOfTextsAlone: CGFloat
    /// The room of each text in ems, by its id.
    private var rooms: [String: CGFloat] = [:]
    /// The texts of rows that have no room for the longest lines of both.
    private var shared: Set<String> = []

    init(of stack: CaptionStack, width: CGFloat, room: CGFloat) {
        height = stack.arrange(width: width, availableHeight: room).height
        let row = stack.contentWidth(in: width)
        let counts = stack.rows.map { texts in
            CaptionRow.LineCounts(
                leading: texts.leading?.size(in: row, limit: stack.lineLimit).lineCount ?? 0,
                trailing: texts.trailing?.size(in: row, limit: stack.lineLimit).lineCount ?? 0)
        }
        heightOfTextsAlone = min(stack.height(counts), room.rounded(.down))
        for texts in stack.rows {
            let shares = stack.shares(of: stack.pairWidths(of: texts, in: width), in: width)
            for (text, room) in [(texts.leading, shares.leading), (texts.trailing, shares.trailing)] {
                guard let text, let id = text.text.id else { continue }
                rooms[id] = room / CGFloat(text.paragraph.style.pointSize)
                if !shares.fits { shared.insert(id) }
            }
        }
    }

    /// Whether a row that was shared gives one of its texts more room than before, and no text more than the row.
    func mayBeLower(than before: ArrangedBar) -> Bool {
        let hasMoreRoom = before.shared.contains { id in
            guard let now = rooms[id], let then = before.rooms[id] else { return false }
            return now > then
        }
        return hasMoreRoom && height >= before.heightOfTextsAlone
    }
}
