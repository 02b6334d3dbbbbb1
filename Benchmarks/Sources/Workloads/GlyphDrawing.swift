import BalloonLayouts
import Balloons
import Drawing
import Typesetting
import ViewLayout

/// A balloon full of text, drawn once as it is and once with letters that do not show. All but the glyphs is the same,
/// so the difference of the times is what the glyphs cost.
package final class GlyphDrawing {
    private let renderer: BalloonRenderer
    private let shown, hidden: PlacedBalloon
    /// The bytes of the pixels that the glyphs change, fewer than those of the boxes that are written.
    package let changedBytes: Int
    private var source, target: [UInt8]

    package init(fonts: FontCascade) throws {
        renderer = try BalloonRenderer()
        func balloon(color: String) throws -> PlacedBalloon {
            let words = Array(repeating: "Dinner at seven, table for three by the window?", count: 9)
            let scene = try BalloonScene(
                text: """
                    message:
                      layout:
                        live:
                          view: {text: "\(words.joined(separator: " "))", color: "\(color)"}
                          contentSize: {width: 320, height: 240}
                          alternate: {caption: Dinner}
                    traits: {displayScale: 3, transcriptWidth: 450}
                    """, file: "glyphs.yaml")
            return try scene.layout(fonts: fonts)
        }
        shown = try balloon(color: "#000000ff")
        hidden = try balloon(color: "#00000000")
        let pictures = (try renderer.picture(of: shown), try renderer.picture(of: hidden))
        changedBytes =
            stride(from: 0, to: pictures.0.pixels.count, by: 4).count { start in
                pictures.0.pixels[start..<start + 4] != pictures.1.pixels[start..<start + 4]
            } * 4
        source = [UInt8](repeating: 7, count: changedBytes)
        target = [UInt8](repeating: 0, count: changedBytes)
    }

    package var withGlyphs: Contender {
        Contender(name: "with glyphs") { Double(try self.renderer.picture(of: self.shown).pixels.count) }
    }

    package var withoutGlyphs: Contender {
        Contender(name: "without glyphs") { Double(try self.renderer.picture(of: self.hidden).pixels.count) }
    }

    /// Copies as many bytes as the glyphs change.
    package var copying: Contender {
        Contender(name: "memcpy") {
            self.source[0] &+= 1
            self.target.withUnsafeMutableBytes { target in
                self.source.withUnsafeBytes { target.copyMemory(from: $0) }
            }
            return Double(self.target[0])
        }
    }
}
