import CUnicode
import TestSupport
import Testing

/// UAX #14 by its own test file.
@Suite(.neverHangs) struct LineBreakConformanceTests {
    @Test func opportunitiesAreThoseOfTheUnicodeStandard() throws {
        let cases = try BreakTestCase.all(in: "auxiliary/LineBreakTest.txt")
        #expect(cases.count > 7_000)
        var deviations: [String] = []
        for item in cases {
            var kinds = [UInt8](repeating: 0, count: item.units.count + 1)
            #expect(cunicode_line_boundaries("und", item.units, Int32(item.units.count), &kinds) == 0)
            if Set(kinds.indices.filter { kinds[$0] != 0 }) != item.boundaries { deviations.append(item.source) }
        }
        try KnownDeviations(file: "line-break.tsv").expectExactly(deviations)
    }
}
