import Foundation
import Testing

@testable import Drawing
@testable import ViewLayout

struct GaugeTests {
    private let square = CGRect(x: 10, y: 20, width: 100, height: 100)

    /// The filled area in square points and the middle of the fill.
    private func filled(_ share: Double) throws -> (area: Double, x: Double, y: Double) {
        let arc = RingArc(share: share).elements(in: square, thickness: 10)
        let limits = PixelRect(left: 0, top: 0, right: 130, bottom: 140)
        let mask = try #require(try Rasterizer().mask(of: arc, within: limits))
        var (area, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<mask.bounds.height {
            for column in 0..<mask.bounds.width {
                let part = Double(mask.bytes[row * mask.stride + column]) / 255
                area += part
                x += part * (Double(mask.bounds.left + column) + 0.5)
                y += part * (Double(mask.bounds.top + row) + 0.5)
            }
        }
        return (area, x / area, y / area)
    }

    @Test(
        "The area of an arc is its share of the ring and two half circles at its ends",
        arguments: [0.1, 0.25, 0.5, 0.9])
    func area(share: Double) throws {
        let ring = Double.pi * (50 * 50 - 40 * 40)
        #expect(try abs(filled(share).area - (ring * share + .pi * 5 * 5)) < 12)
    }

    @Test func theWholeRingHasNoEndsAndAHole() throws {
        let whole = try filled(1)
        #expect(abs(whole.area - Double.pi * 900) < 12)
        #expect(abs(whole.x - 60) < 0.1 && abs(whole.y - 70) < 0.1)
    }

    @Test("It begins at the top and goes clockwise")
    func place() throws {
        let quarter = try filled(0.25)
        #expect(quarter.x > 60 && quarter.y < 70)
        // Its middle is on the diagonal between the top and the right.
        #expect(abs((quarter.x - 60) - (70 - quarter.y)) < 0.2)
        let half = try filled(0.5)
        #expect(half.x > 80 && abs(half.y - 70) < 0.2)
    }

    /// A track has a quarter of its arc's opacity, and a circle is as wide as tall wherever it is.
    @Test func paleTracksAndCircles() {
        for (alpha, track) in [(255, 64), (128, 32), (0, 0)] as [(UInt8, UInt8)] {
            #expect(Gauge.track(of: Color(red: 9, green: 8, blue: 7, alpha: alpha)).alpha == track)
        }
        for wide in [CGRect(x: 10, y: 20, width: 100, height: 40), CGRect(x: 40, y: -10, width: 40, height: 100)] {
            let circle = Shape.rounded(CGRect(x: 40, y: 20, width: 40, height: 40), radius: 20, style: .circular)
            #expect(Fill.Outline.circle.shape(in: wide) == circle)
        }
    }

    @Test func sizeAndRecord() throws {
        let context = try makeContext()
        let gauge = Gauge(0.25)
        #expect(try gauge.size(for: .unspecified, in: context) == CGSize(width: 44, height: 44))
        #expect(
            try gauge.size(for: ProposedSize(CGSize(width: 80, height: 60)), in: context)
                == CGSize(width: 60, height: 60))
        let node = try gauge.place(in: square, context: context)
        #expect(node.kind == .gauge && node.attributes == [.init("value", "0.250")])
        #expect(node.find("arc") != nil)
        #expect(try Gauge(0).place(in: square, context: context).find("arc") == nil)
        #expect(Gauge(7).value == 1 && Gauge(-1).value == 0)
    }
}
