import CUnicode
import TestSupport
import Testing

@testable import Typesetting

/// The order in which the engine draws a line, against rule L2 on the levels of the whole text.
@Suite(.neverHangs) struct VisualOrderTests {
    /// Characters of every direction of which each has one glyph that no neighbour changes, with spaces, embeddings,
    /// overrides and isolates between them.
    private static let strong = Array("abcdefghijklmnoABCDEFG".utf16) + Array(0x05D0...0x05E9 as ClosedRange<UInt16>)
    private static let digits = Array("0123456789".utf16)
    private static let controls: [UInt16] = [
        0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x200E, 0x200F,
    ]

    @Test func glyphsStandInTheOrderOfRuleL2() throws {
        var random = SeededGenerator(seed: 9)
        let fonts = try sharedFonts.get()
        let style = TextStyle(pointSize: 17, tracking: .none)
        let glyphs = try Self.glyphs(style: style, fonts: fonts)
        var reorderedCount = 0
        for _ in 0..<2_000 {
            let text = Self.text(&random)
            let direction =
                [BaseDirection.natural, .leftToRight, .rightToLeft].randomElement(using: &random) ?? .natural
            let paragraph = try Paragraph(utf16: text, style: style, language: "en", direction: direction, fonts: fonts)
            let line = paragraph.lines(width: .infinity).lines[0]
            let drawn = paragraph.glyphRuns(of: line).flatMap { run in run.glyphs.map(\.id) }

            let levels = try Self.levels(of: text, direction)
            let visibleCount = paragraph.visibleUnits(of: line).count
            let order = VisualOrder.indices(ofLevels: Array(levels[..<visibleCount]))
            #expect(drawn == order.map { glyphs[text[$0]] }, "\(text.map { String($0, radix: 16) }) \(direction)")
            if order != order.sorted() { reorderedCount += 1 }
        }
        #expect(reorderedCount > 1_000)
    }

    private static func text(_ random: inout SeededGenerator) -> [UInt16] {
        // Every text has a letter of either direction, so that ICU does not take its way for one direction.
        var units: [UInt16] = [0x61, 0x05D0]
        for _ in 0..<Int.random(in: 1...24, using: &random) {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5: units.append(strong.randomElement(using: &random) ?? 0x61)
            case 5..<7: units.append(digits.randomElement(using: &random) ?? 0x30)
            case 7..<8: units.append(0x20)
            default: units.append(controls.randomElement(using: &random) ?? 0x200E)
            }
        }
        units.shuffle(using: &random)
        return units
    }

    private static func levels(of text: [UInt16], _ direction: BaseDirection) throws -> [UInt8] {
        var levels = [UInt8](repeating: 0, count: text.count)
        var paragraphLevels = levels
        let base =
            switch direction {
            case .natural: CUNICODE_NATURAL
            case .leftToRight: CUNICODE_LEFT_TO_RIGHT
            case .rightToLeft: CUNICODE_RIGHT_TO_LEFT
            }
        let code = cunicode_bidi_levels(text, Int32(text.count), Int32(base), &levels, &paragraphLevels)
        try #require(code == 0)
        return levels
    }

    /// The glyph of every character that is used, each set by itself.
    private static func glyphs(style: TextStyle, fonts: FontCascade) throws -> [UInt16: UInt32] {
        func drawn(_ units: [UInt16]) throws -> [UInt32] {
            let paragraph = try Paragraph(utf16: units, style: style, language: "en", fonts: fonts)
            return paragraph.glyphRuns(of: paragraph.lines(width: .infinity).lines[0]).flatMap { $0.glyphs.map(\.id) }
        }
        // A space alone would hang.
        var glyphs: [UInt16: UInt32] = [0x20: try drawn([0x61, 0x20, 0x61])[1]]
        for unit in strong + digits + controls { glyphs[unit] = try drawn([unit])[0] }
        return glyphs
    }
}
