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

    /// Makes a text.
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
