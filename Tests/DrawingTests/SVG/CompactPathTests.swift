import Foundation
import Testing

@testable import Drawing

/// Outlines in as few characters as SVG can tell apart.
struct CompactPathTests {
    private func line(_ x: Double, _ y: Double) -> PathElement { .line(CGPoint(x: x, y: y)) }

    @Test func stepsFollowEachOther() {
        let box: [PathElement] = [.move(CGPoint(x: 10, y: 10)), line(14, 10), line(14, 12.25), line(10, 12.25), .close]
        #expect(CompactPath.data(box) == "M10 10h4v2.25h-4z")
        let curve: [PathElement] = [
            .move(.zero), .cubic(CGPoint(x: 0.5, y: -0.25), CGPoint(x: 1, y: -0.5), CGPoint(x: 2, y: 1)), line(1, 0.5),
            .close, line(0, 3),
        ]
        // After an end the next step begins where the outline began.
        #expect(CompactPath.data(curve) == "M0 0c.5-.25 1-.5 2 1l-1-.5zv3")
    }

    /// Steps are rounded from place to place, so that a thousand of them end where the outline ends.
    @Test func roundingDoesNotAddUp() {
        let steps = (1...1000).map { line(Double($0) * 0.004, 0) }
        let data = CompactPath.data([.move(.zero)] + steps)
        let sum = data.split(separator: "h").dropFirst().reduce(0) { $0 + (Double($1) ?? 0) }
        #expect(abs(sum - 4) < 1e-9)
    }

    /// A digit that is drawn ten times is written once.
    @Test func aGlyphIsWrittenOnce() throws {
        let font = try Fonts.bubbleSans(size: 40, weight: 600)
        let run = FreeTypeText.run("1212121212", font: font, size: 40)
        let list = DisplayList(
            size: CGSize(width: 300, height: 60),
            items: [.glyphs(run, origin: CGPoint(x: 4, y: 44), color: .black)])
        let text = try SVGDocument(list, isCompact: true).text
        #expect(text.components(separatedBy: "<path id=").count - 1 == 2)
        #expect(text.components(separatedBy: "<use ").count - 1 == 10)
        #expect(text.utf8.count * 2 < (try SVGDocument(list).text.utf8.count))
    }
}
