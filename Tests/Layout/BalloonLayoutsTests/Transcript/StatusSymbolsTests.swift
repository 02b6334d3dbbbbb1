import Foundation
import Testing

@testable import BalloonLayouts

@Suite struct StatusSymbolsTests {
    /// The symbols of the status bar grow with the letters beside them, around one middle.
    @Test(arguments: [12.0, 34]) func statusSymbolsGrowWithTheirLetters(letters: CGFloat) {
        let middle = CGPoint(x: 300, y: 33)
        let usual = StatusSymbols(around: middle, letters: 17).shapes.map(\.frame)
        let others = StatusSymbols(around: middle, letters: letters).shapes.map(\.frame)
        let factor = letters / 17
        for (frame, other) in zip(usual, others) {
            #expect(abs(other.minX - middle.x - (frame.minX - middle.x) * factor) < 1e-9)
            #expect(abs(other.width - frame.width * factor) < 1e-9 && abs(other.midY - middle.y) < 1e-9)
        }
        // Apart, and from left to right.
        #expect(zip(others, others.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    }

    /// Each symbol is drawn in its frame, whose height and left edge it reaches.
    @Test(arguments: [17.0, 34]) func aSymbolFillsItsFrame(letters: CGFloat) {
        for symbol in StatusSymbols(around: CGPoint(x: 300, y: 33), letters: letters).shapes {
            guard case .path(let elements) = symbol.shape else { continue }
            let points = elements.flatMap { element -> [CGPoint] in
                switch element {
                case .move(let point), .line(let point): [point]
                case .cubic(let first, let second, let end): [first, second, end]
                case .close: []
                }
            }
            let (x, y) = (points.map(\.x), points.map(\.y))
            #expect(abs((y.max() ?? 0) - symbol.frame.maxY) < 0.01 && (y.min() ?? 0) >= symbol.frame.minY - 0.01)
            #expect((x.min() ?? 0) >= symbol.frame.minX - 0.01 && (x.max() ?? 0) <= symbol.frame.maxX + 0.01)
        }
    }
}
