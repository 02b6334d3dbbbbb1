import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Testing
import ViewLayout

/// A balloon in a transcript looks as it does alone.
@Suite struct TranslatedBalloonTests {
    /// Picture, titles, captions, icon, tail and clip: everything that a move must take along.
    @Test("Moved by whole points, a balloon has the same pixels", arguments: [1, 2, 3])
    func samePixels(scale: Int) throws {
        var traits = TraitCollection()
        traits.displayScale = CGFloat(scale)
        let balloon = try placed(
            template(image: picture(), imageTitle: "Ferry Building", caption: "Dinner at 7?", trailingCaption: "$24"),
            icon: picture(width: 81, height: 60), side: .incoming, traits: traits)
        let renderer = try Renderer()
        let size = balloon.canvasSize
        let alone = try renderer.render(DisplayList(placed: balloon.root, size: size), scale: scale)
        let (x, y) = (13, 29)
        let moved = try renderer.render(
            DisplayList(
                placed: balloon.root.translated(x: CGFloat(x), y: CGFloat(y)),
                size: CGSize(width: size.width + CGFloat(x), height: size.height + CGFloat(y))), scale: scale)
        for row in 0..<alone.height {
            let start = ((row + y * scale) * moved.width + x * scale) * 4
            let original = alone.pixels[(row * alone.width * 4)..<((row + 1) * alone.width * 4)]
            try #require(moved.pixels[start..<(start + alone.width * 4)].elementsEqual(original), "row \(row)")
        }
        #expect(moved.pixels.prefix(moved.width * 4 * y * scale).allSatisfy { $0 == 0 })
    }
}
