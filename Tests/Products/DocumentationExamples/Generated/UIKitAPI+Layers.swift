// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_CAAnimation_1() async throws {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        fade.duration = 0.3
        CALayer().add(fade, forKey: "fade")
        _ = fade
    }

    func example_CAAnimation_CAAnimationDelegate_1() async throws {
        final class Watcher: CAAnimationDelegate {}
    }

    func example_CAAnimation_CAPropertyAnimation_1() async throws {
        let animation: CAPropertyAnimation = CABasicAnimation(keyPath: "position.x")
        animation.isAdditive = true
        _ = animation
    }

    func example_CAAnimation_CABasicAnimation_1() async throws {
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.byValue = Double.pi
        _ = turn
    }

    func example_CAAnimation_CASpringAnimation_1() async throws {
        let spring = CASpringAnimation(keyPath: "position.y")
        spring.damping = 5
        _ = spring
    }

    func example_CAAnimation_CAKeyframeAnimation_1() async throws {
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, 10, -10, 0]
        _ = shake
    }

    func example_CAAnimation_CAAnimationGroup_1() async throws {
        let group = CAAnimationGroup()
        group.animations = [CABasicAnimation(keyPath: "opacity")]
        _ = group
    }

    func example_CAAnimation_CATransition_1() async throws {
        let change = CATransition()
        change.type = .fade
        _ = change
    }

    func example_CAAnimationNames_CAMediaTimingFunction_1() async throws {
        let slow = CAMediaTimingFunction(name: .easeInEaseOut)
        _ = slow
    }

    func example_CAAnimationNames_CAMediaTimingFunctionName_1() async throws {
        let name = CAMediaTimingFunctionName.easeIn
        _ = name
    }

    func example_CAAnimationNames_CAMediaTimingFillMode_1() async throws {
        let mode = CAMediaTimingFillMode.forwards
        _ = mode
    }

    func example_CAAnimationNames_CATransitionType_1() async throws {
        let type = CATransitionType.push
        _ = type
    }

    func example_CAAnimationNames_CATransitionSubtype_1() async throws {
        let side = CATransitionSubtype.fromLeft
        _ = side
    }

    func example_CAEmitterLayer_1() async throws {
        let confetti = CAEmitterLayer()
        confetti.emitterCells = [CAEmitterCell()]
        _ = confetti
    }

    func example_CAEmitterLayer_CAEmitterCell_1() async throws {
        let flake = CAEmitterCell()
        flake.birthRate = 10
        _ = flake
    }

    func example_CAEmitterLayer_CAEmitterLayerEmitterShape_1() async throws {
        let shape = CAEmitterLayerEmitterShape.line
        _ = shape
    }

    func example_CAEmitterLayer_CAEmitterLayerEmitterMode_1() async throws {
        let mode = CAEmitterLayerEmitterMode.outline
        _ = mode
    }

    func example_CAEmitterLayer_CAEmitterLayerRenderMode_1() async throws {
        let mode = CAEmitterLayerRenderMode.additive
        _ = mode
    }

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

    func example_CAShapeLayer_CAShapeLayerLineCap_1() async throws {
        let line = CAShapeLayer()
        line.lineCap = .round
        _ = line
    }

    func example_CAShapeLayer_CAShapeLayerLineJoin_1() async throws {
        let line = CAShapeLayer()
        line.lineJoin = .round
        _ = line
    }

    func example_CAShapeLayer_CAShapeLayerFillRule_1() async throws {
        let hole = CAShapeLayer()
        hole.fillRule = .evenOdd
        _ = hole
    }

    func example_CATransaction_1() async throws {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.commit()
    }

    func example_CATransaction_CADisplayLink_1() async throws {
        let link = CADisplayLink(target: NSObject(), selector: Selector("step"))
        link.invalidate()
        _ = link
    }

    func example_CATransaction_CAFrameRateRange_1() async throws {
        let range = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        _ = range
    }

    func example_CATransform3D_1() async throws {
        let badge = CALayer()
        badge.transform = CATransform3DMakeScale(1.2, 1.2, 1)
        _ = badge
    }
}
