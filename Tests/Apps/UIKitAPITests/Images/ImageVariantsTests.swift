import Drawing
import Foundation
import Testing
import UIKitAPI

/// Pictures that are cut, tinted and drawn by the old functions.
@MainActor struct ImageVariantsTests {
    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let nothing: [UInt8] = [0, 0, 0, 0]

    private func image(_ side: CGFloat = 20, scale: CGFloat = 1, _ draw: () -> Void) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: side), false, scale)
        defer { UIGraphicsEndImageContext() }
        UIColor.red.set()
        draw()
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }

    /// "cropping(to:)": the pixels in a rectangle, out to whole ones, of those that there are; nil where there are none.
    @Test func picturesAreCut() throws {
        let source = try #require(image { UIRectFill(CGRect(x: 5, y: 10, width: 3, height: 2)) }.cgImage)
        let part = try #require(source.cropping(to: CGRect(x: 4, y: 9, width: 5, height: 4)))
        #expect(part.width == 5 && part.height == 4)
        let bitmap = part.picture.bitmap
        #expect(bitmap.pixel(1, 1) == red && bitmap.pixel(3, 2) == red && bitmap.pixel(0, 1) == nothing)
        #expect(bitmap.pixel(1, 0) == nothing && bitmap.pixel(4, 2) == nothing && bitmap.pixel(1, 3) == nothing)
        let edge = try #require(source.cropping(to: CGRect(x: 15.5, y: -5, width: 10, height: 8)))
        #expect(edge.width == 5 && edge.height == 3)
        #expect(source.cropping(to: CGRect(x: 20, y: 0, width: 5, height: 5)) == nil)
    }

    /// An asset has the image of the style, and another style has its first.
    @Test func anAssetHasAnImageForEachStyle() {
        let (asset, light, dark) = (UIImageAsset(), image(10) {}, image(20) {})
        #expect(asset.image(with: .current).size == .zero)
        for (style, image) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
            asset.register(image, with: UITraitCollection(userInterfaceStyle: style))
        }
        let styles = [UITraitCollection(userInterfaceStyle: .light), .init(userInterfaceStyle: .dark), .init()]
        #expect(styles.map { asset.image(with: $0) } == [light, dark, light])
    }

    /// A template has one colour: its own tint, or that of the view; an original keeps its colours.
    @Test(arguments: [
        (UIImage.RenderingMode.automatic, false), (.alwaysOriginal, false), (.alwaysTemplate, true),
    ])
    func templatesHaveTheTint(_ mode: UIImage.RenderingMode, isTinted: Bool) throws {
        let source = image { UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
        let view = UIImageView(image: source.withRenderingMode(mode))
        view.tintColor = .blue
        let drawn = try DrawnView(view)
        #expect(drawn.pixel(5, 5) == (isTinted ? blue : red) && drawn.pixel(5, 15) == nothing)
        let own = UIImageView(image: source.withTintColor(.green))
        own.tintColor = .blue
        #expect(try DrawnView(own).pixel(5, 5) == [0, 255, 0, 255])
        #expect(source.withTintColor(.green, renderingMode: mode).renderingMode == mode)
    }

    /// "UIRectFrame": a line of a point inside the edge; "UIRectClip": what is drawn afterwards is inside.
    @Test func oldFunctionsDraw() {
        let frame = image { UIRectFrame(CGRect(x: 4, y: 6, width: 10, height: 8)) }.picture.bitmap
        for (x, y) in [(4, 6), (13, 13), (4, 10), (8, 6), (13, 10), (8, 13)] { #expect(frame.pixel(x, y) == red) }
        for (x, y) in [(3, 10), (5, 7), (12, 12), (14, 10), (8, 14)] { #expect(frame.pixel(x, y) == nothing) }
        let clipped = image {
            UIRectClip(CGRect(x: 4, y: 6, width: 10, height: 8))
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }.picture.bitmap
        #expect(clipped.pixel(4, 6) == red && clipped.pixel(13, 13) == red)
        #expect(clipped.pixel(3, 6) == nothing && clipped.pixel(4, 5) == nothing && clipped.pixel(14, 13) == nothing)
    }

    /// "addClip()", with the rule of the path; "stroke(with:alpha:)" and "fill(with:alpha:)" leave the state as it was.
    @Test func pathsClipAndDrawWithAnOpacity() {
        let ring = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 16, height: 16))
        ring.append(UIBezierPath(rect: CGRect(x: 6, y: 6, width: 8, height: 8)))
        for isEvenOdd in [false, true] {
            ring.usesEvenOddFillRule = isEvenOdd
            let clipped = image {
                ring.addClip()
                UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }.picture.bitmap
            #expect(clipped.pixel(1, 10) == nothing && clipped.pixel(4, 10) == red)
            #expect(clipped.pixel(10, 10) == (isEvenOdd ? nothing : red))
        }
        let faint = image {
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8)).fill(with: .normal, alpha: 0.5)
            let line = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 8, height: 8))
            line.lineWidth = 2
            line.stroke(with: .normal, alpha: 0.25)
            UIRectFill(CGRect(x: 10, y: 0, width: 5, height: 5))
        }.picture.bitmap
        #expect(abs(Int(faint.pixel(4, 4)[3]) - 128) <= 1 && abs(Int(faint.pixel(9, 14)[3]) - 64) <= 1)
        #expect(faint.pixel(14, 14) == nothing && faint.pixel(12, 2) == red)
    }

    /// A renderer of a rectangle draws what is in it; "opaque" begins black.
    @Test func aRendererDrawsItsRectangle() {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (2, true)
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 8, height: 6), format: format)
        let bitmap = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 12, y: 21, width: 2, height: 3))
            context.fill(CGRect(x: 16, y: 24, width: 1, height: 1), blendMode: .clear)
        }.picture.bitmap
        #expect(bitmap.width == 16 && bitmap.height == 12)
        #expect(bitmap.pixel(4, 2) == red && bitmap.pixel(7, 7) == red && bitmap.pixel(3, 2) == [0, 0, 0, 255])
        #expect(
            bitmap.pixel(4, 8) == [0, 0, 0, 255] && bitmap.pixel(12, 8) == nothing && bitmap.pixel(14, 8)[3] == 255)
    }

    /// A variant changes one thing; caps can be taken away again.
    @Test func variantsChangeOneThing() {
        let source = image { UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let capped = source.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: caps)
        #expect(capped.capInsets == caps && capped.renderingMode == .alwaysTemplate && source.capInsets == .zero)
        let all = [
            capped, capped.resizableImage(withCapInsets: .zero),
            capped.resizableImage(withCapInsets: .zero, resizingMode: .stretch), capped.withTintColor(.red),
            capped.withRenderingMode(.alwaysOriginal), capped.withTintColor(.red, renderingMode: .automatic),
        ]
        #expect(all.map(\.capInsets) == [caps, .zero, .zero, caps, caps, caps])
        let template = UIImage.RenderingMode.alwaysTemplate
        #expect(all.map(\.renderingMode) == [template, template, template, template, .alwaysOriginal, .automatic])
        #expect(all.allSatisfy { $0.size == source.size && $0.scale == source.scale })
    }
}
