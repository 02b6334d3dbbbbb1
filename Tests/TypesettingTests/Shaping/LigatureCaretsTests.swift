import Testing

@testable import Typesetting

/// Carets inside ligatures without positions in GDEF: equal parts of the advance.
@Suite struct LigatureCaretsTests {
    private func positions(count: Int, advance: Int, glyph: UInt32?) throws -> [Int] {
        let font = try sharedFonts.get().instance(family: 0, style: TextStyle(pointSize: 17))
        return LigatureCarets.positions(count: count, advance: advance, glyph: glyph, font: font, level: 0)
    }

    @Test func advanceIsDividedEqually() throws {
        #expect(try positions(count: 1, advance: 1_000, glyph: nil) == [500])
        #expect(try positions(count: 3, advance: 1_000, glyph: nil) == [250, 500, 750])
        #expect(try positions(count: 2, advance: 0, glyph: nil) == [0, 0])
    }

    /// Bubble Sans has no caret positions.
    @Test func fontWithoutPositionsLeavesThemToTheAdvance() throws {
        #expect(try positions(count: 2, advance: 900, glyph: 5) == [300, 600])
    }
}
