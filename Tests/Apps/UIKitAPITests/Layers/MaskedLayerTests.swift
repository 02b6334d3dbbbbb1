import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// What a mask cuts, and what it does not.
@MainActor struct MaskedLayerTests {
    private func flattened(_ node: PlacedNode) -> [PlacedNode] { [node] + node.children.flatMap(flattened) }

    /// Core Animation cuts the content of a layer, and adds its opacity, its shadow and its rotation once.
    @Test func opacityShadowAndRotationAreAppliedOnce() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        box.backgroundColor = .red
        box.layer.shadowOpacity = 1
        box.layer.opacity = 0.5
        box.transform = CGAffineTransform(rotationAngle: .pi / 6)
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: box.bounds, transform: nil)
        box.layer.mask = mask
        view.addSubview(box)
        let nodes = flattened(try #require(try DrawnView(view).node))
        let masks = nodes.filter { $0.kind == .mask }
        #expect(masks.count == 1)
        #expect(masks[0].shadow != nil && masks[0].opacity == 0.5 && abs(masks[0].turnedBy - 30) < 1e-6)
        #expect(nodes.count { $0.shadow != nil } == 1)
        #expect(nodes.count { $0.opacity != 1 } == 1)
        #expect(nodes.count { $0.turnedBy != 0 } == 1)
    }

    /// Half of black is 128 of 255, with a mask as without.
    @Test func aMaskDoesNotDimTwice() throws {
        func alpha(isMasked: Bool) throws -> UInt8 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            let box = UIView(frame: view.bounds)
            box.backgroundColor = .black
            box.alpha = 0.5
            if isMasked {
                let mask = CAShapeLayer()
                mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)
                box.layer.mask = mask
            }
            view.addSubview(box)
            let drawn = try DrawnView(view)
            #expect((drawn.pixel(20, 30)[3] == 0) == isMasked)
            return drawn.pixel(20, 10)[3]
        }
        #expect(try abs(Int(alpha(isMasked: false)) - 128) <= 1)
        #expect(try alpha(isMasked: true) == alpha(isMasked: false))
    }

    /// What a view draws by itself has the opacity and the shadow of its layer once.
    @Test func looksAreThoseOfTheLayer() throws {
        let label = UILabel()
        label.text = "A"
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        for box in [label, UIImageView(image: image)] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            box.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            (box.layer.shadowOpacity, box.layer.opacity) = (1, 0.5)
            box.transform = CGAffineTransform(rotationAngle: .pi / 6)
            view.addSubview(box)
            let nodes = flattened(try #require(try DrawnView(view).node))
            #expect(nodes.count { $0.shadow != nil } == 1 && nodes.count { $0.opacity == 0.5 } == 1)
            #expect(nodes.count { abs($0.turnedBy - 30) < 1e-6 } == 1)
        }
    }
}
