import Drawing
import Typesetting
import ViewLayout

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
    /// The parts of a picture that the balloon's shape or the icon may cover, orange: its left and right 6 points
    /// ("Apple, MSMessageTemplateLayout.image") and the icon's corner.
    case insets
    /// Tap targets (buttons, icons and the apps of the strip): green from 44 by 44 points, red if smaller ("Apple
    /// HIG, Accessibility").
    case targets
    /// A number on each node, and beside the balloon a list of the nodes' names, places, sizes and baselines, as in the
    /// record.
    case names

    /// The overlays named in a list such as `frames,baselines`.
    /// - Throws: ``OverlayNameError`` for an unknown name.
    package static func list(_ text: String) throws -> [BalloonOverlay] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let overlay = BalloonOverlay(rawValue: String(name)) else {
                throw OverlayNameError(name: String(name))
            }
            return overlay
        }
    }
}

/// A name that is not an overlay.
package struct OverlayNameError: Error, Hashable, CustomStringConvertible {
    /// What was given.
    package let name: String

    /// The error in one line, with the known names.
    package var description: String {
        "there is no overlay \"\(name)\"; name some of \(BalloonOverlay.allCases.map(\.rawValue).joined(separator: ","))"
    }
}

extension PlacedBalloon {
    /// What to draw, with overlays in front; the first overlay is the lowest. They are not clipped to the balloon's
    /// shape and change nothing below them.
    /// - Parameter fonts: the fonts of the list that ``BalloonOverlay/names`` adds beside the balloon.
    /// - Throws: `LayoutError` for a list that cannot be set.
    package func displayList(
        overlays: [BalloonOverlay], fonts: FontCascade, namesNodes: Bool = false
    ) throws -> DisplayList {
        var list = displayList(namesNodes: namesNodes)
        let drawing = OverlayDrawing(
            grid: PixelGrid(traits), croppedPictureEdge: TemplateMetrics().croppedPictureEdge)
        for overlay in overlays { list.items += drawing.items(overlay, of: root) }
        if overlays.contains(.names) {
            try OverlayLegend(LayoutRecord(placed: root), traits: traits, fonts: fonts).add(to: &list)
        }
        return list
    }
}
