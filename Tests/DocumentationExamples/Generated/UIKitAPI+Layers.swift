// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing

extension Given {
    func example_CAGradientLayer_1() async throws {
        let sky = CAGradientLayer()
        sky.frame = CGRect(x: 0, y: 0, width: 280, height: 160)
        sky.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
        sky.startPoint = CGPoint(x: 0, y: 0)
        sky.endPoint = CGPoint(x: 1, y: 1)
        _ = sky
    }

    func example_CAGradientLayer_CAGradientLayerType_1() async throws {
        let glow = CAGradientLayer()
        glow.type = .radial
        _ = glow
    }

    func example_CALayer_1() async throws {
        let card = UIView(frame: CGRect(x: 16, y: 16, width: 248, height: 120))
        card.layer.cornerRadius = 12
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor.separator.cgColor
        _ = card
    }

    func example_CALayer_CALayerDelegate_1() async throws {
        let owner: (any CALayerDelegate)? = UIView().layer.delegate
        _ = owner
    }

    func example_CALayerNames_CACornerMask_1() async throws {
        let card = UIView()
        card.layer.cornerRadius = 16
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        _ = card
    }

    func example_CALayerNames_CALayerCornerCurve_1() async throws {
        let card = UIView()
        card.layer.cornerCurve = .continuous
        _ = card
    }

    func example_CALayerNames_CALayerContentsGravity_1() async throws {
        let photo = CALayer()
        photo.contentsGravity = .resizeAspectFill
        _ = photo
    }

    func example_CAShapeLayer_1() async throws {
        let ring = CAShapeLayer()
        ring.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 40), transform: nil)
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemGreen.cgColor
        ring.lineWidth = 4
        ring.strokeEnd = 0.75
        _ = ring
    }

    func example_CAShapeLayerNames_CAShapeLayerLineCap_1() async throws {
        let line = CAShapeLayer()
        line.lineCap = .round
        _ = line
    }

    func example_CAShapeLayerNames_CAShapeLayerLineJoin_1() async throws {
        let line = CAShapeLayer()
        line.lineJoin = .round
        _ = line
    }

    func example_CAShapeLayerNames_CAShapeLayerFillRule_1() async throws {
        let hole = CAShapeLayer()
        hole.fillRule = .evenOdd
        _ = hole
    }

    func example_CATransform3D_1() async throws {
        let badge = CALayer()
        badge.transform = CATransform3DMakeScale(1.2, 1.2, 1)
        _ = badge
    }
}
