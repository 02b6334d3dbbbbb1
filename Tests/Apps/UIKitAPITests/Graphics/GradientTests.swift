import Drawing
import Foundation
import Testing
import ViewLayout

@testable import UIKitAPI

/// Gradients between circles, around a point and over parts of an area.
struct GradientTests {
    private func drawn(
        _ from: CGPoint, _ startRadius: CGFloat, _ to: CGPoint, _ endRadius: CGFloat,
        options: CGGradientDrawingOptions = []
    ) throws -> Bitmap {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
            $0.cgContext.drawRadialGradient(
                gradient, startCenter: from, startRadius: startRadius, endCenter: to, endRadius: endRadius,
                options: options)
        }.picture.bitmap
    }

    private let middle = CGPoint(x: 20, y: 20)

    /// Around the middle of the canvas both directions and both sides are the same.
    @Test func aCircleIsTheSameOnAllSides() throws {
        let bitmap = try drawn(middle, 0, middle, 16)
        for (x, y) in [(20, 20), (12, 20), (9, 14), (25, 31)] {
            let pixel = bitmap.pixel(x, y)
            #expect(pixel[3] == 255)
            #expect(bitmap.pixel(39 - x, y) == pixel && bitmap.pixel(x, 39 - y) == pixel && bitmap.pixel(y, x) == pixel)
        }
        // Half of the way, at 8 points from the middle.
        #expect(abs(Int(bitmap.pixel(12, 20)[0]) - 136) < 6 && abs(Int(bitmap.pixel(12, 20)[2]) - 119) < 6)
    }

    /// "options": whether the first colour fills the inner circle, and the last one what is beyond the outer one.
    @Test(
        arguments: [
            ([], false, false), (.drawsBeforeStartLocation, true, false), (.drawsAfterEndLocation, false, true),
        ]
            as [(CGGradientDrawingOptions, Bool, Bool)])
    func circlesAreOpenWhereItIsAsked(_ options: CGGradientDrawingOptions, inside: Bool, outside: Bool) throws {
        let bitmap = try drawn(middle, 8, middle, 16, options: options)
        #expect(bitmap.pixel(20, 20) == (inside ? [255, 0, 0, 255] : [0, 0, 0, 0]))
        #expect(bitmap.pixel(1, 20) == (outside ? [0, 0, 255, 255] : [0, 0, 0, 0]))
        #expect(bitmap.pixel(8, 20)[3] == 255)
    }

    /// Of two circles through a point the later one is in front, as in the canvas of HTML ("the largest value of ω").
    @Test func theLaterOfTwoCirclesIsInFront() throws {
        let bitmap = try drawn(CGPoint(x: 10, y: 20), 10, CGPoint(x: 30, y: 20), 10)
        // 8.5 points from the line of the middles the circles through the point have middles 5.3 points on both sides of it.
        for y in [11, 28] { #expect(abs(Int(bitmap.pixel(20, y)[2]) - 201) < 6 && bitmap.pixel(20, y)[3] == 255) }
        #expect(bitmap.pixel(20, 3) == [0, 0, 0, 0])
    }

    /// Without locations the colours are at equal distances ("locations").
    @Test(
        arguments: [([0, 0.5, 1], nil), ([0, 0.2, 1], [0, 0.2, 1]), ([0, 0.2, 1], [1, 0.2, 0])]
            as [([Double], [CGFloat]?)])
    func coloursAreAtTheirLocations(_ found: [Double], _ locations: [CGFloat]?) {
        let colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations)
        #expect(gradient?.stops.map(\.location) == found)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    }

    /// The points of a paint are parts of the width and the height of its area, wherever that is.
    @Test func pointsOfAPaintArePartsOfItsArea() throws {
        let stops = [LinearGradient.Stop(.black, at: 0), LinearGradient.Stop(.white, at: 1)]
        let area = CGRect(x: 10, y: 20, width: 40, height: 8)
        var node = PlacedNode(kind: .shape, frame: area)
        Paint.linear(stops, CGPoint(x: 0.25, y: 0.5), CGPoint(x: 1, y: 0.75)).fill(
            .rectangle(area), over: area, in: &node, traits: TraitCollection())
        guard case .gradient(_, let line) = node.content else { throw Missing() }
        #expect(line.start == CGPoint(x: 20, y: 24) && line.end == CGPoint(x: 50, y: 26) && line.stops == stops)
    }

    private struct Missing: Error {}

    /// A faded paint has so much of its opacity, at each stop.
    @Test func aPaintIsFaded() {
        let half = Drawing.Color(red: 1, green: 2, blue: 3, alpha: 200)
        let stops = [
            LinearGradient.Stop(half, at: 0), LinearGradient.Stop(.black, at: 0.5), LinearGradient.Stop(half, at: 1),
        ]
        let paints: [Paint] = [
            .color(.black), .linear(stops, .zero, .zero), .radial(stops, .zero, 0, 1), .angular(stops, .zero, 0, 1),
        ]
        for paint in paints {
            #expect(
                paint.faded(0.5).color.alpha == 128 && paint.faded(2).color == .black
                    && paint.faded(-1).color.alpha == 0)
        }
    }

    /// Around a point the colours go clockwise from the right ("start", "end"), here a quarter for each of the first two.
    @Test func aConicGradientGoesClockwiseFromTheRight() {
        let stops = [LinearGradient.Stop(.black, at: 0), LinearGradient.Stop(.white, at: 1)]
        let whole = ConicGradient(around: middle, from: 0, to: 2 * .pi, stops: stops)
        let bitmap = whole.picture(over: CGRect(x: 0, y: 0, width: 40, height: 40), scale: 1).bitmap
        // Just below the right, at the bottom, at the left, at the top, just above the right.
        let found = [(38, 20), (20, 38), (1, 20), (19, 1), (38, 19)].map { Int(bitmap.pixel($0, $1)[0]) }
        for (value, wanted) in zip(found, [1, 63, 127, 192, 254]) { #expect(abs(value - wanted) <= 2, "\(found)") }
    }

    /// "init(colorSpace:colorComponents:locations:count:)": the components of a colour space, and alpha, for each colour.
    @Test func coloursAreMadeOfComponents() throws {
        let grey = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.2], locations: [0, 0.25],
                count: 2))
        #expect(grey.stops.map(\.color) == [.black, Color(red: 255, green: 255, blue: 255, alpha: 51)])
        #expect(grey.stops.map(\.location) == [0, 0.25])
        let two = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0.2, 0.4, 0.6],
                locations: nil,
                count: 2))
        let last = Color(red: 0, green: 51, blue: 102, alpha: 153)
        #expect(two.stops.map(\.color) == [Color(red: 255, green: 0, blue: 0), last])
        #expect(two.stops.map(\.location) == [0, 1])
    }
}
