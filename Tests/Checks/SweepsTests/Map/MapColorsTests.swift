import BalloonLayouts
import Testing

@testable import Sweeps

/// The letters of a map's findings, and what tells those of one colour apart.
struct MapColorsTests {
    /// Each kind of a map has a letter of the alphabet, in their order, as long as there are any.
    @Test func aKindHasALetter() {
        let kinds = Array(Finding.Kind.allCases.prefix(28))
        let colors = MapColors(kinds)
        let letters = kinds.map { colors.letter(of: .found($0)) }
        #expect(letters.prefix(26).compactMap { $0 }.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        #expect(letters.suffix(2).allSatisfy { $0 == nil } && kinds.count == 28)
        #expect(colors.letter(of: nil) == nil && colors.letter(of: .allowed(kinds[0], reason: "a")) == nil)
        #expect(MapColors([kinds[5]]).letter(of: .found(kinds[5])) == "A")
    }

    /// The first kind of a colour has no lines, each next one wider ones, and never so wide that the colour is gone.
    @Test func linesTellKindsOfOneColourApart() {
        let color = ChartPalette.color(of: .textTruncated)
        let kinds = Finding.Kind.allCases.filter { ChartPalette.color(of: $0) == color }
        let colors = MapColors(kinds)
        let widths = kinds.map { colors.lineWidth(of: .found($0)) }
        #expect(kinds.count > 2 && widths[0] == 0 && widths[1] > 0 && widths[2] > widths[1])
        #expect(widths == widths.sorted() && widths.allSatisfy { $0 < MapColors.lineDistance })
        #expect(colors.lineWidth(of: nil) == 0 && colors.lineWidth(of: .allowed(kinds[1], reason: "a")) == 0)
    }

    /// What is allowed, or was not found, has the colour of a good cell.
    @Test func aGoodCellHasOneColour() {
        let colors = MapColors([.wordBroken])
        #expect(colors[nil] == MapColors.fine && colors[.allowed(.wordBroken, reason: "a")] == MapColors.fine)
        #expect(colors[.found(.wordBroken)] == ChartPalette.color(of: .wordBroken))
        #expect(Set([MapColors.fine, MapColors.unchecked, colors[.found(.wordBroken)]]).count == 3)
    }
}
