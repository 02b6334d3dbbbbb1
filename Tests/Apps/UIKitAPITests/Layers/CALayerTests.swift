import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// What layers draw.
@MainActor struct CALayerTests {
    private func view(_ change: (UIView) -> Void) throws -> DrawnView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        change(view)
        return try DrawnView(view)
    }

    @Test func onlyTheNamedCornersAreRound() throws {
        let drawn = try view { view in
            view.backgroundColor = .red
            view.layer.cornerRadius = 12
            view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        }
        #expect(drawn.pixel(0, 0)[3] == 0 && drawn.pixel(39, 39)[3] == 0)
        #expect(drawn.pixel(39, 0)[3] == 255 && drawn.pixel(0, 39)[3] == 255)
    }

    @Test func theBorderIsInsideAndInFront() throws {
        let drawn = try view { view in
            view.backgroundColor = .white
            view.layer.borderWidth = 3
            view.layer.borderColor = UIColor.blue.cgColor
            let inner = UIView(frame: view.bounds)
            inner.backgroundColor = .red
            view.addSubview(inner)
        }
        #expect(drawn.pixel(2, 20) == [0, 0, 255, 255] && drawn.pixel(3, 20) == [255, 0, 0, 255])
    }

    /// A border has its width along a round corner too, whether all corners are round or some.
    @Test(arguments: [
        CACornerMask.layerMinXMinYCorner, [.layerMinXMinYCorner, .layerMaxXMaxYCorner],
        [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner],
    ]) func aBorderIsAsWideInACorner(_ corners: CACornerMask) throws {
        let drawn = try view { view in
            view.backgroundColor = .white
            (view.layer.cornerRadius, view.layer.maskedCorners) = (12, corners)
            (view.layer.borderWidth, view.layer.borderColor) = (6, UIColor.blue.cgColor)
        }
        let (blue, white): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [255, 255, 255, 255])
        // Inside, the corner has a radius of 6 points around (12, 12).
        #expect(drawn.pixel(0, 0)[3] == 0 && drawn.pixel(6, 6) == blue && drawn.pixel(8, 8) == white)
        #expect(drawn.pixel(5, 20) == blue && drawn.pixel(6, 20) == white && drawn.pixel(34, 20) == blue)
        let isRound = corners.contains(.layerMaxXMaxYCorner)
        #expect((drawn.pixel(39, 39) == blue) == !isRound && (drawn.pixel(33, 33) == white) == !isRound)
    }

    @Test func aGradientRunsBetweenItsEnds() throws {
        let drawn = try view { view in
            let gradient = CAGradientLayer()
            gradient.frame = view.bounds
            gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.5)
            view.layer.addSublayer(gradient)
        }
        #expect(abs(Int(drawn.pixel(20, 5)[0]) - 130) <= 4)
        #expect(drawn.pixel(0, 20)[0] < 10 && drawn.pixel(39, 20)[0] > 245)
    }

    private final class Sky: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test func aViewHasTheLayerOfItsClass() {
        #expect(Sky(frame: .zero).layer is CAGradientLayer)
    }

    @Test func anOutlineIsFilledByItsRule() throws {
        func drawn(_ rule: CAShapeLayerFillRule) throws -> DrawnView {
            try view { view in
                let shape = CAShapeLayer()
                let path = CGMutablePath()
                path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
                path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
                shape.path = path
                shape.fillRule = rule
                view.layer.addSublayer(shape)
            }
        }
        #expect(try drawn(.nonZero).pixel(20, 20)[3] == 255)
        #expect(try drawn(.evenOdd).pixel(20, 20)[3] == 0)
    }

    @Test func aMaskCutsTheLayer() throws {
        let drawn = try view { view in
            view.backgroundColor = .red
            let mask = CAShapeLayer()
            mask.path = CGPath(ellipseIn: view.bounds, transform: nil)
            view.layer.mask = mask
        }
        #expect(drawn.pixel(1, 1)[3] == 0 && drawn.pixel(20, 20) == [255, 0, 0, 255])
    }

    @Test func aLayerInFrontHasTheLargerZ() throws {
        let drawn = try view { view in
            for (color, z) in [(UIColor.red, 1), (.blue, 0)] {
                let layer = CALayer()
                layer.frame = view.bounds
                layer.backgroundColor = color.cgColor
                layer.zPosition = CGFloat(z)
                view.layer.addSublayer(layer)
            }
        }
        #expect(drawn.pixel(20, 20) == [255, 0, 0, 255])
    }

    /// Core Animation cuts the shadow together with what throws it.
    @Test func aLayerThatIsCutThrowsNoShadow() throws {
        func shadow(isCut: Bool) throws -> UInt8 {
            try view { view in
                let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
                box.backgroundColor = .red
                box.layer.shadowOpacity = 1
                box.layer.shadowOffset = CGSize(width: 0, height: 6)
                box.layer.shadowRadius = 1
                box.clipsToBounds = isCut
                view.addSubview(box)
            }.pixel(20, 33)[3]
        }
        #expect(try shadow(isCut: false) > 200)
        #expect(try shadow(isCut: true) == 0)
    }

    /// `CALayerContentsGravity`: a picture of 10 by 20 points in a square of 40. Its topmost eighth is blue, which a picture that
    /// fills the square leaves outside.
    @Test(arguments: [
        (CALayerContentsGravity.resize, true, true, true), (.resizeAspect, false, true, true),
        (.center, false, false, false), (.resizeAspectFill, true, true, false),
    ])
    func contentsAreWhereTheirGravityPutsThem(
        gravity: CALayerContentsGravity, left: Bool, top: Bool, showsBlue: Bool
    ) throws {
        let drawn = try view { view in
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 2.5))
            }
            let layer = CALayer()
            layer.frame = view.bounds
            (layer.contents, layer.contentsGravity, layer.contentsScale) = (image.cgImage, gravity, image.scale)
            view.layer.addSublayer(layer)
        }
        #expect(drawn.pixel(20, 20)[3] == 255)
        #expect((drawn.pixel(4, 20)[3] == 255) == left && (drawn.pixel(20, 4)[3] == 255) == top)
        #expect((drawn.pixel(20, 2)[2] == 255) == showsBlue)
    }
}
