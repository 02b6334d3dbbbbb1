import Foundation
import Testing

@testable import Drawing

/// Places of a gradient's line, and the colours there.
struct HardStopTests {
    private func gradient(_ stops: [(UInt8, Double)]) -> LinearGradient {
        LinearGradient(
            from: .zero, to: CGPoint(x: 10, y: 0),
            stops: stops.map { .init(Color(red: $0.0, green: $0.0, blue: $0.0), at: $0.1) })
    }

    private func greys(_ stops: [(UInt8, Double)], of count: Int = 10) -> [UInt8] {
        gradient(stops).colors(count: count).map(\.red)
    }

    /// Of two stops at one location the first ends the part before it, so that the second begins there.
    @Test func atAHardStopTheSecondColourBegins() {
        #expect(
            greys([(0, 0), (100, 0.5), (200, 0.5), (250, 1)]) == [0, 20, 40, 60, 80, 200, 210, 220, 230, 240, 250])
        // Of three, the one between is nowhere.
        #expect(
            greys([(10, 0), (10, 0.5), (99, 0.5), (30, 0.5), (30, 1)]) == [10, 10, 10, 10, 10, 30, 30, 30, 30, 30, 30])
        #expect(greys([(10, 0), (50, 0), (50, 1)]) == [UInt8](repeating: 50, count: 11))
        #expect(greys([(10, 0), (10, 1), (50, 1)]) == [UInt8](repeating: 10, count: 10) + [50])
    }

    @Test func theEndsContinue() {
        #expect(greys([(100, 0.2), (200, 0.7)]) == [100, 100, 100, 120, 140, 160, 180, 200, 200, 200, 200])
        #expect(greys([(7, 0.5)]) == [UInt8](repeating: 7, count: 11))
        #expect(gradient([]).colors(count: 10)[3] == .clear)
    }

    /// Halves are rounded up: 0.5 and 1.5 of 3 in 6 parts.
    @Test func componentsAreRoundedToTheNearest() {
        #expect(greys([(0, 0), (3, 1)], of: 6) == [0, 1, 1, 2, 2, 3, 3])
        #expect(greys([(3, 0), (0, 1)], of: 6) == [3, 3, 2, 2, 1, 1, 0])
    }
}
