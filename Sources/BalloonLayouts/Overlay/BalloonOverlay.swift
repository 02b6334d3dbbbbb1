/// What can be drawn over a balloon to show how it is laid out.
package enum BalloonOverlay: String, Hashable, Sendable, CaseIterable {
    /// The frame of every node, blue.
    case frames
    /// The baseline of every line of text, red.
    case baselines
    /// The box of every line, from ascent to descent and as wide as its advance, green.
    case lines
    /// The box of every line's ink, purple.
    case ink
    /// What the balloon's shape and the icon may take of a picture, orange: its left and right 6 points ("Apple,
    /// MSMessageTemplateLayout.image") and the icon's corner.
    case insets
    /// What can be tapped, buttons, icons and the apps of the strip: green from 44 by 44 points on, red below ("Apple
    /// HIG, Accessibility").
    case targets
    /// A number on every node, and beside the balloon the list of their names, places, sizes and baselines, as in the
    /// record.
    case names

    /// The overlays named in a list such as `frames,baselines`.
    /// - Throws: ``OverlayNameError`` for a name that is none.
    package static func list(_ text: String) throws -> [BalloonOverlay] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let overlay = BalloonOverlay(rawValue: String(name)) else {
                throw OverlayNameError(name: String(name))
            }
            return overlay
        }
    }
}

/// A name that stands for no overlay.
package struct OverlayNameError: Error, Hashable, CustomStringConvertible {
    /// What was given.
    package let name: String

    /// The error in one line, with the names there are.
    package var description: String {
        "there is no overlay \"\(name)\"; name some of \(BalloonOverlay.allCases.map(\.rawValue).joined(separator: ","))"
    }
}
