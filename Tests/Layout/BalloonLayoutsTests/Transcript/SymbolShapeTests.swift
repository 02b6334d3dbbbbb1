import Drawing
import Foundation
import Testing

@testable import BalloonLayouts

/// The symbols on buttons are one piece, lie in their frame, and look the same mirrored.
@Suite struct SymbolShapeTests {
    private static let frame = CGRect(x: 2, y: 2, width: 12, height: 14)
    private static let symbols: [(name: String, shape: Shape)] = [
        ("arrow", SymbolShape.arrow(in: frame, thickness: 2.5)), ("plus", SymbolShape.plus(in: frame, thickness: 2)),
        ("cross", SymbolShape.cross(in: frame, thickness: 2)), ("apps", SymbolShape.apps(in: frame, thickness: 1)),
    ]

    private func drawn(_ shape: Shape, scale: Int) throws -> Bitmap {
        try Renderer().render(
            DisplayList(size: CGSize(width: 16, height: 18), items: [.fill(shape, .black)]), scale: scale)
    }

    /// Every row of an arrow, from its tip on, is one run of ink until its three strokes part.
    @Test(arguments: [3, 12]) func theTipOfTheArrowIsOnePiece(scale: Int) throws {
        let picture = try drawn(SymbolShape.arrow(in: Self.frame, thickness: 2.5), scale: scale)
        func runs(_ y: Int) -> [Range<Int>] {
            var runs: [Range<Int>] = []
            for x in 0..<picture.width where picture.alpha(x, y) >= 128 {
                if let last = runs.last, last.upperBound == x {
                    runs[runs.count - 1] = last.lowerBound..<(x + 1)
                } else {
                    runs.append(x..<(x + 1))
                }
            }
            return runs
        }
        let rows = (0..<picture.height).map(runs)
        let tip = try #require(rows.firstIndex { !$0.isEmpty })
        let parted = try #require(rows.firstIndex { $0.count > 1 })
        // The strokes lie on each other down to where their inner edges meet, more than their thickness below the tip.
        #expect(Double(parted - tip) > 2.5 * Double(scale))
        #expect(rows[tip...].prefix { $0.count == 1 }.count == parted - tip)
        // Round: a row is no narrower than the one above it.
        let widths = rows[tip..<parted].map { $0[0].count }
        #expect(widths == widths.sorted())
    }

    @Test(arguments: [8.0, 3, 0.5]) func theSmallestSymbolsHaveInk(side: CGFloat) throws {
        let frame = CGRect(x: 2, y: 2, width: side, height: side)
        for shape in [
            SymbolShape.arrow(in: frame, thickness: 2.5), SymbolShape.plus(in: frame, thickness: 2.5),
            SymbolShape.cross(in: frame, thickness: 2.5),
        ] {
            #expect(try drawn(shape, scale: 3).pixels.contains { $0 > 0 })
        }
    }

    /// Strokes are at most half as thick as the shorter side of their frame, and inside of it.
    @Test(arguments: [(12, 2), (2, 12), (3, 3)] as [(CGFloat, CGFloat)])
    func strokesStayInNarrowFrames(_ width: CGFloat, _ height: CGFloat) {
        let frame = CGRect(x: 2, y: 2, width: width, height: height)
        for shape in [SymbolShape.plus(in: frame, thickness: 8), SymbolShape.cross(in: frame, thickness: 8)] {
            guard case .path(let elements) = shape else { continue }
            let ends = elements.compactMap { element -> CGPoint? in
                switch element {
                case .move(let point), .line(let point), .cubic(_, _, let point): point
                case .close: nil
                }
            }
            #expect(ends.count > 8 && ends.allSatisfy { frame.insetBy(dx: -0.01, dy: -0.01).contains($0) })
        }
    }

    @Test(arguments: symbols.indices) func symbolsFillTheirFrames(index: Int) throws {
        let picture = try drawn(Self.symbols[index].shape, scale: 4)
        let ink = (0..<picture.height).flatMap { y in
            (0..<picture.width).filter { picture.alpha($0, y) >= 64 }.map { (x: $0, y: y) }
        }
        #expect(ink.map(\.x).min() == 8 && ink.map(\.x).max() == 55)
        #expect(ink.map(\.y).min() == 8 && ink.map(\.y).max() == 63)
        for (x, y) in ink {
            #expect(abs(picture.alpha(x, y) - picture.alpha(picture.width - 1 - x, y)) <= 8)
        }
    }
}

extension Bitmap {
    fileprivate func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[(y * width + x) * 4 + 3]) }
}
