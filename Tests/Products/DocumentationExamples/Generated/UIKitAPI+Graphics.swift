// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_CGContext_Paths_CGPathDrawingMode_1() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            renderer.cgContext.addEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
            renderer.cgContext.drawPath(using: .fillStroke)
        }
        _ = image
    }

    func example_CGContext_Style_CGInterpolationQuality_1() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            renderer.cgContext.interpolationQuality = .high
        }
        _ = image
    }

    func example_CGContext_1() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { renderer in
            let context: CGContext = renderer.cgContext
            context.setFillColor(UIColor.systemIndigo.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
        }
        _ = image
    }

    func example_CGContext_CGBlendMode_1() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            renderer.cgContext.setBlendMode(.clear)
        }
        _ = image
    }

    func example_CGDataProvider_1() async throws {
        let provider = CGDataProvider(data: NSData(data: Data([255, 0, 0, 255])))
        _ = provider
    }

    func example_CGDataProvider_CGColorRenderingIntent_1() async throws {
        let intent = CGColorRenderingIntent.defaultIntent
        _ = intent
    }

    func example_CGGradient_1() async throws {
        let colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor] as CFArray
        let sunset = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
        _ = colors
        _ = sunset
    }

    func example_CGGradient_CGGradientDrawingOptions_1() async throws {
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        _ = options
    }

    func example_CGMutablePath_1() async throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 4))
        let shape = CAShapeLayer()
        shape.path = path
        _ = path
        _ = shape
    }

    func example_CGPath_1() async throws {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        card.layer.shadowPath = CGPath(roundedRect: card.bounds, cornerWidth: 8, cornerHeight: 8, transform: nil)
        _ = card
    }

    func example_CGPath_CGPathFillRule_1() async throws {
        let isInside = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
            .contains(CGPoint(x: 4, y: 4), using: .evenOdd)
        _ = isInside
    }

    func example_LineStyle_CGLineCap_1() async throws {
        let path = UIBezierPath()
        path.lineCapStyle = .round
        _ = path
    }

    func example_LineStyle_CGLineJoin_1() async throws {
        let path = UIBezierPath()
        path.lineJoinStyle = .bevel
        _ = path
    }

    func example_UIBezierPath_1() async throws {
        let bars = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { _ in
            UIColor.systemTeal.setFill()
            UIBezierPath(roundedRect: CGRect(x: 8, y: 20, width: 24, height: 60), cornerRadius: 4).fill()
        }
        _ = bars
    }

    func example_UIGraphicsImageRenderer_1() async throws {
        let layout = MSMessageTemplateLayout()
        layout.image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
            UIBezierPath(ovalIn: CGRect(x: 100, y: 50, width: 100, height: 100)).stroke()
        }
        _ = layout
    }

    func example_UIGraphicsImageRenderer_UIGraphicsImageRendererFormat_1() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200), format: format)
        _ = format
        _ = renderer
    }

    func example_UIGraphicsImageRenderer_UIGraphicsImageRendererContext_1() async throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            context.fill(context.format.scale > 1 ? CGRect(x: 0, y: 0, width: 40, height: 40) : .zero)
        }
        _ = square
    }
}
