import Testing
import ViewLayout

@testable import Scenes

/// A third of 400 points is 133.333 to who writes it down: lengths that differ by less than two thousandths are equal.
struct ComparisonTests {
    @Test(
        arguments: [
            (400.0 / 3, 133.333, [CellFilter.Comparison.atMost, .equal, .atLeast]),
            (133.333, 400.0 / 3, [.atMost, .equal, .atLeast]),
            (100, 100, [.atMost, .equal, .atLeast]), (99, 100, [.less, .atMost, .different]),
            (101, 100, [.more, .atLeast, .different]), (100.01, 100, [.more, .atLeast, .different]),
            (99.99, 100, [.less, .atMost, .different]), (0.001, 0, [.atMost, .equal, .atLeast]),
        ] as [(Double, Double, Set<CellFilter.Comparison>)])
    func lengths(_ found: Double, _ wanted: Double, _ holding: Set<CellFilter.Comparison>) {
        #expect(Set(CellFilter.Comparison.allCases.filter { $0.holds(found, wanted) }) == holding)
    }
}
