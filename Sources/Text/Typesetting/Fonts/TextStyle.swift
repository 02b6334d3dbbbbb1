import LineBreaking

/// How a paragraph is typeset: size, weight, slant, tracking, line height and line breaks.
///
/// Only the bundled primary font has an italic. Text in other fonts stays upright; the engine does not slant glyphs.
///
/// ```swift
/// var style = TextStyle(pointSize: 15, weight: .semibold)
/// style.textWrap = .balanced
/// ```
public struct TextStyle: Hashable, Sendable {
    /// The size of the em, in points: from 0.5 to 2,000.
    public var pointSize: Double
    /// The weight of the text.
    public var weight: FontWeight
    /// Whether the italic of the primary font is used.
    public var isItalic: Bool
    /// Whether all digits are equally wide, so that a changing number keeps its width. False when a style is made.
    public var hasMonospacedDigits = false
    /// Whether the engine adds the tracking of the system font, which depends on the point size.
    public var tracking: Tracking
    /// How the height of a line depends on the fonts that are used in it.
    public var lineHeightPolicy: LineHeightPolicy
    /// Whether a line may end between the letters of a word.
    public var wordBreak: WordBreak
    /// How the text is divided between lines.
    public var textWrap: TextWrap
    /// A language as a BCP 47 tag. Under ``LineHeightPolicy/contain`` every line has room for its letters, whether or
    /// not they are in the text. Nil for no additional room ("Apple, UITraitCollection.typesettingLanguage").
    public var typesettingLanguage: String?

    /// Makes a style. Sizes are in points.
    public init(
        pointSize: Double,
        weight: FontWeight = .regular,
        isItalic: Bool = false,
        tracking: Tracking = .system,
        lineHeightPolicy: LineHeightPolicy = .contain,
        wordBreak: WordBreak = .normal,
        textWrap: TextWrap = .greedy,
        typesettingLanguage: String? = nil
    ) {
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
        self.tracking = tracking
        self.lineHeightPolicy = lineHeightPolicy
        self.wordBreak = wordBreak
        self.textWrap = textWrap
        self.typesettingLanguage = typesettingLanguage
    }
}

/// The space that the engine adds after each cluster of the primary font.
///
/// ```swift
/// let style = TextStyle(pointSize: 17, tracking: .none)
/// ```
public enum Tracking: String, Hashable, Sendable {
    /// The tracking for the point size that makes Bubble Sans as wide as San Francisco (Fonts/README.md).
    case system
    /// No added space.
    case none
}

/// How a text is divided between lines (CSS Text 4, `text-wrap-style`).
public typealias TextWrap = LineBreaking.TextWrap
