import Foundation
import Testing
import UIKitAPI

/// What shape layers and gradient layers draw of their properties.
@MainActor struct ShapeLayerTests {
    private let nothing: [UInt8] = [0, 0, 0, 0]
    private let blue: [UInt8] = [0, 0, 255, 255]

    private func drawn(_ layer: CALayer, _ width: CGFloat = 40, _ height: CGFloat = 40) throws -> DrawnView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        return try DrawnView(view)
    }

    /// A line of 40 points across the middle.
    private func line(_ change: (CAShapeLayer) -> Void) throws -> [Bool] {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)])
        (shape.path, shape.strokeColor, shape.lineWidth) = (path, UIColor.blue.cgColor, 4)
        change(shape)
        let drawn = try drawn(shape)
        return [2, 12, 22, 32, 38].map { drawn.pixel($0, 20) == blue }
    }

    /// "strokeStart" and "strokeEnd": the share of the path at which a line begins and ends.
    @Test(
        arguments: [
            (0, 1, [true, true, true, true, true]), (0.25, 1, [false, true, true, true, true]),
            (0, 0.75, [true, true, true, false, false]), (0.25, 0.75, [false, true, true, false, false]),
            (0.9, 1, [false, false, false, false, true]),
        ] as [(CGFloat, CGFloat, [Bool])])
    func aLineIsShownInPart(start: CGFloat, end: CGFloat, expected: [Bool]) throws {
        #expect(try line { ($0.strokeStart, $0.strokeEnd) = (start, end) } == expected)
    }

    /// "lineDashPattern" and "lineDashPhase": dashes and gaps in turn, from so far into the pattern.
    @Test func aLineHasDashes() throws {
        #expect(try line { $0.lineDashPattern = [10, 10] } == [true, false, true, false, false])
        #expect(
            try line { ($0.lineDashPattern, $0.lineDashPhase) = ([10, 10], 10) } == [false, true, false, true, true])
        #expect(try line { $0.strokeColor = nil } == [false, false, false, false, false])
        #expect(try line { $0.lineWidth = 0 } == [false, false, false, false, false])
    }

    /// A new shape is filled black; "fillColor" nil leaves it empty. The line is in front, half of it on each side.
    @Test func shapesAreFilledAndStroked() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        #expect(try drawn(shape).pixel(20, 20) == [0, 0, 0, 255] && drawn(shape).pixel(9, 20) == nothing)
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, UIColor.blue.cgColor, 4)
        let ring = try drawn(shape)
        #expect([7, 8, 11, 12].map { ring.pixel($0, 20) } == [nothing, blue, blue, nothing])
        #expect([7, 8, 11, 12].map { ring.pixel(20, $0) } == [nothing, blue, blue, nothing])
        #expect(ring.pixel(8, 8) == blue)
        shape.lineJoin = .bevel
        #expect(try drawn(shape).pixel(8, 8) != blue)
    }

    /// "lineCap": a square or a round end reaches half the width beyond the path, a butt one does not.
    @Test(arguments: [(CAShapeLayerLineCap.butt, false, false), (.square, true, true), (.round, true, false)])
    func linesHaveTheirEnds(_ cap: CAShapeLayerLineCap, beyond: Bool, corner: Bool) throws {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)])
        (shape.path, shape.strokeColor, shape.lineWidth, shape.lineCap) = (path, UIColor.blue.cgColor, 8, cap)
        let drawn = try drawn(shape)
        #expect((drawn.pixel(7, 20) == blue) == beyond && (drawn.pixel(32, 20) == blue) == beyond)
        #expect((drawn.pixel(6, 16) == blue) == corner && drawn.pixel(5, 20) == nothing && drawn.pixel(10, 16)[3] > 100)
    }

    /// "startPoint" and "endPoint" are parts of the width and of the height; "locations" places the colours.
    @Test func gradientsRunBetweenTheirPoints() throws {
        func gradient(_ start: CGPoint, _ end: CGPoint, _ locations: [NSNumber]? = nil) throws -> DrawnView {
            let layer = CAGradientLayer()
            layer.colors = [UIColor.black, .white, .white].prefix(locations?.count ?? 2).map(\.cgColor)
            (layer.startPoint, layer.endPoint, layer.locations) = (start, end, locations)
            return try drawn(layer, 40, 20)
        }
        let (top, left) = (CGPoint(x: 0.5, y: 0), CGPoint(x: 0, y: 0.5))
        let down = try gradient(top, CGPoint(x: 0.5, y: 1))
        #expect(down.pixel(5, 0)[0] < 10 && abs(Int(down.pixel(35, 10)[0]) - 134) < 4 && down.pixel(5, 19)[0] > 245)
        let across = try gradient(left, CGPoint(x: 1, y: 0.5))
        #expect(
            across.pixel(0, 5)[0] < 10 && abs(Int(across.pixel(20, 15)[0]) - 130) < 4 && across.pixel(39, 5)[0] > 245)
        let half = try gradient(left, CGPoint(x: 0.5, y: 0.5))
        #expect(abs(Int(half.pixel(10, 5)[0]) - 134) < 4 && half.pixel(21, 5)[0] == 255)
        let early = try gradient(left, CGPoint(x: 1, y: 0.5), [0, 0.25, 1])
        #expect(abs(Int(early.pixel(5, 5)[0]) - 140) < 4 && early.pixel(11, 5)[0] == 255)
        // The standard is from the top to the bottom.
        let plain = CAGradientLayer()
        plain.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        #expect(try drawn(plain, 40, 20).pixel(5, 15) == down.pixel(5, 15))
    }
}
