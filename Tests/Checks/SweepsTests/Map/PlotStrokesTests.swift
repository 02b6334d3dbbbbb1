import Drawing
import Foundation
import Testing

@testable import Sweeps

/// Each line of a plot is seen, also one of a single point.
struct PlotStrokesTests {
    private let scale = MapScale(0...100, from: 0, to: 200)

    private func strokes() throws -> PlotStrokes {
        PlotStrokes(across: scale, up: scale, chart: try ChartWords(fonts: .bundled()))
    }

    private func line(_ strokes: [[CGPoint]]) -> HeightPlot.Line {
        HeightPlot.Line(name: "", color: .black, strokes: strokes)
    }

    /// The boxes of what is drawn: of outlines the smallest around them.
    private func boxes(_ items: [DisplayItem]) -> [CGRect] {
        items.map { item in
            switch item {
            case .fill(.rectangle(let box), _): return box
            case .fill(.path(let path), _):
                let points = path.flatMap { element -> [CGPoint] in
                    switch element {
                    case .move(let point), .line(let point): [point]
                    case .cubic, .close: []
                    }
                }
                return points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
            default: return .null
            }
        }
    }

    /// A stroke of one point, or one shorter than four points, is a dot of four points; a longer one is a line of 1.5.
    @Test(
        arguments: [
            ([CGPoint(x: 50, y: 30)], CGRect(x: 98, y: 58, width: 4, height: 4)),
            ([CGPoint(x: 50, y: 30), CGPoint(x: 51, y: 30)], CGRect(x: 99, y: 58, width: 4, height: 4)),
            ([CGPoint(x: 50, y: 30), CGPoint(x: 52, y: 30)], CGRect(x: 100, y: 59.5, width: 4, height: 1.5)),
            ([CGPoint(x: 0, y: 30), CGPoint(x: 100, y: 30)], CGRect(x: 0, y: 59.5, width: 200, height: 1.5)),
        ])
    func shortStrokesAreDots(_ points: [CGPoint], _ box: CGRect) throws {
        var strokes = try strokes()
        #expect(boxes(strokes.items(of: line([points]))) == [box])
    }

    /// Every stroke of a line is drawn, and an empty one is nothing.
    @Test func linesOfSeveralStrokes() throws {
        var strokes = try strokes()
        let parts = [
            [CGPoint(x: 10, y: 30)], [], [CGPoint(x: 20, y: 40), CGPoint(x: 40, y: 40)], [CGPoint(x: 90, y: 5)],
        ]
        #expect(boxes(strokes.items(of: line(parts))).map(\.minX) == [18, 40, 178])
    }

    /// A point on an earlier line is still a dot, and the end of a line on another is not one.
    @Test func pointsOnLines() throws {
        var strokes = try strokes()
        let flat = [CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]
        _ = strokes.items(of: line([flat]))
        #expect(boxes(strokes.items(of: line([[CGPoint(x: 50, y: 50)]]))).map(\.width) == [4])
        let dashes = boxes(strokes.items(of: line([flat])))
        #expect(!dashes.isEmpty && dashes.allSatisfy { $0.width <= 6 && $0.height == 1.5 })
        // From another height down to the line: an outline to where they meet, and dashes from there.
        let step = [CGPoint(x: 0, y: 80), CGPoint(x: 50, y: 80), CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 50)]
        let items = strokes.items(of: line([step]))
        #expect(items.filter { if case .fill(.path, _) = $0 { true } else { false } }.count == 1)
        #expect(boxes(items).dropFirst().allSatisfy { $0.minX >= 100 })
    }

    /// A line that steps has its thickness at upright parts too.
    @Test func upright() throws {
        var strokes = try strokes()
        let step = [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 70), CGPoint(x: 90, y: 70)]
        let items = strokes.items(of: line([step]))
        guard case .fill(.path(let path), _)? = items.first else { throw CocoaError(.featureUnsupported) }
        // The area of the outline is the length of the line, 260 points, by 1.5, less or more a corner.
        let points = path.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point): point
            case .cubic, .close: nil
            }
        }
        let area =
            zip(points, Array(points.dropFirst()) + [points[0]])
            .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
        #expect(abs(abs(area) - 260 * 1.5) < 5, "\(area)")
    }

    /// Wherever a stretch begins, three lines on a fourth share its length with it: each has a quarter, and no two have one.
    @Test func linesOnAnotherShareItsLength() throws {
        // Points of the picture, in numbers without rounding.
        let scale = MapScale(0...128, from: 0, to: 128)
        let chart = try ChartWords(fonts: .bundled())
        for start in 0..<24 {
            var strokes = PlotStrokes(across: scale, up: scale, chart: chart)
            let (from, to) = (CGFloat(start), CGFloat(start + 48))
            let flat = line([[CGPoint(x: from, y: 50), CGPoint(x: to, y: 50)]])
            let whole = boxes(strokes.items(of: flat))
            let dashes = (0..<3).map { _ in boxes(strokes.items(of: flat)) }
            #expect(whole.map(\.width) == [48], "\(start)")
            #expect(dashes.map { $0.map(\.width).reduce(0, +) } == [12, 12, 12], "\(start)")
            let all = dashes.joined().sorted { $0.minX < $1.minX }
            #expect(zip(all, all.dropFirst()).allSatisfy { $0.maxX <= $1.minX }, "\(start)")
            #expect(all.allSatisfy { $0.minX >= from && $0.maxX <= to }, "\(start)")
        }
    }
}
