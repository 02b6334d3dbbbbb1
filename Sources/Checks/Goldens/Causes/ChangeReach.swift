/// What kind of change something is, and so what can follow from it.
package enum ChangeReach: String, Sendable, Codable, CaseIterable {
    /// Another viewer: everything can be different.
    case viewer
    /// The same viewer at another width, text size or appearance: everything can look different, and says the same.
    case setting
    /// Another metric of Messages.
    case metric
    /// Another sender: the side and the colours change.
    case sender
    /// Another text: it can break lines, resize and move.
    case words
    /// Another text because a translation is missing: what other words lead to.
    case untranslated
    /// Other content or another style: it can also break lines, resize and move.
    case content
    /// Something that the message says about itself and that is not drawn.
    case said
    /// Other colours, the same sizes.
    case paint
    /// The engine that draws: other fonts or another version.
    case engine
    /// The engine that drew the golden, where the scene has changed too and may be the only reason.
    case origin
    /// Line breaks at other places: they can resize and move.
    case lines
    /// A size or a place.
    case geometry
    /// Pixels that differ although the layout is the same.
    case pixels
    /// A text that another change has reported already, such as the caption that shows a changed string.
    case echo

    /// The kinds of change that can follow.
    var leadsTo: Set<ChangeReach> {
        switch self {
        case .viewer:
            [.metric, .sender, .words, .untranslated, .content, .said, .paint, .lines, .geometry, .pixels, .echo]
        case .setting: [.content, .paint, .lines, .geometry, .pixels, .echo]
        case .metric: [.content, .lines, .geometry, .pixels]
        case .sender: [.content, .paint, .lines, .geometry, .pixels]
        case .words, .untranslated, .content: [.lines, .geometry, .echo]
        case .engine: [.lines, .geometry, .pixels]
        case .lines: [.geometry]
        case .said, .paint, .origin, .geometry, .pixels, .echo: []
        }
    }
}
