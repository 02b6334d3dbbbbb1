import Foundation
import Testing

@testable import Drawing

/// A turn puts each point where it belongs, within what mixing four pixels takes.
@Suite struct TurnTests {
    private let size = CGSize(width: 40, height: 40)
    private let box = CGRect(x: 8, y: 8, width: 24, height: 24)

    private func render(_ items: [DisplayItem], scale: Int = 1) throws -> Bitmap {
        try Renderer().render(DisplayList(size: size, items: items), scale: scale)
    }

    private func turned(_ degrees: Double, _ items: [DisplayItem]) -> DisplayItem {
        .turned(Turn(degrees: degrees, about: CGPoint(x: box.midX, y: box.midY)), box: box, items)
    }

    private var flag: [DisplayItem] {
        [
            .fill(.rectangle(CGRect(x: 8, y: 8, width: 12, height: 24)), .black),
            .fill(.rectangle(CGRect(x: 20, y: 8, width: 12, height: 10)), Color(red: 200, green: 0, blue: 0)),
        ]
    }

    @Test(arguments: [
        -720.0, -361, -180, -90.5, -45, -3, 0, 1e-9, 7.3, 44.9, 45, 46, 90, 135, 179, 225, 270, 314, 1_000,
    ])
    func sinesAreThoseOfTheLibrary(degrees: Double) {
        let (sine, cosine) = Turn(degrees: degrees, about: .zero).sineAndCosine
        #expect(abs(sine - sin(degrees * .pi / 180)) < 1e-12 && abs(cosine - cos(degrees * .pi / 180)) < 1e-12)
    }

    @Test func noTurnDrawsTheSame() throws { #expect(try render([turned(0, flag)]) == render(flag)) }

    /// A frame between pixels keeps what it covers of those at its edges, on all four sides.
    @Test func aFrameBetweenPixelsKeepsItsEdges() throws {
        let frame = CGRect(x: 8.6, y: 9.7, width: 4.8, height: 5.6)
        let path = DisplayItem.fill(.path(RoundedRectangle.rectangle(frame)), .black)
        let turned = DisplayItem.turned(Turn(degrees: 0, about: CGPoint(x: 11, y: 12)), box: frame, [path])
        #expect(try render([turned]) == render([path]))
        let bitmap = try render([turned])
        #expect(
            [bitmap[8, 12], bitmap[13, 12], bitmap[11, 9], bitmap[11, 15]].allSatisfy { (1..<255).contains($0[3]) })
    }

    /// Quarter turns clockwise: the pixel of (x, y) goes to (39 - y, x).
    @Test(arguments: 1...3) func quarterTurnsMovePixels(quarters: Int) throws {
        var expected = try render(flag).pixels
        for _ in 0..<quarters {
            let before = expected
            for index in 0..<1600 {
                let (x, y) = (index % 40, index / 40)
                let target = (x * 40 + 39 - y) * 4
                expected.replaceSubrange(target..<target + 4, with: before[index * 4..<index * 4 + 4])
            }
        }
        #expect(try render([turned(Double(quarters) * 90, flag)]).pixels == expected)
    }

    @Test(arguments: [-10.0, -3, 5.5, 10, 30, 200]) func aTurnKeepsItsAreaAndMovesItsMiddle(degrees: Double) throws {
        // A small square beside the middle of the box.
        let square = DisplayItem.fill(.rectangle(CGRect(x: 25, y: 18, width: 4, height: 4)), .black)
        let bitmap = try render([turned(degrees, [square])], scale: 3)
        var (sum, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let alpha = Double(bitmap.pixels[(row * bitmap.width + column) * 4 + 3]) / 255
                sum += alpha
                x += alpha * (Double(column) + 0.5) / 3
                y += alpha * (Double(row) + 0.5) / 3
            }
        }
        #expect(abs(sum - 144) < 1.5, "\(sum)")
        let angle = degrees * .pi / 180
        #expect(abs(x / sum - (20 + 7 * cos(angle))) < 0.02 && abs(y / sum - (20 + 7 * sin(angle))) < 0.02)
    }

    @Test func whatLeavesTheBoxIsCutAndTheBackgroundStays() throws {
        let ground = DisplayItem.fill(.rectangle(CGRect(origin: .zero, size: size)), .white)
        let large = DisplayItem.fill(.rectangle(CGRect(x: -90, y: -90, width: 300, height: 300)), .black)
        let bitmap = try render([ground, turned(90, [large])])
        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = (8..<32).contains(x) && (8..<32).contains(y)
                #expect(bitmap.pixels[(y * 40 + x) * 4] == (isInside ? 0 : 255))
            }
        }
        // A box outside of the canvas draws nothing, one without extent neither, one that is too large is refused.
        let turn = Turn(degrees: 5, about: .zero)
        let outside = CGRect(x: 400, y: 400, width: 9, height: 9)
        #expect(try render([ground, .turned(turn, box: outside, [large])]) == render([ground]))
        #expect(try render([ground, .turned(turn, box: .zero, [large])]) == render([ground]))
        let endless = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
        #expect(throws: DrawingError.self) { try render([.turned(turn, box: endless, [large])]) }
        let broken = Turn(degrees: .nan, about: .zero)
        #expect(throws: DrawingError.self) { try render([.turned(broken, box: box, [large])]) }
    }

    /// The box around a turned box is that of its four corners, each turned around the centre.
    @Test(arguments: [0.0, 20, 90, -35, 150, 250], [CGPoint.zero, CGPoint(x: 11, y: 40)])
    func theBoundsAreThoseOfTheCorners(degrees: Double, center: CGPoint) {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let box = CGRect(x: 3, y: 5, width: 20, height: 6)
        let corners = [(3.0, 5.0), (23, 5), (3, 11), (23, 11)].map { x, y in
            let (right, down) = (x - center.x, y - center.y)
            return (x: center.x + right * cosine - down * sine, y: center.y + right * sine + down * cosine)
        }
        let bounds = Turn(degrees: degrees, about: center).bounds(of: box)
        #expect(abs(bounds.minX - (corners.map(\.x).min() ?? 0)) < 1e-9)
        #expect(abs(bounds.maxX - (corners.map(\.x).max() ?? 0)) < 1e-9)
        #expect(abs(bounds.minY - (corners.map(\.y).min() ?? 0)) < 1e-9)
        #expect(abs(bounds.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9)
    }

    @Test func aTurnInsideATurnAddsUp() throws {
        #expect(try render([turned(90, [turned(90, flag)])]) == render([turned(180, flag)]))
    }
}
