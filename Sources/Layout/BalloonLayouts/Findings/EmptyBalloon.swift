import Drawing
import Typesetting
import ViewLayout

/// Finds a balloon in which nothing is drawn but the balloon.
///
/// A golden of such a balloon is refused for its pixels. This follows from the placed tree, so that every viewer is asked and
/// nothing is drawn. What is drawn and cannot be seen, because something covers it or has its colour, has findings of its own.
enum EmptyBalloon {
    private static let finding = Finding(
        .balloonEmpty,
        message:
            "nothing is drawn but the balloon; give it a text or a picture, or say why it is empty with blank: REASON")

    /// The finding about a live layout on a plain background; nil where something is drawn, and where no view is known.
    static func finding(inViews views: [PlacedNode], on background: Color?) -> Finding? {
        views.isEmpty || views.contains { $0.draws(on: background) } ? nil : finding
    }

    /// The finding about a template without a picture; nil where a caption has ink.
    static func finding(inCaptions captions: [Paragraph]) -> Finding? {
        captions.contains { $0.lines(width: .infinity).hasInk(in: $0) } ? nil : finding
    }
}

extension PlacedNode {
    /// Whether the node or a node in it draws something on a plain background.
    fileprivate func draws(on background: Color?) -> Bool {
        guard opacity > 0 else { return false }
        return drawsItself(on: background) || border.map { $0.color.isSeen(on: background) } == true
            || children.contains { $0.draws(on: background) }
    }

    private func drawsItself(on background: Color?) -> Bool {
        switch content {
        case .nothing: false
        case .fill(_, let color): !frame.isEmpty && color.isSeen(on: background)
        case .gradient(_, let gradient):
            !frame.isEmpty && gradient.stops.contains { $0.color.isSeen(on: background) }
        case .picture(let picture, _): !frame.isEmpty && picture.hasVisiblePixel
        case .drawing(let drawing): !drawing.items.isEmpty
        case .text(let text): text.color.alpha > 0 && text.layout.hasInk(in: text.paragraph)
        }
    }
}

extension Color {
    fileprivate func isSeen(on background: Color?) -> Bool { alpha > 0 && self != background }
}

extension Picture {
    /// Whether a pixel is not fully transparent.
    fileprivate var hasVisiblePixel: Bool {
        guard !isOpaque else { return true }
        let pixels = bitmap.pixels
        return stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] > 0 }
    }
}

extension TextLayout {
    fileprivate func hasInk(in paragraph: Paragraph) -> Bool {
        lines.contains { paragraph.inkBounds(of: $0) != nil }
    }
}
