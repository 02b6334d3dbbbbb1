import Drawing
import Typesetting

/// What balloons are measured in: the viewer's traits and the fonts.
///
/// ```swift
/// var context = LayoutContext(traits: scene.traits, fonts: try .bundled())
/// for width in [320.0, 375, 402, 440] {
///     context.traits.transcriptWidth = width  // the shaped texts are kept
///     print(width, try scene.layout(in: context).size)
/// }
/// ```
public struct LayoutContext: Sendable {
    /// Everything of the viewer that can change a size or a pixel.
    public var traits: TraitCollection
    /// The fonts.
    public var fonts: FontCascade
    /// The axis of the stack that contains an element; nil without a stack, and in a ZStack. A ``Divider`` is
    /// perpendicular to it.
    package private(set) var stackAxis: Axis?
    /// Records the comparisons of a layout; nil where they are not needed.
    package var decisions: LayoutDecisions?
    /// The texts that were shaped so far. Copies of a context share them, so a sweep that changes only `traits` shapes
    /// each text once.
    private let paragraphs = ParagraphCache()
    /// Draw what findings about pixels are judged by. Copies of a context share them, as they share the texts.
    package let renderers = Renderers()
    /// The names of nodes that findings use. Copies of a context share them.
    package let nodeNames = NodeNames()
    /// What was laid out so far. Copies of a context share it.
    package let counts = LayoutCounts()

    /// Makes a context.
    public init(traits: TraitCollection, fonts: FontCascade) {
        self.traits = traits
        self.fonts = fonts
    }

    /// The direction of the interface.
    package var layoutDirection: LayoutDirection { traits.layoutDirection }

    /// The context in which a container measures its children.
    /// - Parameter axis: the direction in which the container arranges them; nil for a ZStack.
    package func inStack(along axis: Axis?) -> LayoutContext {
        var context = self
        context.stackAxis = axis
        return context
    }

    /// A text analysed and shaped in the typesetting language, else in the viewer's; cached.
    package func paragraph(
        _ text: String, font: Font, direction: BaseDirection = .natural, wordBreak: WordBreak? = nil,
        textWrap: TextWrap = .greedy, hasMonospacedDigits: Bool = false
    ) throws -> Paragraph {
        var style = font.typesettingStyle
        if let wordBreak { style.wordBreak = wordBreak }
        style.textWrap = textWrap
        style.hasMonospacedDigits = hasMonospacedDigits
        style.typesettingLanguage = traits.typesettingLanguage
        return try paragraphs.paragraph(
            text, style: style, language: traits.typesettingLanguage ?? traits.locale, direction: direction,
            fonts: fonts)
    }

    /// A text of styled runs, analysed and shaped as one text; cached.
    /// - Parameter font: the font whose size lengths are parts of. No run may be much larger.
    package func paragraph(
        _ text: String, runs: [StyledRun], font: Font, direction: BaseDirection = .natural,
        hasMonospacedDigits: Bool = false
    ) throws -> Paragraph {
        var style = font.typesettingStyle
        style.hasMonospacedDigits = hasMonospacedDigits
        style.typesettingLanguage = traits.typesettingLanguage
        return try paragraphs.paragraph(
            text, runs: runs, style: style, language: traits.typesettingLanguage ?? traits.locale,
            direction: direction, fonts: fonts)
    }
}
