import TestSupport
import Testing

@testable import Typesetting

@Suite(.neverHangs) struct GlyphRunTests {
    @Test func glyphsMoveWithTheScaleOfTheirAxis() throws {
        let font = try sharedFonts.get().instance(family: 0, style: TextStyle(pointSize: 17))
        let glyphs = [PositionedGlyph(id: 5, x: 2, y: -3), PositionedGlyph(id: 6, x: 0, y: 1)]
        let run = GlyphRun(font: font, pointSize: 10, glyphs: glyphs)
        for (x, y, size) in [(2.0, 4.0, 30.0), (1, 3, 20), (3, 1, 20), (1, 1, 10)] {
            let scaled = run.scaled(x: x, y: y)
            #expect(scaled.pointSize == size && scaled.font === font)
            #expect(scaled.glyphs == glyphs.map { PositionedGlyph(id: $0.id, x: $0.x * x, y: $0.y * y) })
        }
    }

    /// The smallest box that holds both, whichever lies farther on a side.
    @Test func aUnionHoldsBothBoxes() {
        let box = InkBounds(left: -1, top: -2, right: 3, bottom: 4)
        let others = [
            (InkBounds(left: -5, top: 0, right: 1, bottom: 1), InkBounds(left: -5, top: -2, right: 3, bottom: 4)),
            (InkBounds(left: 0, top: -5, right: 1, bottom: 1), InkBounds(left: -1, top: -5, right: 3, bottom: 4)),
            (InkBounds(left: 0, top: 0, right: 5, bottom: 1), InkBounds(left: -1, top: -2, right: 5, bottom: 4)),
            (InkBounds(left: 0, top: 0, right: 1, bottom: 5), InkBounds(left: -1, top: -2, right: 3, bottom: 5)),
        ]
        for (other, union) in others { #expect(box.union(other) == union && other.union(box) == union) }
    }
}
