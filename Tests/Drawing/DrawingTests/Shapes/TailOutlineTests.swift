import Foundation
import Testing

@testable import Drawing

/// Tails below the body against what was measured on captures (facts 10.1.3 to 10.1.5): at most a quarter of a point
/// off. The outline is read off drawn pixels, not off its control points.
struct TailOutlineTests {
    /// How far a drawn edge may lie from a measured one, in points.
    private static let tolerance = 0.25
    private static let scale = 8
    private static let body = CGRect(x: 10, y: 10, width: 120, height: 60)

    private func drawn(
        _ tail: BalloonShape.TailStyle, radius: CGFloat, length: CGFloat, body: CGRect = body
    ) throws -> Coverage {
        let shape = BalloonShape(body: body, radius: radius, tail: tail, corner: .bottomRight, tailLength: length)
        let list = DisplayList(size: CGSize(width: 140, height: 90), items: [.fill(.balloon(shape), .black)])
        return Coverage(bitmap: try Renderer().render(list, scale: Self.scale), body: body)
    }

    /// Where rows and columns of a drawing are inked, in points from the lower right corner of the body.
    private struct Coverage {
        let bitmap: Bitmap
        let body: CGRect

        /// The right end of the ink in a row `y` points below the body's bottom.
        func right(at y: Double) -> Double {
            let row = Int((Double(body.maxY) + y) * Double(TailOutlineTests.scale))
            let covered = inked(row: row)
            let first = (0..<bitmap.width).first { bitmap[$0, row][3] > 127 } ?? 0
            return (Double(first) + covered) / Double(TailOutlineTests.scale) - Double(body.maxX)
        }

        /// How many pixels of a row are inked.
        private func inked(row: Int) -> Double {
            var sum = 0
            for x in 0..<bitmap.width { sum += Int(bitmap[x, row][3]) }
            return Double(sum) / 255
        }

        /// The left end of the ink in a row below the body.
        func left(at y: Double) -> Double {
            let row = Int((Double(body.maxY) + y) * Double(TailOutlineTests.scale))
            let last = (0..<bitmap.width).last { bitmap[$0, row][3] > 127 } ?? 0
            let covered = inked(row: row)
            return (Double(last + 1) - covered) / Double(TailOutlineTests.scale) - Double(body.maxX)
        }

        private func isInked(row: Int) -> Bool { (0..<bitmap.width).contains { bitmap[$0, row][3] > 127 } }

        /// How far below the body the last ink lies.
        var bottom: Double {
            let row = (0..<bitmap.height).last { isInked(row: $0) } ?? 0
            return Double(row + 1) / Double(TailOutlineTests.scale) - Double(body.maxY)
        }
    }

    @Test("iOS 26: the corner stays, the neck is 10.5 points inside, the tip round, the foot at 22")
    func phone() throws {
        let tail = try drawn(.bottom, radius: 20.0107, length: 6.8)
        // The joints of the traced curves that are right ends of a row.
        for (x, y) in [(0.0, -19.20), (-7.46, -4.87), (-10.51, 0.46), (-8.32, 6.0)] {
            #expect(abs(tail.right(at: y) - x) <= Self.tolerance, "at \(y)")
        }
        #expect(abs(tail.left(at: 0.06) + 22) <= Self.tolerance * 2)
        #expect(abs(tail.bottom - 6.7) <= Self.tolerance)
        // Half way up the foot, where the curve of the trace is at t = 0.5: its points times 1, 3, 3 and 1, by 8.
        let middle: (x: Double, y: Double) = (-125.23 / 8, 30.31 / 8)
        #expect(abs(tail.left(at: middle.y) - middle.x) <= Self.tolerance)
    }

    @Test("macOS 26: neck 7.46 inside, 4.85 long, the foot at 15.1")
    func mac() throws {
        let tail = try drawn(.mac, radius: 14.4, length: 4.85)
        let neck = stride(from: 0.125, through: 2, by: 0.125).map { tail.right(at: $0) }.min() ?? 0
        #expect(abs(neck + 7.46) <= Self.tolerance)
        #expect(abs(tail.bottom - 4.85) <= Self.tolerance)
        #expect(abs(tail.left(at: 0.06) + 15.1) <= Self.tolerance * 2)
        #expect(tail.right(at: -20) == 0 && tail.right(at: -12) < -0.05)
    }

    /// The circle that the trace is compared with has its listed values 0.41 points below the rows that are named.
    @Test("A body of one line follows plain circles: the trace of 10.1.3 from the top")
    func oneLine() throws {
        let body = CGRect(x: 10, y: 10, width: 100, height: 40)
        let tail = try drawn(.bottom, radius: 20.0107, length: 6.8, body: body)
        for (row, inside) in [(1.0, 12.78), (3, 8.82), (5, 6.41), (10, 2.45), (14, 0.80)] {
            let edge = tail.right(at: row + 0.41 - 40)
            #expect(abs(edge + inside) <= Self.tolerance, "row \(row)")
        }
    }

    /// The captures themselves have up to 9° at the neck.
    @Test(
        "At every radius one tangent leads from the side to the neck and on",
        arguments: [12, 16, 20, 25, 30, 37, 43] as [CGFloat])
    func oneTangent(radius: CGFloat) throws {
        let body = CGRect(x: 0, y: 0, width: 200, height: 2 * radius)
        let outlines: [(outline: TailOutline, length: CGFloat)] = [(.phone, 6.8), (.longPhone, 7.3), (.mac, 4.85)]
        for (outline, length) in outlines {
            let points = outline.points(radius: radius, length: length, in: body)
            func angle(to end: Int) -> Double {
                let (first, second) = (points[end - 1], points[end])
                return atan2(Double(second.y - first.y), Double(second.x - first.x)) * 180 / Double.pi
            }
            for joint in [3, 6] {
                let turn = abs(angle(to: joint) - angle(to: joint + 1))
                #expect(turn < 12, "joint \(joint) at radius \(radius)")
            }
        }
    }

    @Test("The tail below a large corner keeps its size")
    func largeCorner() throws {
        let (small, large) = (CGRect(x: 0, y: 0, width: 200, height: 40), CGRect(x: 0, y: 0, width: 200, height: 86))
        let usual = TailOutline.phone.points(radius: 20.0107, length: 6.8, in: small)
        let points = TailOutline.phone.points(radius: 43, length: 6.8, in: large)
        for index in 7..<points.count {
            let (across, usualAcross) = (points[index].x - points[6].x, usual[index].x - usual[6].x)
            let (down, usualDown) = (points[index].y - large.maxY, usual[index].y - small.maxY)
            #expect(abs(across - usualAcross) < 0.02 && abs(down - usualDown) < 0.001)
        }
    }

    @Test("The side above the tail never rises past the corner above it")
    func lowBodies() throws {
        for height in [28.76, 33, 40, 60] {
            let body = CGRect(x: 10, y: 10, width: 100, height: height)
            let points = TailOutline.mac.points(radius: 14.38, length: 4.85, in: body)
            #expect(points.allSatisfy { $0.y >= body.minY + 14.38 - 1e-9 })
        }
    }
}
