import Foundation
import Typesetting
import ViewLayout

/// The attributes of a range of text.
package struct TextRun {
    var font: UIFont
    /// The colour; nil for that of the surrounding text.
    var color: UIColor?
    var background: UIColor?
    /// The space after each character, in points.
    package var kern: CGFloat = 0
    package var isUnderlined = false
    package var isStruckThrough = false
    /// The distance by which it is raised, in points.
    package var baselineOffset: CGFloat = 0
    package var attachment: NSTextAttachment?

    /// - Parameter base: what holds where attributes say nothing.
    init(_ attributes: [NSAttributedString.Key: Any], base: TextRun) {
        self = base
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch attributes[key] {
            case let number as NSNumber: CGFloat(number.doubleValue)
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            default: nil
            }
        }
        font = attributes[.font] as? UIFont ?? base.font
        color = attributes[.foregroundColor] as? UIColor ?? (attributes[.link] == nil ? base.color : .systemBlue)
        background = attributes[.backgroundColor] as? UIColor ?? base.background
        kern = number(.kern) ?? number(.tracking) ?? base.kern
        isUnderlined = (number(.underlineStyle) ?? (attributes[.link] == nil ? 0 : 1)) != 0
        isStruckThrough = (number(.strikethroughStyle) ?? 0) != 0
        baselineOffset = number(.baselineOffset) ?? 0
        attachment = attributes[.attachment] as? NSTextAttachment
    }

    package init(font: UIFont, color: UIColor?) { (self.font, self.color) = (font, color) }

    /// The lines along the text; nil for none.
    var decoration: TextDecoration? {
        guard isUnderlined || isStruckThrough else { return nil }
        return TextDecoration(
            isUnderlined: isUnderlined, isStruckThrough: isStruckThrough, pointSize: font.font.pointSize)
    }

    /// Whether an element of text can show it: it has only a font, a colour, and lines along all of it.
    var isPlain: Bool { background == nil && kern == 0 && baselineOffset == 0 && attachment == nil }
}
