import Drawing
import Foundation
import Typesetting

/// Text in lines, as wide as its longest line and as tall as its lines.
///
/// It wraps at the offered width and takes no more lines than its limit and the offered height allow, but at least one;
/// what does not fit is cut with an ellipsis. Nothing is rounded to pixels here: that is for the balloon's edge. A text
/// offered its own size answers with the same size.
public struct Text: Element {
    /// The name in records.
    public var id: String?
    /// The text.
    public var string: String
    /// The font, resolved with the viewer's traits.
    public var font: FontReference
    /// The colour, resolved with the viewer's traits.
    public var color: ColorReference
    /// The most lines; nil for no limit.
    public var lineLimit: Int?
    /// What is left out beyond the limit.
    public var truncation: TruncationMode
    /// Whether the size holds ink that leaves its lines.
    public var sizingRule: LetterformSizingRule
    /// Where lines shorter than the bounds sit; leading and trailing follow the interface, not the text.
    public var alignment: HorizontalAlignment
    /// Whether a line may end between the letters of a word; nil for what labels do, ``WordBreak/keepHangul``.
    public var wordBreak: WordBreak?
    /// How the text is divided between lines.
    public var textWrap: TextWrap

    /// Makes a text.
    public init(
        _ string: String, font: FontReference = .textStyle(.body), color: ColorReference = .semantic(.label),
        lineLimit: Int? = nil, truncation: TruncationMode = .tail, sizingRule: LetterformSizingRule = .typographic,
        alignment: HorizontalAlignment = .leading, wordBreak: WordBreak? = nil, textWrap: TextWrap = .greedy,
        id: String? = nil
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.sizingRule = sizingRule
        self.alignment = alignment
        self.wordBreak = wordBreak
        self.textWrap = textWrap
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        let (paragraph, layout, widths) = try layOut(proposal, in: context)
        let room = room(for: layout, of: paragraph)
        return ViewDimensions(
            size: CGSize(width: layout.width, height: layout.height + room.vertical),
            validWidths: Self.offeredWidths(widths, around: proposal.width),
            firstBaseline: layout.lines.first.map { CGFloat($0.baseline) + room.top })
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        let (paragraph, layout, _) = try layOut(proposal, in: context)
        let color = color.resolved(with: context.traits)
        let room = room(for: layout, of: paragraph)
        let origins = layout.lines.map { line in
            let x = bounds.minX + (bounds.width - line.width) * alignment.fraction
            let frame = CGRect(x: x, y: bounds.minY + room.top + line.baseline, width: line.width, height: 0)
            return frame.mirrored(in: bounds, direction: context.traits.layoutDirection).origin
        }
        return PlacedNode(
            id: id, kind: "text", frame: bounds,
            content: .text(
                PlacedText(
                    paragraph: paragraph, text: string, layout: layout, lineOrigins: origins, color: color)),
            attributes: font.resolved(with: context.traits).attributes + [
                .init("color", color.hexadecimal), .init("lineLimit", lineLimit.map(String.init) ?? "none"),
                .init("alignment", alignment.rawValue),
            ])
    }

    /// The space that ink needs above and below the lines: none but in ``LetterformSizingRule/oversize``.
    private func room(for layout: TextLayout, of paragraph: Paragraph) -> EdgeInsets {
        var room = EdgeInsets(0)
        guard sizingRule == .oversize else { return room }
        for line in layout.lines {
            guard let ink = paragraph.inkBounds(of: line) else { continue }
            room.top = max(room.top, -(line.baseline + ink.top))
            room.bottom = max(room.bottom, line.baseline + ink.bottom - layout.height)
        }
        return room
    }

    /// The lines for a proposal, and the breaking widths for which they stay the same.
    private func layOut(
        _ proposal: ProposedSize, in context: LayoutContext
    ) throws -> (paragraph: Paragraph, layout: TextLayout, widths: Range<CGFloat>) {
        if let lineLimit, lineLimit < 1 { throw LayoutError.invalidLineLimit(lineLimit) }
        let paragraph = try context.paragraph(
            string, font: font.resolved(with: context.traits), wordBreak: wordBreak, textWrap: textWrap)
        let width = Double(proposal.width ?? .infinity)
        let layout = paragraph.lines(width: width, limit: lineLimit, truncation: truncation)
        let widths = CGFloat(layout.validWidths.lowerBound)..<CGFloat(layout.validWidths.upperBound)
        guard let height = proposal.height, layout.height > height + Self.heightTolerance else {
            return (paragraph, layout, widths)
        }
        let fitting = layout.lines.prefix { $0.bottom <= height + Self.heightTolerance }.count
        let cut = paragraph.lines(width: width, limit: max(1, fitting), truncation: truncation)
        let cutWidths = CGFloat(cut.validWidths.lowerBound)..<CGFloat(cut.validWidths.upperBound)
        return (paragraph, cut, widths.intersection(cutWidths))
    }

    /// How much less than its lines a text may be offered and still show them, in points. A size function adds up
    /// `UIFont.lineHeight`, which is 1/50 000 em less than the line of the vendored font; this forgives more than forty
    /// lines of the largest text style, and is less than a sixth of a pixel at 3x.
    private static let heightTolerance: CGFloat = 0.05

    /// How close below the next break, in points, a width may already reach it. `Paragraph` forgives a thousandth of
    /// its unit, 1/65 536 em, which is half of this at the largest size it sets.
    private static let breakTolerance: CGFloat = 1 / 16_384

    private static func offeredWidths(_ widths: Range<CGFloat>, around offered: CGFloat?) -> Range<CGFloat> {
        guard widths.upperBound.isFinite else { return widths }
        let safe = widths.lowerBound..<max(widths.lowerBound, widths.upperBound - breakTolerance)
        guard let offered, !safe.contains(offered) else { return safe }
        return .only(offered)
    }
}
