import Typesetting

/// What elements are measured in: the viewer's traits and the fonts.
public struct LayoutContext: Sendable {
    /// Everything of the viewer that can change a size or a pixel.
    public var traits: TraitCollection
    /// The fonts.
    public var fonts: FontCascade
    /// The axis of the stack that an element stands in; nil for an element in none, in a pile or in a decoration. A
    /// ``Divider`` lies across it.
    public private(set) var stackAxis: Axis?
    /// How many rows and columns stand around an element.
    private var stackDepth = 0
    /// The number of the outermost stack's negotiation, under which ``MeasurementMemory`` keeps answers.
    private var negotiation = 0
    /// What was worked out so far. A copy of a context shares it, so a sweep that changes only `traits` shapes once.
    private let known: Known

    private final class Known: Sendable {
        let paragraphs = ParagraphCache()
        let measurements: MeasurementMemory

        init(measurements: MeasurementMemory) { self.measurements = measurements }
    }

    /// Makes a context.
    public init(traits: TraitCollection, fonts: FontCascade) {
        self.init(traits: traits, fonts: fonts, measurements: MeasurementMemory())
    }

    /// Makes a context with a memory of its own.
    init(traits: TraitCollection, fonts: FontCascade, measurements: MeasurementMemory) {
        self.traits = traits
        self.fonts = fonts
        known = Known(measurements: measurements)
    }

    /// The context in which a container measures and places its children.
    ///
    /// The stacks of this module do this by themselves; a container of your own says what its children stand in.
    /// - Parameter axis: the direction in which the container puts them one after the other; nil for a container that
    ///   does not, such as a pile or a decoration.
    public func inStack(along axis: Axis?) -> LayoutContext {
        var context = self
        context.stackAxis = axis
        return context
    }

    /// Measures or places the children of a row or column, in their context.
    func negotiating<Result>(
        along axis: Axis, _ body: (_ context: LayoutContext) throws -> Result
    ) rethrows -> Result {
        var context = inStack(along: axis)
        context.stackDepth += 1
        guard stackDepth == 0 else { return try body(context) }
        context.negotiation = known.measurements.begin()
        defer { known.measurements.end(context.negotiation) }
        return try body(context)
    }

    /// Where the answers of a stack's children are remembered; nil where asking again is cheap. The context is theirs.
    func remembered(_ children: [any Element]) -> RememberedSiblings? {
        guard stackDepth >= known.measurements.firstDepth else { return nil }
        return known.measurements.siblings(children, in: self, of: negotiation)
    }

    /// A text analysed and shaped in the typesetting language, else the viewer's, from the cache when it was seen
    /// before.
    package func paragraph(
        _ text: String, font: Font, direction: BaseDirection = .natural, wordBreak: WordBreak? = nil,
        textWrap: TextWrap = .greedy
    ) throws -> Paragraph {
        var style = font.typesettingStyle
        if let wordBreak { style.wordBreak = wordBreak }
        style.textWrap = textWrap
        style.typesettingLanguage = traits.typesettingLanguage
        return try known.paragraphs.paragraph(
            text, style: style, language: traits.typesettingLanguage ?? traits.locale, direction: direction,
            fonts: fonts)
    }
}
