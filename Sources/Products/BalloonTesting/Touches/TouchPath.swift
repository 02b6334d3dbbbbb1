import Balloons

/// What is touched, one after another, in an app that was just opened.
struct TouchPath {
    let style: MSMessagesAppPresentationStyle
    /// Whether something is written into each field first.
    let isWriting: Bool
    /// The names of what is touched, each once on its screen.
    private(set) var names: [String] = []

    init(style: MSMessagesAppPresentationStyle, isWriting: Bool = false) {
        (self.style, self.isWriting) = (style, isWriting)
    }

    /// `compact-play-then-send`.
    var name: String {
        (style == .compact ? "compact-" : "expanded-")
            + ((isWriting ? ["write"] : []) + names).joined(separator: "-then-")
    }

    /// The name of the last touch alone.
    var last: String { names.last ?? "" }

    func then(_ name: String) -> TouchPath {
        var next = self
        next.names.append(name)
        return next
    }
}
