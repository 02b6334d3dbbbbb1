/// What a change can lead to.
package enum ChangeReach: String, Sendable, Codable, CaseIterable {
    /// Another viewer, to whom everything can look otherwise.
    case viewer
    /// Another number of Messages.
    case metric
    /// Whose message it is: another side, other colours.
    case sender
    /// Another text, which can break lines, resize and move.
    case words
    /// Other content or looks, which can do the same.
    case content
    /// What the message says about itself, and nobody sees.
    case said
    /// Other colours only.
    case paint
    /// What draws: other fonts, another version.
    case engine
    /// What drew the golden, where its scene is another one too and can be the whole reason.
    case origin
    /// Lines break elsewhere, which can resize and move.
    case lines
    /// A size or a place.
    case geometry
    /// Pixels, where no layout changed.
    case pixels
    /// A text that another change has said already: that of a string and that of the caption which shows it.
    case echo

    /// What can follow from it.
    var leadsTo: Set<ChangeReach> {
        switch self {
        case .viewer: [.metric, .sender, .words, .content, .said, .paint, .lines, .geometry, .pixels, .echo]
        case .metric: [.content, .lines, .geometry, .pixels]
        case .sender: [.content, .paint, .lines, .geometry, .pixels]
        case .words, .content: [.lines, .geometry, .echo]
        case .engine: [.lines, .geometry, .pixels]
        case .lines: [.geometry]
        case .said, .paint, .origin, .geometry, .pixels, .echo: []
        }
    }
}
