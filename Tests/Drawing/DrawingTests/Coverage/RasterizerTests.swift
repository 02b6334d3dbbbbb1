import Foundation
import Testing

@testable import Drawing

@Suite struct RasterizerTests {
    private let limits = PixelRect(left: 0, top: 0, right: 300, bottom: 300)

    private func coverage(_ mask: CoverageMask) -> Double {
        var sum = 0.0
        for row in 0..<mask.bounds.height {
            for column in 0..<mask.bounds.width { sum += Double(mask.bytes[row * mask.stride + column]) }
        }
        return sum / 255
    }

    @Test func aRectangleOnTheGridIsExact() throws {
        let elements = RoundedRectangle.rectangle(CGRect(x: 3, y: 5, width: 20, height: 11))
        let mask = try #require(try Rasterizer().mask(of: elements, within: limits))
        #expect(mask.bounds == PixelRect(left: 3, top: 5, right: 23, bottom: 16))
        #expect(coverage(mask) == 220)
        #expect(mask.fullyCoveredBox == mask.bounds)
    }

    @Test func partsOfPixelsAreCoveredByTheirShare() throws {
        let elements = RoundedRectangle.rectangle(CGRect(x: 0.5, y: 0.25, width: 1, height: 0.5))
        let mask = try #require(try Rasterizer().mask(of: elements, within: limits))
        #expect(mask.bounds == PixelRect(left: 0, top: 0, right: 2, bottom: 1))
        #expect((0..<2).map { mask.bytes[$0] } == [64, 64])
    }

    @Test(arguments: [5.0, 20, 100]) func aDiscCoversItsArea(radius: Double) throws {
        let rect = CGRect(x: 20.3, y: 30.7, width: 2 * radius, height: 2 * radius)
        let elements = RoundedRectangle.elements(rect, radius: radius, style: .circular)
        let mask = try #require(try Rasterizer().mask(of: elements, within: limits))
        let exact = Double.pi * radius * radius
        #expect(abs(coverage(mask) - exact) < exact * 0.002 + 0.5)
    }

    @Test func aMaskIsCutToItsLimits() throws {
        let elements = RoundedRectangle.rectangle(CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4))
        let mask = try #require(try Rasterizer().mask(of: elements, within: limits))
        #expect(mask.bounds == limits && coverage(mask) == 90_000)
        #expect(try Rasterizer().mask(of: elements, within: PixelRect(left: 5, top: 5, right: 5, bottom: 9)) == nil)
    }

    @Test func pathsAreFilledByTheNonZeroRule() throws {
        // Two squares, the inner one the same way round, then the other way round.
        let outer = RoundedRectangle.rectangle(CGRect(x: 0, y: 0, width: 30, height: 30))
        let inner: [CGPoint] = [(10, 10), (20, 10), (20, 20), (10, 20)].map { CGPoint(x: $0.0, y: $0.1) }
        for (points, area) in [(inner, 900.0), (inner.reversed(), 800)] {
            let hole = [PathElement.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
            let mask = try #require(try Rasterizer().mask(of: outer + hole, within: limits))
            #expect(coverage(mask) == area)
        }
    }

    @Test func theFullyCoveredBoxLiesBetweenTheCorners() throws {
        let elements = RoundedRectangle.elements(
            CGRect(x: 10, y: 10, width: 100, height: 60), radius: 20, style: .circular)
        let mask = try #require(try Rasterizer().mask(of: elements, within: limits))
        let box = try #require(mask.fullyCoveredBox)
        #expect(box.left == 10 && box.right == 110)
        #expect((28...31).contains(box.top) && (49...52).contains(box.bottom))
    }

    @Test(arguments: [
        [PathElement.close], [.line(CGPoint(x: 1, y: 1))], [.cubic(.zero, .zero, .zero)],
        [.move(.zero), .move(.zero), .close, .close], [.move(.zero), .line(CGPoint(x: 9, y: 9)), .close],
    ])
    func pathsWithoutAreaCoverNothing(path: [PathElement]) throws {
        let mask = try Rasterizer().mask(of: path, within: limits)
        #expect(mask.map(coverage) ?? 0 == 0)
    }

    @Test func aPathWithTooManyPointsIsRefused() throws {
        let path = (0...DrawingLimits.maximumOutlinePoints).map { PathElement.line(CGPoint(x: $0 % 7, y: $0 % 5)) }
        #expect(throws: DrawingError.self) { try Rasterizer().mask(of: path, within: limits) }
    }
}
