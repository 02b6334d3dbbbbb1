import Foundation
import Testing

@testable import Drawing

/// Borders, opacity of groups, and shadows, as pixels.
@Suite struct EffectsTests {
    private let red = Color(red: 255, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 255)

    private func render(_ width: Double, _ height: Double, scale: Int = 1, _ items: [DisplayItem]) throws -> Bitmap {
        try Renderer().render(DisplayList(size: CGSize(width: width, height: height), items: items), scale: scale)
    }

    private func square(_ x: Double, _ y: Double, _ side: Double) -> Shape {
        .rectangle(CGRect(x: x, y: y, width: side, height: side))
    }

    // MARK: - Borders

    @Test("A border lies inside the edge and leaves the middle free", arguments: [1, 2, 3])
    func border(scale: Int) throws {
        let rect = CGRect(x: 2, y: 3, width: 20, height: 10)
        let shape = Shape.border(rect, width: 2, radius: 0, style: .circular)
        let drawn = try render(24, 16, scale: scale, [.fill(shape, red)])
        let inner = Shape.rectangle(rect.insetBy(dx: 2, dy: 2))
        let whole = try render(24, 16, scale: scale, [.fill(.rectangle(rect), red)])
        #expect(drawn.area == Double((20 * 10 - 16 * 6) * scale * scale))
        // With its middle filled it is the rectangle.
        #expect(try render(24, 16, scale: scale, [.fill(shape, red), .fill(inner, red)]) == whole)
    }

    @Test("A border has a whole pixel at least, and no more than its rectangle")
    func borderLimits() throws {
        func area(_ width: Double) throws -> Double {
            let rect = CGRect(x: 0.4, y: 0.4, width: 10, height: 10)
            return try render(12, 12, [.fill(.border(rect, width: width, radius: 0, style: .circular), red)]).area
        }
        #expect(try area(0) == 0)
        #expect(try area(0.2) == 36)
        #expect(try area(1.4) == 36)
        #expect(try area(9) == 100)
    }

    @Test("A round border is the disc without the disc inside", arguments: [1, 2, 3])
    func ring(scale: Int) throws {
        let rect = CGRect(x: 1, y: 1, width: 30, height: 30)
        let ring = Shape.border(rect, width: 3, radius: 15, style: .circular)
        let area = try render(32, 32, scale: scale, [.fill(ring, red)]).area / Double(scale * scale)
        #expect(abs(area - .pi * (15 * 15 - 12 * 12)) < 1)
    }

    /// The inner edge has the outer one's centre: at 45 degrees the border is as wide as at its sides.
    @Test("A rounded border is as wide at its corners as at its sides")
    func roundedBorder() throws {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 80)
        let bitmap = try render(80, 80, [.fill(.border(rect, width: 10, radius: 30, style: .circular), red)])
        // Along the diagonal the arcs of radius 30 and 20 about (30, 30) lie at 30 - 30/√2 = 8.8 and 30 - 20/√2 = 15.9.
        #expect([7, 10, 14, 17].map { bitmap[$0, $0][3] } == [0, 255, 255, 0])
    }

    // MARK: - Opacity

    @Test("Parts of a group do not show through each other")
    func group() throws {
        let items: [DisplayItem] = [.fill(square(0, 0, 6), red), .fill(square(3, 3, 6), blue)]
        let bitmap = try render(9, 9, [.translucent(opacity: 128, items)])
        #expect(bitmap[1, 1] == [128, 0, 0, 128])
        #expect(bitmap[4, 4] == [0, 0, 128, 128])
        // Each by itself does.
        let apart = try render(9, 9, items.map { .translucent(opacity: 128, [$0]) })
        #expect(apart[4, 4][0] > 0)
    }

    @Test("Opaque groups are their items, invisible ones nothing")
    func ends() throws {
        let items: [DisplayItem] = [
            .fill(.rounded(CGRect(x: 1, y: 1, width: 7, height: 7), radius: 3, style: .circular), red)
        ]
        #expect(try render(9, 9, [.translucent(opacity: 255, items)]) == render(9, 9, items))
        #expect(try render(9, 9, [.translucent(opacity: 0, items)]).area == 0)
    }

    // MARK: - Shadows

    @Test("A shadow without a blur is the items moved")
    func sharp() throws {
        let shadow = Shadow(blue, radius: 0, x: 3, y: 2)
        let bitmap = try render(12, 12, [.shadowed(shadow, [.fill(square(1, 1, 4), red)])])
        let expected = try render(12, 12, [.fill(square(4, 3, 4), blue), .fill(square(1, 1, 4), red)])
        #expect(bitmap == expected)
    }

    @Test("The boxes' length and reach", arguments: [(0.0, 1, 0), (1, 2, 2), (2, 4, 5), (3, 6, 8), (2.5, 5, 6)])
    func boxes(deviation: Double, length: Int, reach: Int) {
        let blur = BoxBlur(deviation: deviation)
        #expect(blur.length == length && blur.reach == reach)
    }

    /// "approximates the Gaussian kernel to within roughly 3%" ("SVG 1.1, feGaussianBlur").
    @Test("A blurred edge follows the Gaussian's integral within 3 %", arguments: [2.0, 3, 5, 8])
    func gaussian(radius: Double) throws {
        // An edge at x = 40, far from every other.
        let half = Shape.rectangle(CGRect(x: -200, y: -200, width: 240, height: 600))
        let shadow = Shadow(.black, radius: radius, x: 0, y: 0)
        let bitmap = try render(80, 3, [.shadowed(shadow, [.fill(half, .black)])])
        for x in 40..<80 {
            let place = (Double(x) + 0.5 - 40) / radius
            let expected = 255 * 0.5 * erfc(place / 2.0.squareRoot())
            #expect(abs(Double(bitmap[x, 1][3]) - expected) < 255 * 0.03, "\(x)")
        }
    }

    @Test("A shadow is the same on all sides and keeps its ink")
    func symmetric() throws {
        let shadow = Shadow(.black, radius: 3, x: 20, y: 0)
        let bitmap = try render(60, 40, [.shadowed(shadow, [.fill(square(16, 16, 8), red)])])
        for y in 0..<40 {
            for x in 30..<60 {
                // The middle of the shadow is at 40, 20.
                #expect(bitmap[x, y][3] == bitmap[x, 39 - y][3])
                // On the left is what casts it.
                if x < 54 { #expect(bitmap[x, y][3] == bitmap[79 - x, y][3]) }
            }
        }
        var ink = 0.0
        for y in 0..<40 { for x in 26..<60 where bitmap[x, y][0] == 0 { ink += Double(bitmap[x, y][3]) / 255 } }
        #expect(abs(ink - 64) < 1)
    }

    @Test("What is drawn in parts is what is drawn at once")
    func clipped() throws {
        let shadow = Shadow(Color(red: 0, green: 0, blue: 0, alpha: 120), radius: 2, x: 1, y: 3)
        let item = DisplayItem.shadowed(
            shadow, [.translucent(opacity: 200, [.fill(square(8, 8, 12), red), .fill(square(14, 14, 9), blue)])])
        let whole = try render(40, 40, [item])
        for (left, top) in [(0.0, 0.0), (10, 5), (25, 20)] {
            let part = CGRect(x: left, y: top, width: 13, height: 17)
            let drawn = try render(40, 40, [.clip(.rectangle(part), [item])])
            for y in Int(top)..<Int(top) + 17 {
                for x in Int(left)..<min(40, Int(left) + 13) where y < 40 { #expect(drawn[x, y] == whole[x, y]) }
            }
        }
    }

    @Test("Lengths that are not finite are refused, and large ones held")
    func limits() throws {
        let items: [DisplayItem] = [.fill(square(1, 1, 4), red)]
        #expect(throws: DrawingError.self) {
            try render(9, 9, [.shadowed(Shadow(red, radius: 1, x: .nan, y: 0), items)])
        }
        #expect(Shadow(red, radius: 1e9).radius == 100)
        #expect(try render(9, 9, [.shadowed(Shadow(red, radius: 100, x: 9_999, y: 0), items)]).area == 16)
    }

    /// The radius is in points, so that a shadow looks as soft on every screen.
    @Test("A blurred edge is as wide in points at any scale", arguments: [1, 2, 3])
    func softness(scale: Int) throws {
        let half = Shape.rectangle(CGRect(x: -200, y: -200, width: 220, height: 600))
        let shadow = Shadow(.black, radius: 4, x: 0, y: 0)
        let bitmap = try render(40, 2, scale: scale, [.shadowed(shadow, [.fill(half, .black)])])
        for x in [20, 22, 24, 28, 32] {
            let expected = 255 * 0.5 * erfc((Double(x) - 20) / 4 / 2.0.squareRoot())
            // Between the pixels on both sides of the place.
            let found = (Double(bitmap[x * scale, 1][3]) + Double(bitmap[x * scale - 1, 1][3])) / 2
            if x > 20 { #expect(abs(found - expected) < 255 * 0.04, "\(x)") }
        }
        #expect(bitmap[39 * scale, 1][3] == 0)
    }

    @Test("A gradient whose line has no length changes from top to bottom")
    func gradientWithoutALength() throws {
        let point = CGPoint(x: 5, y: 5)
        let gradient = LinearGradient(
            from: point, to: point, stops: [.init(red, at: 0), .init(blue, at: 1)])
        let bitmap = try render(10, 10, [.gradient(square(0, 0, 10), gradient)])
        for x in [0, 4, 9] {
            #expect(bitmap[x, 1] == [255, 0, 0, 255] && bitmap[x, 8] == [0, 0, 255, 255])
        }
    }
}
