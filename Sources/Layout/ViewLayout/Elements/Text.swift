import Drawing
import Foundation
import Typesetting

/// Text in lines, as wide as its longest line and as tall as its lines.
///
/// It wraps at the offered width and takes no more lines than its limit and the offered height allow, but at least one;
/// what does not fit is cut with an ellipsis. Nothing is rounded to pixels here: that is for the balloon's edge. A text
/// offered its own size answers with the same size.
package struct Text: Element {
    /// The name in records.
    package var id: String?
    /// The text.
    package var string: String
    /// The font, resolved with the viewer's traits.
    package var font: FontReference
    /// The colour, resolved with the viewer's traits.
    package var color: ColorReference
    /// The maximum number of lines; nil for no limit.
    package var lineLimit: Int?
    /// What is truncated beyond the limit.
    package var truncation: TruncationMode
    /// Whether the size includes ink that extends beyond its lines.
    package var sizingRule: LetterformSizingRule
    /// The place of lines shorter than the bounds; leading and trailing follow the interface, not the text.
    package var alignment: HorizontalAlignment
    /// Whether a line may end inside a word; nil for the rule of labels, ``WordBreak/keepHangul``.
    package var wordBreak: WordBreak?
    /// How the text is divided between lines.
    package var textWrap: TextWrap
    /// Whether there is a line under the letters.
    package var isUnderlined = false
    /// Whether there is a line through the letters.
    package var isStruckThrough = false
    /// Whether all digits are equally wide.
    package var hasMonospacedDigits = false

    package init(
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
}

/// Whether the size of a text includes ink that extends beyond its lines ("Apple, UILetterformAwareSizingRule", iOS
/// 17).
package enum LetterformSizingRule: String, Hashable, Sendable, CaseIterable {
    /// The lines' own ascent and descent; extreme marks may overflow.
    case typographic
    /// Room for all ink above and below, so that nothing is clipped by the text's bounds.
    case oversize
}

extension Text {
    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        guard let text = measurement.text else { preconditionFailure("a text is placed with its own measurement") }
        return placed(text.layout, of: text.paragraph, topRoom: text.topRoom, in: bounds, context: context)
    }

    /// Places the lines of the text. Nothing is measured, shaped or broken.
    /// - Parameters:
    ///   - layout: the lines.
    ///   - paragraph: the text's ``paragraph(in:)``, to which the lines belong.
    ///   - topRoom: the space above the first line for ink that extends beyond it, in points.
    ///   - bounds: the place, in points in the coordinates of the balloon.
    package func placed(
        _ layout: TextLayout, of paragraph: Paragraph, topRoom: CGFloat = 0, in bounds: CGRect, context: LayoutContext
    ) -> PlacedNode {
        let color = color.resolved(with: context.traits)
        let origins = layout.lines.map { line in
            let x = bounds.minX + (bounds.width - line.width) * alignment.fraction
            let frame = CGRect(x: x, y: bounds.minY + topRoom + line.baseline, width: line.width, height: 0)
            return frame.mirrored(in: bounds, direction: context.layoutDirection).origin
        }
        let font = font.resolved(with: context.traits)
        var text = PlacedText(
            paragraph: paragraph, text: string, layout: layout, lineOrigins: origins, color: color)
        var attributes =
            font.attributes + [
                .init("color", color.hexadecimal), .init("lineLimit", lineLimit.map(String.init) ?? "none"),
                .init("alignment", alignment.rawValue),
            ]
        if isUnderlined || isStruckThrough {
            let decoration = TextDecoration(
                isUnderlined: isUnderlined, isStruckThrough: isStruckThrough, pointSize: font.pointSize)
            text.decoration = decoration
            attributes.append(.init("decoration", decoration.description))
        }
        if hasMonospacedDigits { attributes.append(.init("digits", "monospaced")) }
        return PlacedNode(id: id, kind: .text, frame: bounds, content: .text(text), attributes: attributes)
    }
}
