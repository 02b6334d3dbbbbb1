import Drawing
import Foundation
import Testing

@testable import ViewLayout

/// The outlines of symbols in a rectangle.
@Suite struct SymbolPathTests {
    private func points(_ elements: [PathElement]) -> [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .cubic(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
    }

    /// A mirrored symbol is its mirror image about the middle of its square, so that it stays in it.
    @Test(arguments: SymbolName.allCases) func aSymbolStaysInItsSquare(_ name: SymbolName) {
        let square = CGRect(x: 10, y: 20, width: 48, height: 48)
        let plain = points(name.outline(in: square, isMirrored: false))
        let mirrored = points(name.outline(in: square, isMirrored: true))
        #expect(!plain.isEmpty && plain.count == mirrored.count)
        for (point, other) in zip(plain, mirrored) {
            #expect(abs(point.x + other.x - 2 * square.midX) < 1e-9 && point.y == other.y)
            #expect(square.insetBy(dx: -0.01, dy: -0.01).contains(point))
        }
    }

    /// Only what points somewhere is mirrored where people read from the right.
    @Test func arrowsHaveADirection() {
        #expect(SymbolName.allCases.filter(\.isDirectional) == [.chevron, .arrow])
    }
}
