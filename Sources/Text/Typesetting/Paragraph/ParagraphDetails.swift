/// What only some texts need of a ``ParagraphStorage``, each found when it is first asked for.
final class ParagraphDetails: Sendable {
    /// The hyphen of lines that end at a soft hyphen; nil in a text without soft hyphens.
    let hyphen: Hyphen?
    let shapes = LazyReference<LocalShapes>()
    let reach = LazyReference<InkReach>()
    let ellipsis = LazyReference<Ellipsis>()

    init(hyphen: Hyphen?) { self.hyphen = hyphen }
}
