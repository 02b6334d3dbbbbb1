import Drawing
import Foundation
import Typesetting
import ViewLayout

/// Draws the words of contact sheets and maps with the engine itself, so that no font of the host is in the picture.
package struct Label {
    private let context: LayoutContext
    private let renderer: Renderer

    package init(fonts: FontCascade, renderer: Renderer) {
        var traits = TraitCollection()
        traits.displayScale = 1
        context = LayoutContext(traits: traits, fonts: fonts)
        self.renderer = renderer
    }

    /// Draws words in one line on a transparent background.
    /// - Parameter fontSize: in points, which are the picture's pixels.
    package func bitmap(_ words: String, color: Color, fontSize: CGFloat = 16) throws -> Bitmap {
        let line = try line(words, color: color, fontSize: fontSize)
        return try renderer.render(line, scale: 1)
    }

    /// Draws words in as many lines as a width needs, on a transparent background.
    package func paragraph(_ words: String, color: Color, fontSize: CGFloat, width: CGFloat) throws -> Bitmap {
        let text = Text(words, font: .system(size: fontSize, weight: .medium), color: .literal(color))
        let measured = try text.measure(ProposedSize(width: width, height: nil), in: context)
        let size = CGSize(width: width.rounded(.up), height: measured.size.height.rounded(.up))
        let node = text.place(measured, in: CGRect(origin: .zero, size: size), context: context)
        return try renderer.render(DisplayList(placed: node, size: size), scale: 1)
    }

    /// Sets words in one line. The size is in points.
    func line(
        _ words: String, color: Color, fontSize: CGFloat, weight: FontWeight = .medium, at corner: CGPoint = .zero
    ) throws -> DisplayList {
        let text = Text(words, font: .system(size: fontSize, weight: weight), color: .literal(color), lineLimit: 1)
        let measured = try text.measure(.unspecified, in: context)
        let size = CGSize(width: measured.size.width.rounded(.up) + 1, height: measured.size.height.rounded(.up))
        let node = text.place(measured, in: CGRect(origin: corner, size: size), context: context)
        return DisplayList(placed: node, size: size)
    }
}
