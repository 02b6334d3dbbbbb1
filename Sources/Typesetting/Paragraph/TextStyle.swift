import LineBreaking

/// How a paragraph is set: size, weight, slant, tracking, line height and lines.
///
/// Only the bundled primary font has an italic. Text of other fonts stays upright: nothing is slanted by the engine.
public struct TextStyle: Hashable, Sendable {
    /// The size of the em, in points. Positive and at most ``TypesettingLimits/maximumPointSize``.
    public var pointSize: Double
    /// The weight of every run.
    public var weight: FontWeight
    /// Whether the primary font is its italic.
    public var isItalic: Bool
    /// Whether the engine adds the per-size tracking of the system font.
    public var tracking: Tracking
    /// How a line's height follows the fonts used in it.
    public var lineHeightPolicy: LineHeightPolicy
    /// Whether a line may end between the letters of a word.
    public var wordBreak: WordBreak
    /// How the text is divided between lines.
    public var textWrap: TextWrap
    /// The language, a BCP 47 tag, whose letters every line has room for under ``LineHeightPolicy/contain``, whether or
    /// not they are in it; nil for what is in it alone ("Apple, UITraitCollection.typesettingLanguage").
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

/// The space the engine adds after each cluster of the primary font.
public enum Tracking: String, Hashable, Sendable {
    /// The per-size tracking that brings Bubble Sans to the widths of San Francisco (Fonts/README.md).
    case system
    /// No added space.
    case none
}
