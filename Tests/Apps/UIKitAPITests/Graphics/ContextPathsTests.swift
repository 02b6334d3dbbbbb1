import Drawing
import Foundation
import Testing

@testable import UIKitAPI

/// What the drawing calls of a context leave as pixels, as Apple's documentation of `CGContext` describes them.
struct ContextPathsTests {
    private func image(_ side: CGFloat = 40, _ draw: (CGContext) -> Void) -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            $0.cgContext.setFillColor(UIColor.red.cgColor)
            $0.cgContext.setStrokeColor(UIColor.blue.cgColor)
            $0.cgContext.setLineWidth(2)
            draw($0.cgContext)
        }.picture.bitmap
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let nothing: [UInt8] = [0, 0, 0, 0]

    /// "strokeLineSegments(between:)": a line for each pair of points. One that is left over draws nothing.
    @Test func pairsOfPointsAreLines() {
        let points = [(5, 5), (15, 5), (25, 5), (35, 5), (5, 20), (15, 20), (5, 35)].map { CGPoint(x: $0, y: $1) }
        let bitmap = image { $0.strokeLineSegments(between: points) }
        for (x, y) in [(10, 5), (30, 5), (10, 20)] { #expect(bitmap.pixel(x, y) == blue) }
        for (x, y) in [(20, 5), (20, 12), (10, 27)] { #expect(bitmap.pixel(x, y) == nothing) }
    }

    /// "CGPathDrawingMode": a square in a square, which the even-odd rule leaves out, with a line on both edges.
    @Test(arguments: [
        (CGPathDrawingMode.fill, true, true, false), (.eoFill, false, true, false), (.stroke, false, false, true),
        (.fillStroke, true, true, true), (.eoFillStroke, false, true, true),
    ])
    func modesOfDrawing(_ mode: CGPathDrawingMode, hole: Bool, ring: Bool, line: Bool) {
        let bitmap = image { context in
            context.addRects([CGRect(x: 5, y: 5, width: 30, height: 30), CGRect(x: 14, y: 14, width: 12, height: 12)])
            context.drawPath(using: mode)
            // The outline is used up.
            context.drawPath(using: .fill)
        }
        #expect(bitmap.pixel(20, 20) == (hole ? red : nothing) && bitmap.pixel(9, 20) == (ring ? red : nothing))
        #expect(
            bitmap.pixel(4, 20) == (line ? blue : nothing)
                && bitmap.pixel(20, 13) == (line ? blue : bitmap.pixel(9, 20)))
    }

    /// A clip holds in its own state, and not in one that comes after it.
    @Test func clipsOfStatesOneAfterTheOther() {
        let bitmap = image { context in
            for (x, color) in [(0, UIColor.red), (20, .blue)] {
                context.saveGState()
                context.clip(to: CGRect(x: x, y: 0, width: 10, height: 40))
                context.setFillColor(color.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
                context.restoreGState()
            }
        }
        #expect([5, 15, 25, 35].map { bitmap.pixel($0, 20) } == [red, nothing, blue, nothing])
    }

    /// "clip(to:)" of rectangles takes their union, and "clip(using:)" a rule.
    @Test func clipsOfSeveralRectangles() {
        let rects = [CGRect(x: 5, y: 5, width: 30, height: 30), CGRect(x: 14, y: 14, width: 12, height: 12)]
        func drawn(_ clip: (CGContext) -> Void) -> [[UInt8]] {
            let bitmap = image { context in
                clip(context)
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            return [2, 10, 20].map { bitmap.pixel($0, 20) }
        }
        #expect(drawn { $0.clip(to: rects) } == [nothing, red, red])
        #expect(
            drawn { context in
                context.addRects(rects); context.clip()
            } == [nothing, red, red])
        #expect(
            drawn { context in
                context.addRects(rects); context.clip(using: .evenOdd)
            } == [nothing, red, nothing])
    }

    /// "concatenate(_:)" and its like: what is said last is done first to what is drawn.
    @Test func mapsAreDoneFromTheLastToTheFirst() {
        func place(_ change: (CGContext) -> Void) -> CGPoint {
            let context = CGContext(size: CGSize(width: 40, height: 40))
            context.translateBy(x: 10, y: 20)
            change(context)
            return CGPoint(x: 1, y: 2).applying(context.ctm)
        }
        #expect(place { $0.scaleBy(x: 2, y: 3) } == CGPoint(x: 12, y: 26))
        #expect(place { $0.concatenate(CGAffineTransform(scaleX: 2, y: 3)) } == CGPoint(x: 12, y: 26))
        let turned = place { $0.rotate(by: .pi / 2) }
        #expect(abs(turned.x - 8) < 1e-9 && abs(turned.y - 21) < 1e-9)
        #expect(
            place { $0.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)) } == CGPoint(x: 12, y: 21))
    }

    /// "setShadow(offset:blur:color:)": a copy of the shape, moved by the offset; nil takes it away again.
    @Test func aShadowIsMovedByItsOffset() {
        let bitmap = image { context in
            context.setShadow(offset: CGSize(width: 12, height: 5), blur: 0, color: UIColor.blue.cgColor)
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.setShadow(offset: CGSize(width: 12, height: 5), blur: 0)
            context.fill(CGRect(x: 5, y: 25, width: 10, height: 10))
            context.setShadow(offset: CGSize(width: 12, height: 5), blur: 0, color: nil)
            context.fill(CGRect(x: 28, y: 0, width: 2, height: 2))
        }
        #expect(bitmap.pixel(10, 10) == red && bitmap.pixel(22, 15) == blue && bitmap.pixel(29, 1) == red)
        #expect(bitmap.pixel(16, 15) == nothing && bitmap.pixel(22, 9) == nothing && bitmap.pixel(39, 6) == nothing)
        // The standard shadow is black with a third of the opacity.
        #expect(bitmap.pixel(22, 35) == [0, 0, 0, 85])
    }

    /// The softness has a deviation of half the blur, as in the canvas of HTML: at one deviation from the edge of a shadow
    /// there are 16 % of it, at none half, and inside 84 %.
    @Test func aShadowIsSoftByHalfItsBlur() {
        let bitmap = image(80) { context in
            context.setShadow(offset: CGSize(width: 0, height: 40), blur: 8, color: UIColor.blue.cgColor)
            context.fill(CGRect(x: -40, y: -20, width: 160, height: 40))
        }
        // The shadow ends at 60 points, between two pixels.
        for (rows, share) in [((63, 64), 0.16), ((59, 60), 0.5), ((55, 56), 0.84)] {
            let mean = (Double(bitmap.pixel(40, rows.0)[3]) + Double(bitmap.pixel(40, rows.1)[3])) / 2
            #expect(abs(mean / 255 - share) < 0.03, "\(rows): \(mean)")
        }
    }

    /// "draw(in:blendMode:alpha:)" and "draw(at:blendMode:alpha:)": the picture with an opacity; at a point in its own size.
    @Test func picturesAreDrawnWithAnOpacity() {
        let source = UIImage(
            Picture(bitmap: image(10) { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }, scale: 1))
        let bitmap = image { _ in
            source.draw(in: CGRect(x: 0, y: 0, width: 20, height: 5), blendMode: .normal, alpha: 0.5)
            source.draw(at: CGPoint(x: 5, y: 20), blendMode: .normal, alpha: 0.25)
            source.draw(at: CGPoint(x: 25, y: 20))
        }
        #expect(abs(Int(bitmap.pixel(18, 3)[3]) - 128) <= 1 && bitmap.pixel(18, 6) == nothing)
        #expect(abs(Int(bitmap.pixel(14, 29)[3]) - 64) <= 1 && bitmap.pixel(14, 31) == nothing)
        #expect(bitmap.pixel(34, 29) == red && bitmap.pixel(24, 29) == nothing && bitmap.pixel(35, 29) == nothing)
    }

    /// "scale": the pixels per point; "a value of 0.0" is that of the screen.
    @Test(arguments: [1, 2, 0] as [CGFloat]) func oldContextsHaveTheirScale(_ scale: CGFloat) throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 5), false, scale)
        defer { UIGraphicsEndImageContext() }
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        let pixels = scale == 0 ? CGFloat(CurrentViewer.traits.pixelsPerPoint) : scale
        #expect(
            image.scale == pixels && image.size == CGSize(width: 4, height: 5)
                && image.picture.bitmap.pixel(1, 1) == nothing)
        #expect(image.picture.bitmap.width == Int(4 * pixels) && image.picture.bitmap.height == Int(5 * pixels))
    }
}
