import Drawing
import Foundation
import Testing
import UIKitAPI

/// Layers and views that are drawn into a picture.
@MainActor struct RenderedLayerTests {
    private func image(_ draw: (CGContext) -> Void) -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { draw($0.cgContext) }
            .picture.bitmap
    }

    /// "render(in:)": "Renders in the coordinate space of the layer", so that its own place does not count.
    @Test(arguments: [(0, 0), (7, 0), (0, 9), (50, 60)]) func aLayerIsDrawnInItsOwnCoordinates(x: Int, y: Int) {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        view.frame = CGRect(x: x, y: y, width: 20, height: 10)
        (view.backgroundColor, root.backgroundColor) = (.red, .blue)
        root.addSubview(view)
        let drawn = image { view.layer.render(in: $0) }
        let found = [(0, 0), (19, 9), (20, 5), (5, 10)].map { drawn.pixel($0, $1) }
        #expect(found == [[255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]])
    }

    /// "drawHierarchy(in:afterScreenUpdates:)": the view fills the rectangle.
    @Test func aViewIsDrawnInARectangle() {
        let view = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 10))
        view.backgroundColor = .red
        let drawn = image { _ in
            view.drawHierarchy(in: CGRect(x: 10, y: 5, width: 20, height: 10), afterScreenUpdates: true)
        }
        let found = [(10, 5), (29, 14), (9, 5), (10, 4), (30, 14), (29, 15)].map { drawn.pixel($0, $1)[3] }
        #expect(found == [255, 255, 0, 0, 0, 0])
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
}
