import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Typesetting
import UIKitAPI
import ViewLayout

/// A view as a live balloon draws it.
struct DrawnView {
    let node: PlacedNode?
    let pixels: Bitmap
    let record: String

    /// Draws a view at a pixel a point, on a canvas of its own size.
    @MainActor init(_ view: UIView, traits: TraitCollection = TraitCollection(), scale: Int = 1) throws {
        let context = LayoutContext(traits: traits, fonts: try .bundled())
        node = try CurrentViewer.run(in: context) { try view.placed(at: .zero, in: context) }
        let list = DisplayList(
            size: view.bounds.size, items: node.map { DisplayList(placed: $0, size: view.bounds.size).items } ?? [])
        pixels = try Renderer().render(list, scale: scale)
        record = node.map { LayoutRecord(placed: $0).text } ?? ""
    }

    /// Red, green, blue and alpha of a pixel, premultiplied.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { pixels.pixel(x, y) }
}

extension Bitmap {
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(pixels[((y * width + x) * 4)...].prefix(4)) }
}
