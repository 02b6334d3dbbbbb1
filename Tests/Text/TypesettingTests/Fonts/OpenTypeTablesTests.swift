import TestSupport
import Testing

@testable import Typesetting

/// The fields of tables that are read here ("OpenType 1.9", `head` and `hhea`).
struct OpenTypeTablesTests {
    /// A font of rectangles with 16-bit words of a table replaced, each at its offset in the table.
    private func file(_ table: String, _ words: [Int: Int]) throws -> FontFile {
        var bytes = BoxFontFile.bytes(of: [[], [BoxFontFile.Rectangle(x: 0, y: 0, width: 10, height: 10)]])
        let tag = Array(table.utf8)
        let record = try #require(
            stride(from: 12, to: 12 + 16 * 6, by: 16).first { bytes[$0..<$0 + 4].elementsEqual(tag) })
        var start = 0
        for byte in bytes[(record + 8)..<(record + 12)] { start = start << 8 | Int(byte) }
        for (offset, word) in words {
            bytes[start + offset] = UInt8(truncatingIfNeeded: word >> 8)
            bytes[start + offset + 1] = UInt8(truncatingIfNeeded: word)
        }
        return try FontFile(bytes: bytes, name: "test")
    }

    /// `fontRevision` is a 16.16 number; 0x0042 is nearest to a thousandth, 0xFFBE to 0.999.
    @Test(arguments: [
        (4, 0x0042, "4.001"), (4, 0x0041, "4.001"), (1, 0x8000, "1.5"), (2, 0x028F, "2.01"), (0, 0, "0"), (10, 0, "10"),
        (1, 0xFFBE, "1.999"), (1, 0xFFFF, "2"), (3, 0x1999, "3.1"), (0, 0x4000, "0.25"),
    ])
    func theRevisionHasThreeDecimals(_ whole: Int, _ fraction: Int, _ text: String) throws {
        #expect(try file("head", [4: whole, 6: fraction]).revision == text)
    }

    @Test(arguments: [(16, true), (16_384, true), (1_000, true), (15, false), (16_385, false), (0, false)])
    func theEmHasItsLimits(_ units: Int, _ isAllowed: Bool) throws {
        guard isAllowed else {
            #expect(throws: TypesettingError.self) { try file("head", [18: units]) }
            return
        }
        #expect(try file("head", [18: units]).unitsPerEm == units)
    }

    /// `descender` is negative below the baseline.
    @Test func theLineIsThatOfTheHorizontalHeader() throws {
        let found = try file("hhea", [4: 512, 6: -256])
        #expect(found.ascent == 0.5 && found.descent == 0.25)
        let above = try file("hhea", [4: 512, 6: 128])
        #expect(above.ascent == 0.5 && above.descent == -0.125)
        for (ascent, descent) in [(0, 0), (-512, -512), (256, 256)] {
            #expect(throws: TypesettingError.self) { try file("hhea", [4: ascent, 6: descent]) }
        }
        #expect(try file("hhea", [:]).axes.isEmpty && !file("hhea", [:]).hasColorBitmaps)
    }

    @Test func tagsAreFourBytes() {
        #expect(OpenTypeTables.tag("head") == 0x6865_6164 && OpenTypeTables.string(from: 0x4F53_2F32) == "OS/2")
    }
}
