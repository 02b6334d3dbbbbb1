import BalloonLayouts
import Balloons
import CPeers
import Drawing
import Foundation
import Typesetting
import UIKitAPI
import ViewLayout

/// A balloon of 320 by 240 points with a picture, an icon and five texts, and what is measured of drawing it at 3x.
package final class BalloonDrawing {
    private let layout: BalloonLayout
    private let context: LayoutContext
    private let renderer: BalloonRenderer
    private let cairo: OpaquePointer
    private static let texts = ["Blue Bottle", "Coffee at ten?", "2 of 3", "Table for three", "Saturday"]

    /// - Parameter fonts: the fonts of both.
    package init(fonts: FontCascade) throws {
        let photograph = try PictureFile.decode(contentsOf: Folders.pictures + "/coffee@3x.jpg")
        let icon = try PictureFile.decode(contentsOf: Folders.repository + "/Examples/images/icon-table.png")
        let template = MSMessageTemplateLayout()
        template.image = UIImage(photograph)
        (template.imageTitle, template.caption, template.trailingCaption) = (
            Self.texts[0], Self.texts[1], Self.texts[2]
        )
        (template.subcaption, template.trailingSubcaption) = (Self.texts[3], Self.texts[4])
        let message = MSMessage()
        message.layout = template
        layout = try BalloonLayout(message: message, icon: UIImage(icon))
        var traits = TraitCollection()
        // Leaves 320 points for the balloon (facts 5.1).
        traits.transcriptWidth = 450
        traits.displayScale = 3
        context = LayoutContext(traits: traits, fonts: fonts)
        renderer = try BalloonRenderer()
        let cairo = cairo_peer_open(
            Folders.fonts, Folders.cache, Self.cairoPixels(photograph.bitmap), Int32(photograph.bitmap.width),
            Int32(photograph.bitmap.height), Self.cairoPixels(icon.bitmap), Int32(icon.bitmap.width),
            Int32(icon.bitmap.height))
        guard let cairo else { throw PeerFailure(name: "cairo") }
        self.cairo = cairo
    }

    /// The balloon, laid out and drawn.
    package func draw() throws -> Bitmap { try renderer.picture(of: layout.place(in: context)) }

    /// Cairo's bytes of premultiplied pixels: blue first on little-endian machines.
    private static func cairoPixels(_ bitmap: Bitmap) -> [UInt8] {
        var pixels = bitmap.pixels
        for red in stride(from: 0, to: pixels.count, by: 4) { pixels.swapAt(red, red + 2) }
        return pixels
    }

    /// Layout and drawing, glyphs and scaled pictures cached.
    package func drawing() throws -> Scenario {
        let picture = try draw()
        return Scenario(
            name: "drawing a balloon with its layout, \(picture.width) x \(picture.height) pixels", operations: 1,
            balloon: Contender(name: ContenderName.balloon) { Double(try self.draw().pixels[4 * 400_000]) },
            others: [
                Contender(name: "cairo + Pango") {
                    let strings = Self.texts.map { strdup($0) }
                    defer { for string in strings { free(string) } }
                    var pointers = strings.map { UnsafePointer<CChar>($0) }
                    return cairo_peer_draw(self.cairo, &pointers)
                }
            ],
            goals: [.times(1, of: "cairo + Pango")])
    }

    /// Pictures whose files are measured: the balloon above, and the flat ones of the examples.
    package func pictures() throws -> [(name: String, bitmap: Bitmap, isFlat: Bool)] {
        let goldens = Folders.repository + "/Goldens"
        let flat = try ["dinner-invitation@en", "caption-only-poll@L_light", "thai-restaurant@L"].map { name in
            (name, try PictureFile.decode(contentsOf: "\(goldens)/\(name).png").bitmap, true)
        }
        return [("the photograph balloon", try draw(), false)] + flat
    }

    /// Writing a picture as a PNG.
    package static func encoding(_ name: String, _ bitmap: Bitmap, isFlat: Bool) -> Scenario {
        let straight = straightPixels(bitmap)
        return Scenario(
            name: "PNG of \(name), \(bitmap.width) x \(bitmap.height)", operations: 1,
            balloon: Contender(name: ContenderName.balloon) { Double(bitmap.png().count) },
            others: [
                Contender(name: "libpng 6") {
                    Double(libpng_peer_encode(straight, Int32(bitmap.width), Int32(bitmap.height), 6))
                }
            ],
            goals: [.fasterBy(isFlat ? 4 : 7, than: "libpng 6")])
    }

    private static func straightPixels(_ bitmap: Bitmap) -> [UInt8] {
        var pixels = bitmap.pixels
        for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] != 255 && pixels[index + 3] != 0 {
            let alpha = Int(pixels[index + 3])
            for component in 0..<3 {
                pixels[index + component] = UInt8(min(255, (Int(pixels[index + component]) * 255 + alpha / 2) / alpha))
            }
        }
        return pixels
    }
}
