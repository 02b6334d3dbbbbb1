import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour, a `UIColor`, which changes no size.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// How lines are set, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The space after each character in points, a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The same, as newer systems name it.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The line under the text, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of that line; drawn in the colour of the text.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The line through the text, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The colour of that line; drawn in the colour of the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// How far the text is raised, in points, a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A web address; the text has the tint's colour.
    public static let link = NSAttributedString.Key("NSLink")
    /// A picture in place of a character, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The shadow, which is not drawn.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The colour of a line around letters, which is not drawn.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of a line around letters, which is not drawn.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
}

/// A line along a text. UIKit's raw values; every style is drawn as a single line.
///
/// ```swift
/// let text = NSAttributedString(
///     string: "sold out", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
/// ```
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// UIKit's raw value.
    public let rawValue: Int

    /// Makes a style of UIKit's raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// A picture in a text. UIKit's class of this name.
///
/// ```swift
/// let attachment = NSTextAttachment()
/// attachment.image = UIImage(systemName: "clock")
/// let text = NSMutableAttributedString(attachment: attachment)
/// text.append(NSAttributedString(string: " 7 pm"))
/// ```
open class NSTextAttachment: NSObject {
    private let tag = AttributeTag()
    /// The picture.
    open var image: UIImage?
    /// Its place on the baseline, y up, in points; zero for the picture's own size.
    open var bounds = CGRect.zero

    /// The character that represents a picture.
    public static var character: Int { 0xFFFC }

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The size of the picture in a text.
    var size: CGSize { bounds.size == .zero ? image?.size ?? .zero : bounds.size }
}

extension NSAttributedString {
    /// Makes a text of a picture.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
