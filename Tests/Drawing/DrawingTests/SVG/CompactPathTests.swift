import Foundation
import Testing

@testable import Drawing

/// Outlines in as few characters as SVG can tell apart.
struct CompactPathTests {
    private func line(_ x: Double, _ y: Double) -> PathElement { .line(CGPoint(x: x, y: y)) }

    @Test func stepsFollowEachOther() {
        let box: [PathElement] = [.move(CGPoint(x: 10, y: 10)), line(14, 10), line(14, 12.25), line(10, 12.25), .close]
        #expect(CompactPath.data(box, units: 4) == "M40 40h16v9h-16z")
        let curve: [PathElement] = [
            .move(.zero), .cubic(CGPoint(x: 0.5, y: -0.25), CGPoint(x: 1, y: -0.5), CGPoint(x: 2, y: 1)), line(1, 0.5),
            .close, line(0, 3),
        ]
        // After an end the next step begins where the outline began.
        #expect(CompactPath.data(curve, units: 4) == "M0 0c2-1 4-2 8 4l-4-2zv12")
    }

    /// A parabola has one handle, which a cubic curve names twice.
    @Test func aParabolaIsWrittenWithOneHandle() {
        let (start, handle, end) = (CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 8), CGPoint(x: 10, y: 2))
        func third(_ end: CGPoint) -> CGPoint {
            CGPoint(x: end.x + (handle.x - end.x) * 2 / 3, y: end.y + (handle.y - end.y) * 2 / 3)
        }
        let curve: [PathElement] = [.move(start), .cubic(third(start), third(end), end)]
        #expect(CompactPath.data(curve, units: 10) == "M10 20q30 60 90 0")
        // The next one, which goes on smoothly, needs none.
        let next = CGPoint(x: 2 * end.x - handle.x, y: 2 * end.y - handle.y)
        let first = CGPoint(x: end.x + (next.x - end.x) * 2 / 3, y: end.y + (next.y - end.y) * 2 / 3)
        let second = CGPoint(x: 20 + (next.x - 20) * 2 / 3, y: 2 + (next.y - 2) * 2 / 3)
        let smooth = curve + [.cubic(first, second, CGPoint(x: 20, y: 2))]
        #expect(CompactPath.data(smooth, units: 10) == "M10 20q30 60 90 0t100 0")
    }

    /// Steps are rounded from place to place, so that a thousand of them end where the outline ends.
    @Test func roundingDoesNotAddUp() {
        let steps = (1...1000).map { line(Double($0) * 0.004, 0) }
        let data = CompactPath.data([.move(.zero)] + steps, units: 100)
        let sum = data.split(separator: "h").dropFirst().reduce(0) { $0 + (Double($1) ?? 0) }
        #expect(abs(sum - 400) < 1e-9)
    }

}
