import CUnicode
import TestSupport
import Testing
import Typesetting

/// Grapheme clusters (UAX #29) by their own test file; no deviation is known.
@Suite(.neverHangs) struct GraphemeBreakConformanceTests {
    @Test func clustersAreThoseOfTheUnicodeStandard() throws {
        let cases = try BreakTestCase.all(in: "auxiliary/GraphemeBreakTest.txt")
        #expect(cases.count > 600)
        for item in cases {
            var kinds = [UInt8](repeating: 0, count: item.units.count + 1)
            #expect(cunicode_grapheme_boundaries(item.units, Int32(item.units.count), &kinds) == 0)
            #expect(Set(kinds.indices.filter { kinds[$0] != 0 }) == item.boundaries, "\(item.source)")
        }
    }

    /// Without any room every grapheme stands on a line of its own; so the engine's own short ways, such as that for
    /// ASCII, show too. UAX #14 itself tears some clusters, such as a space with a combining mark (LB10, LB18).
    @Test func linesWithoutRoomSplitNoGraphemeThatLineBreakingKeeps() throws {
        let fonts = try FontCascade.bundled(missingGlyphs: .box)
        for item in try BreakTestCase.all(in: "auxiliary/GraphemeBreakTest.txt") {
            let paragraph = try Paragraph(
                utf16: item.units, style: TextStyle(pointSize: 17), language: "en", fonts: fonts)
            let starts = paragraph.lines(width: 0).lines.map(\.range.lowerBound)
            var opportunities = [UInt8](repeating: 0, count: item.units.count + 1)
            #expect(cunicode_line_boundaries("en", item.units, Int32(item.units.count), &opportunities) == 0)
            let torn = Set(starts).subtracting(item.boundaries)
            #expect(torn.allSatisfy { opportunities[$0] != 0 }, "\(item.source) \(starts)")
        }
    }
}
