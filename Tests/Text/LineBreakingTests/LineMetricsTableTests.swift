import TestSupport
import Testing

@testable import LineBreaking

@Suite(.neverHangs) struct LineMetricsTableTests {
    @Test func equalMetricsHaveOneIndexAndTheStrutHasZero() {
        let strut = LineMetrics(ascent: 1, descent: 0.25)
        var table = LineMetricsTable(strut: strut)
        let tall = LineMetrics(ascent: 1.5, descent: 0.25)
        #expect(table.index(of: strut) == 0)
        #expect(table.index(of: tall) == 1)
        #expect(table.index(of: LineMetrics(ascent: 1, descent: 0.5)) == 2)
        #expect(table.index(of: tall) == 1)
        #expect(table.count == 3 && table[1] == tall)
    }

    /// A segment has twelve bits for the index; the fonts of a folder can have more heights together.
    @Test func aFullTableTakesNoMore() {
        var table = LineMetricsTable(strut: LineMetrics(ascent: 0, descent: 0))
        for index in 1..<LineMetricsTable.maximumCount {
            #expect(table.index(of: LineMetrics(ascent: Double(index), descent: 0)) == index)
        }
        #expect(table.count == 4096)
        #expect(table.index(of: LineMetrics(ascent: 0, descent: 1)) == nil)
        #expect(table.index(of: LineMetrics(ascent: 4095, descent: 0)) == 4095)
    }

    /// A line that holds two others has the larger ascent and the larger descent, each of which may be of either.
    @Test(arguments: [(1.0, 0.5), (2.0, 0.25), (1.0, 0.25), (2.0, 0.5), (3.0, -0.25), (-1.0, 0.75)])
    func aUnionHoldsBoth(_ ascent: Double, _ descent: Double) {
        let (first, second) = (LineMetrics(ascent: 1.5, descent: 0.3), LineMetrics(ascent: ascent, descent: descent))
        let union = LineMetrics(ascent: ascent > 1.5 ? ascent : 1.5, descent: descent > 0.3 ? descent : 0.3)
        #expect(first.union(second) == union && second.union(first) == union)
    }
}
