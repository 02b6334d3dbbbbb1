import TestSupport
import Testing

@testable import Typesetting

/// Boxes of characters that no font has, in runs of another size.
@Suite(.neverHangs) struct RunBoxTests {
    private func box(_ text: String, size: Double, ofRun run: (inout StyledRun) -> Void) throws -> Paragraph {
        let style = TextStyle(pointSize: size, tracking: .none)
        var own = StyledRun(length: text.utf16.count, style: style)
        run(&own)
        return try Paragraph(
            utf16: Array(text.utf16), runs: [own], style: style, language: "en",
            fonts: FontCascade(drawingBoxesOf: sharedFonts.get()))
    }

    private func glyphs(_ paragraph: Paragraph) -> [PositionedGlyph] {
        paragraph.glyphRuns(of: paragraph.lines(width: .infinity).lines[0]).flatMap(\.glyphs)
    }

    /// One row of digits and two rows; at 16 and 64 points all numbers are whole parts.
    @Test(arguments: ["\u{E000}", "𠀀"], [64.0, 8]) func aBoxGrowsWithItsRun(_ text: String, _ size: Double) throws {
        let run = try box(text, size: 16) { $0.style.pointSize = size }
        let alone = try box(text, size: size) { _ in }
        #expect(glyphs(run).map(\.id) == glyphs(alone).map(\.id))
        for (first, second) in zip(glyphs(run), glyphs(alone)) {
            #expect(abs(first.x - second.x) < 0.001 && abs(first.y - second.y) < 0.001)
        }
        #expect(abs(run.size(width: .infinity).width - alone.size(width: .infinity).width) < 0.001)
        #expect(run.glyphRuns(of: run.lines(width: .infinity).lines[0]).map(\.pointSize) == [size])
    }

    /// The space of the run is after the box, not after each of its digits.
    @Test func aBoxIsOneClusterOfItsRun() throws {
        let plain = try box("\u{E000}\u{E000}", size: 16) { _ in }
        let spaced = try box("\u{E000}\u{E000}", size: 16) { $0.kern = 3 }
        #expect(abs(spaced.size(width: .infinity).width - plain.size(width: .infinity).width - 6) < 0.001)
        #expect(glyphs(spaced).prefix(5) == glyphs(plain).prefix(5))
        let raised = try box("\u{E000}", size: 16) { $0.baselineOffset = 4 }
        let flat = try box("\u{E000}", size: 16) { _ in }
        #expect(glyphs(raised).map(\.y) == glyphs(flat).map { $0.y - 4 })
    }
}
