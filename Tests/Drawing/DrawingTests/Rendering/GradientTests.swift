import Foundation
import Testing

@testable import Drawing

/// A gradient has the colour of its line at the middle of each pixel, within the half of a 255th that rounding takes.
@Suite struct GradientTests {
    private let red = Color(red: 255, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 255)

    private func render(_ width: Double, _ height: Double, scale: Int = 1, _ items: [DisplayItem]) throws -> Bitmap {
        try Renderer().render(DisplayList(size: CGSize(width: width, height: height), items: items), scale: scale)
    }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * bitmap.width + x) * 4
        return Array(bitmap.pixels[start..<start + 4])
    }

    /// Two points of the line and three stops, in points of a canvas of 60 × 40.
    private static let lines: [(CGPoint, CGPoint)] = [
        (CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 40)), (CGPoint(x: 0, y: 20), CGPoint(x: 60, y: 20)),
        (CGPoint(x: 5, y: 7), CGPoint(x: 51, y: 33)), (CGPoint(x: 51, y: 33), CGPoint(x: 5, y: 7)),
        (CGPoint(x: -100, y: 30), CGPoint(x: 400, y: -90)),
    ]

    @Test(arguments: lines, 1...3) func eachPixelHasTheColorOfItsMiddle(line: (CGPoint, CGPoint), scale: Int) throws {
        let stops: [(place: Double, color: [Double])] = [(0, [255, 0, 40]), (0.3, [10, 200, 90]), (1, [0, 60, 250])]
        let gradient = LinearGradient(
            from: line.0, to: line.1,
            stops: stops.map { stop in
                .init(
                    Color(red: UInt8(stop.color[0]), green: UInt8(stop.color[1]), blue: UInt8(stop.color[2])),
                    at: stop.place)
            })
        let frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        let bitmap = try render(60, 40, scale: scale, [.gradient(.rectangle(frame), gradient)])
        let (dx, dy) = (line.1.x - line.0.x, line.1.y - line.0.y)
        var worst = 0.0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let place = CGPoint(x: (Double(x) + 0.5) / Double(scale), y: (Double(y) + 0.5) / Double(scale))
                let along = ((place.x - line.0.x) * dx + (place.y - line.0.y) * dy) / (dx * dx + dy * dy)
                let part = min(max(along, 0), 1)
                let next = max(1, stops.firstIndex { $0.place >= part } ?? 2)
                let (from, to) = (stops[next - 1], stops[next])
                let share = (part - from.place) / (to.place - from.place)
                let found = pixel(bitmap, x, y)
                for component in 0..<3 {
                    let expected = from.color[component] + (to.color[component] - from.color[component]) * share
                    worst = max(worst, abs(Double(found[component]) - expected))
                }
                #expect(found[3] == 255)
            }
        }
        // Half a step of the table is up to 0.42 of a 255th on the steeper part, rounding another half.
        #expect(worst < 1, "\(worst)")
    }

    @Test func theEndsAreTheStopsAndGoOn() throws {
        let gradient = LinearGradient(down: CGRect(x: 0, y: 10, width: 4, height: 20), from: red, to: blue)
        let bitmap = try render(4, 40, [.gradient(.rectangle(CGRect(x: 0, y: 0, width: 4, height: 40)), gradient)])
        #expect(pixel(bitmap, 0, 0) == [255, 0, 0, 255] && pixel(bitmap, 3, 39) == [0, 0, 255, 255])
    }

    @Test func twoStopsAtOnePlaceMakeAnEdge() throws {
        let gradient = LinearGradient(
            from: .zero, to: CGPoint(x: 10, y: 0),
            stops: [.init(red, at: 0), .init(red, at: 0.5), .init(blue, at: 0.5), .init(blue, at: 1)])
        let bitmap = try render(10, 1, [.gradient(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 1)), gradient)])
        #expect((0..<10).map { pixel(bitmap, $0, 0) == [255, 0, 0, 255] } == (0..<10).map { $0 < 5 })
    }

    @Test func itCoversWhatAFillOfTheShapeCovers() throws {
        let shape = Shape.rounded(CGRect(x: 2.4, y: 3, width: 31, height: 22), radius: 9, style: .continuous)
        let color = Color(red: 20, green: 90, blue: 200, alpha: 180)
        let stops = [LinearGradient.Stop(color, at: 0), LinearGradient.Stop(color, at: 1)]
        let gradient = LinearGradient(from: .zero, to: CGPoint(x: 9, y: 9), stops: stops)
        let ground = DisplayItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 28)), red)
        let drawn = try render(36, 28, scale: 2, [ground, .gradient(shape, gradient)])
        let filled = try render(36, 28, scale: 2, [ground, .fill(shape, color)])
        // Boxes that are fully covered are rounded by pixman in fills.
        #expect(zip(drawn.pixels, filled.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test func alphaChangesToo() throws {
        let gradient = LinearGradient(
            from: .zero, to: CGPoint(x: 0, y: 8), stops: [.init(.white, at: 0), .init(.clear, at: 1)])
        let bitmap = try render(1, 8, [.gradient(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 8)), gradient)])
        for row in 0..<8 {
            let alpha = 255 * (1 - (Double(row) + 0.5) / 8)
            #expect(abs(Double(pixel(bitmap, 0, row)[3]) - alpha) < 1)
        }
    }

    @Test func aLineWithoutLengthAndNoStopsAreDrawn() throws {
        let frame = Shape.rectangle(CGRect(x: 0, y: 0, width: 2, height: 2))
        let point = LinearGradient(from: .zero, to: .zero, stops: [.init(red, at: 0), .init(blue, at: 1)])
        #expect(try pixel(render(2, 2, [.gradient(frame, point)]), 0, 1) == [0, 0, 255, 255])
        let none = LinearGradient(from: .zero, to: CGPoint(x: 1, y: 1), stops: [])
        #expect(try render(2, 2, [.gradient(frame, none)]).pixels.allSatisfy { $0 == 0 })
        let far = LinearGradient(from: CGPoint(x: -1e300, y: 0), to: CGPoint(x: 1e300, y: 3), stops: point.stops)
        #expect(try pixel(render(2, 2, [.gradient(frame, far)]), 0, 0)[3] == 255)
        let broken = LinearGradient(from: CGPoint(x: CGFloat.nan, y: 0), to: .zero, stops: [])
        #expect(throws: DrawingError.self) { try render(2, 2, [.gradient(frame, broken)]) }
    }
}
