import Drawing
import Synchronization
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
    public var traits: TraitCollection {
        _read { yield viewer.traits }
        set { viewer = Viewer(newValue, viewer.fonts, viewer.known) }
    }
    /// The fonts.
    public var fonts: FontCascade {
        get { viewer.fonts }
        set { viewer = Viewer(viewer.traits, newValue, viewer.known) }
    }
    /// The axis of the stack that contains an element; nil without a stack, and in a ZStack. A ``Divider`` is
    /// perpendicular to it.
    package private(set) var stackAxis: Axis?
    /// Records the comparisons of a layout; nil where they are not needed.
    package var decisions: LayoutDecisions?
    /// All that is the same in a layout. It is one object, since every element has a context of its own and a copy of it
    /// counts a reference to each part.
    private var viewer: Viewer

    private final class Viewer: Sendable {
        let traits: TraitCollection
        let fonts: FontCascade
        let known: Known

        init(_ traits: TraitCollection, _ fonts: FontCascade, _ known: Known) {
            (self.traits, self.fonts, self.known) = (traits, fonts, known)
        }
    }

    /// What copies of a context share, also where their traits differ.
    private final class Known: Sendable {
        /// The texts that were shaped so far, so that a sweep which changes only `traits` shapes each text once.
        let paragraphs = ParagraphCache()
        let renderers = Renderers()
        let nodeNames = NodeNames()
        let counts = LayoutCounts()
        /// What others keep beside these, by its type.
        let others = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
    }

    private var paragraphs: ParagraphCache { viewer.known.paragraphs }
    /// Draw what findings about pixels are judged by.
    package var renderers: Renderers { viewer.known.renderers }
    /// The names of nodes that findings use.
    package var nodeNames: NodeNames { viewer.known.nodeNames }
    /// What was laid out so far.
    package var counts: LayoutCounts { viewer.known.counts }

    /// An object that copies of a context share, made at its first use.
    package func shared<Shared: AnyObject & Sendable>(_ type: Shared.Type, make: () -> Shared) -> Shared {
        viewer.known.others.withLock { others in
            if let known = others[ObjectIdentifier(type)] as? Shared { return known }
            let made = make()
            others[ObjectIdentifier(type)] = made
            return made
        }
    }

    /// Makes a context.
    public init(traits: TraitCollection, fonts: FontCascade) { viewer = Viewer(traits, fonts, Known()) }

    /// The direction of the interface.
    package var layoutDirection: LayoutDirection { traits.layoutDirection }

    /// The context in which a container measures its children.
    /// - Parameter axis: the direction in which the container arranges them; nil for a ZStack.
    package func inStack(along axis: Axis?) -> LayoutContext {
        var context = self
        context.stackAxis = axis
        return context
    }

    /// Whether all that elements read is the same in another context: everything but the width of the transcript.
    package func differsInWidthOnly(from other: LayoutContext) -> Bool {
        guard stackAxis == other.stackAxis, viewer.known === other.viewer.known, fonts === other.fonts else {
            return false
        }
        return viewer === other.viewer
            || traits.with(\.transcriptWidth, other.traits.transcriptWidth) == other.traits
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
