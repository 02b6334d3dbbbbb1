import Foundation
import Typesetting

/// Where the lines of a text sit. UIKit's raw values.
///
/// ```swift
/// let title = UILabel()
/// title.textAlignment = .center
/// ```
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// What becomes of a text that is too long. UIKit's raw values.
///
/// ```swift
/// let title = UILabel()
/// title.lineBreakMode = .byTruncatingMiddle
/// ```
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    /// Which part is left out for an ellipsis; nil where none is drawn.
    var truncation: TruncationMode? {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingTail: .tail
        case .byTruncatingMiddle: .middle
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }
}

/// The direction of a text. UIKit's raw values.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.baseWritingDirection = .rightToLeft
/// ```
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft

    var direction: BaseDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

/// How the lines of a paragraph are set. UIKit's class of this name; lengths are in points.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.alignment = .center
/// style.lineSpacing = 4
/// let text = NSAttributedString(string: "Dinner at seven?", attributes: [.paragraphStyle: style])
/// ```
open class NSParagraphStyle: NSObject {
    private let tag = AttributeTag()

    /// The style of a text that has none.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    fileprivate(set) var values = ParagraphStyleValues()

    /// Where lines sit.
    open var alignment: NSTextAlignment { values.alignment }
    /// The space between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The height of a line in parts of what it would be; 0 for that.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The least height of a line.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The largest height of a line; 0 for any.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The space before the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The space before the other lines.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end; from the other side when it is negative, and 0 for the width.
    open var tailIndent: CGFloat { values.tailIndent }
    /// What becomes of a text that is too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction of the text.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// How much words may be divided. They are not, but at soft hyphens: where iOS would divide them is unknown.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// What is considered beside the width of lines that wrap by words.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// What is considered where lines of a paragraph break. UIKit's raw values.
    ///
    /// ```swift
    /// let style = NSMutableParagraphStyle()
    /// style.lineBreakStrategy = .pushOut
    /// ```
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// UIKit's raw value.
        public let rawValue: UInt

        /// Makes a strategy of UIKit's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The last word of a paragraph is not alone on its line.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Hangul words are not divided; they never are.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// What labels have.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// A copy that can be changed.
    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Styles are equal when all of their values are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// Equal styles have the same.
    open override var hash: Int { values.hashValue }
}

/// The values of a paragraph style.
package struct ParagraphStyleValues: Hashable {
    package var alignment = NSTextAlignment.natural
    package var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    package init() {}

    /// Whether lines are set without indents and with nothing between them.
    var isPlain: Bool {
        lineSpacing == 0 && paragraphSpacing == 0 && paragraphSpacingBefore == 0 && lineHeightMultiple == 0
            && minimumLineHeight == 0 && maximumLineHeight == 0 && firstLineHeadIndent == 0 && headIndent == 0
            && tailIndent == 0
    }
}

/// A paragraph style that can be changed. UIKit's class of this name.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.lineHeightMultiple = 1.2
/// ```
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// See ``NSParagraphStyle/alignment``.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// See ``NSParagraphStyle/lineSpacing``.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// See ``NSParagraphStyle/paragraphSpacing``.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// See ``NSParagraphStyle/paragraphSpacingBefore``.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// See ``NSParagraphStyle/lineHeightMultiple``.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// See ``NSParagraphStyle/minimumLineHeight``.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// See ``NSParagraphStyle/maximumLineHeight``.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// See ``NSParagraphStyle/firstLineHeadIndent``.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// See ``NSParagraphStyle/headIndent``.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// See ``NSParagraphStyle/tailIndent``.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// See ``NSParagraphStyle/lineBreakMode``.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// See ``NSParagraphStyle/baseWritingDirection``.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// See ``NSParagraphStyle/hyphenationFactor``.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    /// See ``NSParagraphStyle/lineBreakStrategy-swift.property``.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
}
