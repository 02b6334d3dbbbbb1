import Foundation
import Support
import ViewLayout

/// Findings about two texts that share a row of a template: they touch, or one of them is cut or takes another line while
/// the other one does not use its part of the row.
struct CaptionRowFindings {
    private struct Pair {
        let leading, trailing: MeasuredCaption
        let widths: MeasuredPairWidths
        /// The width of a row below which two lines of the pair are closer than a space.
        let touchingBelow: CGFloat

        init(_ leading: MeasuredCaption, _ trailing: MeasuredCaption, _ widths: MeasuredPairWidths) {
            (self.leading, self.trailing, self.widths) = (leading, trailing, widths)
            let lines = zip(leading.layout.lines, trailing.layout.lines).map { CGFloat($0.width + $1.width) }
            touchingBelow =
                (lines.max() ?? 0) + max(leading.caption.spaceWidth, trailing.caption.spaceWidth)
        }
    }

    private let stack: CaptionStack
    private let pairs: [Pair]

    init(of arrangement: CaptionArrangement, in stack: CaptionStack) {
        self.stack = stack
        var texts = arrangement.texts.map(\.caption)[...]
        pairs = zip(stack.rows, arrangement.pairs).compactMap { row, widths in
            let leading = row.leading == nil ? nil : texts.popFirst()
            let trailing = row.trailing == nil ? nil : texts.popFirst()
            guard let leading, let trailing, let widths else { return nil }
            return Pair(leading, trailing, widths)
        }
    }

    /// The findings at a width of the stack at which the texts have these lines. Their sentences contain no width, so that
    /// they are the same wherever the lines are.
    func findings(inWidth width: CGFloat) -> [Finding] {
        pairs.flatMap { [touching($0, inWidth: width), unused($0, inWidth: width)].compactMap { $0 } }
    }

    /// The widths of rows at which the same pairs touch as at a width of the stack, while the texts have these lines: as
    /// the width grows, each pair stops once.
    func rowsTouchingAlike(atWidth width: CGFloat) -> Range<CGFloat> {
        let row = stack.contentWidth(in: width)
        let ends = pairs.map(\.touchingBelow)
        return (ends.filter { $0 <= row }.max() ?? -.infinity)..<(ends.filter { $0 > row }.min() ?? .infinity)
    }

    /// Two lines with less than a space between them are read as one: "Lesson 127 of 10" for "Lesson 12" and "7 of 10".
    private func touching(_ pair: Pair, inWidth width: CGFloat) -> Finding? {
        guard stack.contentWidth(in: width) < pair.touchingBelow else { return nil }
        let (first, second) = (Self.name(pair.leading), Self.name(pair.trailing))
        return Finding(
            .captionsTouch, node: first,
            message:
                "\(first) \(Self.quote(pair.leading)) and \(second) \(Self.quote(pair.trailing)) are closer than a space; "
                + "shorten one of them, or put it into a row of its own")
    }

    /// A text that would have fewer lines, or be whole, in the room that the other text of its row does not use: Messages
    /// gives the leading text half of a row that is too short for both, even where it needs a tenth (facts 3.2.23).
    private func unused(_ pair: Pair, inWidth width: CGFloat) -> Finding? {
        let row = stack.contentWidth(in: width)
        let shares = stack.shares(of: pair.widths, in: width)
        guard !shares.fits else { return nil }
        let gap = stack.metrics.rowGap
        func finding(_ cramped: MeasuredCaption, _ room: CGFloat, _ spare: MeasuredCaption) -> Finding? {
            // A text that wraps needs the part that it has.
            let whole = row - gap - spare.caption.naturalWidth
            guard whole > room else { return nil }
            let better = cramped.caption.lines(width: whole, limit: cramped.limit)
            let isShorter = better.layout.lines.count < cramped.layout.lines.count
            guard isShorter || better.findings.count < cramped.lines.findings.count else { return nil }
            let (name, other) = (Self.name(cramped), Self.name(spare))
            return Finding(
                .captionRoomUnused, node: name,
                message:
                    "\(name) \(Self.quote(cramped)) has too little room beside \(other) \(Self.quote(spare)), which does "
                    + "not use its part of the row; put one of them into a row of its own")
        }
        return finding(pair.trailing, shares.trailing, pair.leading)
            ?? finding(pair.leading, shares.leading, pair.trailing)
    }

    private static func name(_ caption: MeasuredCaption) -> String { CaptionLines.name(of: caption.caption.text) }

    private static func quote(_ caption: MeasuredCaption) -> String {
        QuotedText.beginning(of: caption.caption.text.string)
    }
}
