import Drawing
import Foundation
import Typesetting
import ViewLayout

/// Draws the words of a contact sheet with the engine itself, so that no font of the host is in the picture.
struct SheetLabel {
    private let context: LayoutContext
    private let renderer: Renderer

    /// A label's size in points, which are the sheet's pixels.
    private static let fontSize: CGFloat = 16

    init(fonts: FontCascade, renderer: Renderer) {
        var traits = TraitCollection()
        traits.displayScale = 1
        context = LayoutContext(traits: traits, fonts: fonts)
        self.renderer = renderer
    }

    /// The words in one line, on nothing.
    func bitmap(_ words: String, color: Color) throws -> Bitmap {
        let text = Text(
            words, font: .system(size: Self.fontSize, weight: .medium), color: .literal(color), lineLimit: 1)
        let measured = try text.measure(.unspecified, in: context)
        let size = CGSize(width: measured.size.width.rounded(.up) + 1, height: measured.size.height.rounded(.up))
        let node = text.place(measured, in: CGRect(origin: .zero, size: size), context: context)
        return try renderer.render(DisplayList(placed: node, size: size), scale: 1)
    }
}
