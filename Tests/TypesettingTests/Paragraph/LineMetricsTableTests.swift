import Testing

@testable import Typesetting

@Suite struct LineMetricsTableTests {
    @Test func equalMetricsHaveOneIndexAndTheStrutHasZero() throws {
        let strut = LineMetrics(ascent: 1, descent: 0.25)
        var table = LineMetricsTable(strut: strut)
        let tall = LineMetrics(ascent: 1.5, descent: 0.25)
        #expect(try table.index(of: strut) == 0)
        #expect(try table.index(of: tall) == 1)
        #expect(try table.index(of: LineMetrics(ascent: 1, descent: 0.5)) == 2)
        #expect(try table.index(of: tall) == 1)
        #expect(table.count == 3 && table[1] == tall)
    }

    /// A segment has twelve bits for the index; fonts of a folder can have more heights together.
    @Test func moreThanASegmentCanNameIsAnError() throws {
        var table = LineMetricsTable(strut: LineMetrics(ascent: 0, descent: 0))
        for index in 1...4095 {
            #expect(try table.index(of: LineMetrics(ascent: Double(index), descent: 0)) == index)
        }
        #expect(throws: TypesettingError.self) { try table.index(of: LineMetrics(ascent: 0, descent: 1)) }
        #expect(try table.index(of: LineMetrics(ascent: 4095, descent: 0)) == 4095)
    }
}
