import Drawing
import Foundation
import Testing
import UIKitAPI

/// What code draws comes out as pixels.
struct CGContextTests {
    private func image(_ size: CGFloat = 40, _ draw: (CGContext) -> Void) -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image {
            draw($0.cgContext)
        }.picture.bitmap
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let nothing: [UInt8] = [0, 0, 0, 0]

    @Test func fillsAndMaps() {
        let bitmap = image { context in
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.translateBy(x: 20, y: 10)
            context.scaleBy(x: 2, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 39, width: 1, height: 1))
        }
        #expect(bitmap.pixel(20, 10) == red && bitmap.pixel(29, 14) == red)
        #expect(bitmap.pixel(30, 12) == nothing && bitmap.pixel(19, 12) == nothing && bitmap.pixel(0, 39) == red)
    }

    /// A line of 4 points lies 2 points on each side of its path.
    @Test(arguments: [(CGLineCap.butt, 10, 30), (.square, 8, 32), (.round, 8, 32)])
    func linesHaveTheirWidthAndEnds(cap: CGLineCap, start: Int, end: Int) {
        let bitmap = image { context in
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(4)
            context.setLineCap(cap)
            context.move(to: CGPoint(x: 10, y: 20))
            context.addLine(to: CGPoint(x: 30, y: 20))
            context.strokePath()
        }
        #expect(bitmap.pixel(20, 18) == red && bitmap.pixel(20, 21) == red)
        #expect(bitmap.pixel(20, 17) == nothing && bitmap.pixel(20, 22) == nothing)
        #expect(bitmap.pixel(start, 20)[3] > 100 && bitmap.pixel(start - 1, 20) == nothing)
        #expect(bitmap.pixel(end - 1, 20)[3] > 100 && bitmap.pixel(end, 20) == nothing)
    }

    @Test(arguments: [(CGLineJoin.miter, true), (.bevel, false), (.round, false)])
    func cornersAreJoined(join: CGLineJoin, hasTip: Bool) {
        let bitmap = image { context in
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(8)
            context.setLineJoin(join)
            context.addLines(between: [CGPoint(x: 5, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 35)])
            context.strokePath()
        }
        #expect((bitmap.pixel(33, 6) == red) == hasTip)
        #expect(bitmap.pixel(30, 9) == red)
    }

    @Test func dashesAndGapsTakeTurns() {
        let bitmap = image { context in
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(2)
            context.setLineDash(phase: 5, lengths: [10, 5])
            context.move(to: CGPoint(x: 0, y: 20))
            context.addLine(to: CGPoint(x: 40, y: 20))
            context.strokePath()
        }
        let drawn = (0..<40).map { bitmap.pixel($0, 20) == red }
        #expect(drawn == (0..<40).map { ($0 + 5) % 15 < 10 })
    }

    @Test func clipsHoldUntilTheStateIsRestored() {
        let bitmap = image { context in
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
            context.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
            context.clip()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.restoreGState()
            context.fill(CGRect(x: 35, y: 0, width: 5, height: 5))
        }
        #expect(bitmap.pixel(15, 20) == red && bitmap.pixel(25, 20) == nothing && bitmap.pixel(2, 2) == nothing)
        #expect(bitmap.pixel(37, 2) == red)
    }

    @Test func clearTakesAwayWhatWasDrawn() {
        let bitmap = image { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
            context.setBlendMode(.clear)
            context.fillEllipse(in: CGRect(x: 24, y: 24, width: 10, height: 10))
            context.setBlendMode(.normal)
            context.fill(CGRect(x: 12, y: 12, width: 2, height: 2))
        }
        #expect(bitmap.pixel(11, 11) == nothing && bitmap.pixel(29, 29) == nothing)
        #expect(bitmap.pixel(12, 12) == red && bitmap.pixel(5, 5) == red)
    }

    @Test func opacityIsThatOfTheContextAndTheColour() {
        let bitmap = image { context in
            context.setAlpha(0.5)
            context.setFillColor(UIColor.red.withAlphaComponent(0.5).cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(abs(Int(bitmap.pixel(20, 20)[3]) - 64) <= 1)
    }

    /// Without options nothing lies beyond the ends.
    @Test func linearGradientsEndWhereTheyShould() {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        func drawn(_ options: CGGradientDrawingOptions) -> Bitmap {
            image { context in
                guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) else { return }
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
            }
        }
        #expect(drawn([]).pixel(5, 20) == nothing && drawn([]).pixel(35, 20) == nothing)
        #expect(drawn(.drawsBeforeStartLocation).pixel(5, 20) == red)
        #expect(drawn([]).pixel(20, 20)[0] > 110 && drawn([]).pixel(20, 20)[2] > 110)
    }

    @Test func radialGradientsGrowFromTheirMiddle() {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let bitmap = image { context in
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            let middle = CGPoint(x: 20, y: 20)
            context.drawRadialGradient(
                gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 15, options: [])
        }
        #expect(bitmap.pixel(20, 20)[0] > 240 && bitmap.pixel(33, 20)[2] > 200 && bitmap.pixel(38, 20) == nothing)
    }

    /// Core Graphics draws pixels upright where y goes up, `UIImage` where it goes down.
    @Test func imagesStandUprightInTheirOwnWorld() {
        let source = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        let own = image { _ in source.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
        #expect(own.pixel(20, 5) == red && own.pixel(20, 35) == nothing)
        let flipped = image { context in
            guard let pixels = source.cgImage else { return }
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            context.draw(pixels, in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(flipped.pixel(20, 5) == red && flipped.pixel(20, 35) == nothing)
        let down = image { context in
            guard let pixels = source.cgImage else { return }
            context.draw(pixels, in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(down.pixel(20, 35) == red)
    }

    @Test func textsAreDrawnWhereTheyAreAskedFor() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]
        func ink(_ bitmap: Bitmap, rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in sum + (0..<40).count { bitmap.pixel($0, y)[3] > 0 } }
        }
        let top = image { _ in ("Hi" as NSString).draw(at: CGPoint(x: 4, y: 0), withAttributes: attributes) }
        #expect(ink(top, rows: 0..<24) > 40 && ink(top, rows: 25..<40) == 0)
        let lines = image { _ in
            NSAttributedString(string: "Hi Hi", attributes: attributes)
                .draw(in: CGRect(x: 4, y: 0, width: 30, height: 60))
        }
        let same = image { _ in
            ("Hi Hi" as NSString).draw(
                with: CGRect(x: 4, y: 0, width: 30, height: 60), options: [.usesLineFragmentOrigin],
                attributes: attributes, context: nil)
        }
        #expect(ink(lines, rows: 25..<40) > 20 && same == lines)
    }

    @Test func oldContextsNest() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 2)
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(inner.size == CGSize(width: 4, height: 4) && inner.picture.bitmap.pixel(1, 1) == red)
        #expect(outer.scale == 2 && outer.picture.bitmap.width == 20)
        #expect(outer.picture.bitmap.pixel(1, 1) == [0, 0, 0, 255])
    }

    @Test func picturesBecomeFiles() throws {
        let source = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        }
        let data = try #require(source.jpegData(compressionQuality: 0.9))
        let pixel = try #require(UIImage(data: data)).picture.bitmap.pixel(8, 8)
        #expect(zip(pixel, red).allSatisfy { abs(Int($0) - Int($1)) <= 4 })
        let png = try #require(source.pngData())
        #expect(UIImage(data: png)?.picture.bitmap == source.picture.bitmap)
    }

    /// Each end of a gradient is open by its own option.
    @Test(arguments: [false, true]) func aGradientGoesOnAtTheEndThatIsAsked(isBefore: Bool) throws {
        let colors = [UIColor.red.cgColor, UIColor.red.cgColor] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
        let bitmap = image { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
                options: isBefore ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        }
        #expect(bitmap.pixel(20, 5) == red)
        #expect(bitmap.pixel(2, 5) == (isBefore ? red : nothing) && bitmap.pixel(37, 5) == (isBefore ? nothing : red))
    }
}
