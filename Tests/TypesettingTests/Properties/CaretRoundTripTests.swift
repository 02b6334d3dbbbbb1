import Testing
import Typesetting

/// Every caret's place leads back to a caret at that place, in texts that the fuzzer found hard (`Fuzzing/`).
@Suite struct CaretRoundTripTests {
    private static let texts: [[UInt16]] = [
        // A soft hyphen behind the terminator of the only line that is shown, with a mark on it.
        [0, 0x0D, 0xAD, 0x320],
        // A grapheme of two directions, with another between its halves.
        [0x070F, 0x2FFB, 0x070F, 0xFFFF, 0x7F0F, 0xFB11, 0x11FB, 0x6B6F],
        [0x070F, 0x2FFB, 0x070F, 0xFFFF, 0x6713, 0x7E94, 0x917F, 0],
        // The half of one lies at the line's end, before a space that hangs.
        [0x062C, 0x2D4A, 0x0600, 0x0632, 0x20, 0x1A1A, 0x1A1A, 0x1A1A, 0x1A1A, 0x1A1A, 0x1A1A, 0x1A1A, 0x1A1A],
    ]

    @Test(arguments: texts, TruncationMode.allCases)
    func placesLeadBack(_ units: [UInt16], mode: TruncationMode) throws {
        let text = try Paragraph(
            utf16: units, style: TextStyle(pointSize: 86, tracking: .none), language: "en",
            fonts: FontCascade.bundled(missingGlyphs: .box))
        for limit in [nil, 1, 2] {
            for width in stride(from: 10.0, through: 600, by: 59) {
                let layout = text.lines(width: width, limit: limit, truncation: mode)
                for offset in 0...units.count {
                    for caret in text.carets(at: offset, in: layout) {
                        let position = text.position(closestToX: caret.x, onLine: caret.line, of: layout)
                        let again = text.caret(at: position, in: layout)
                        #expect(
                            again?.x == caret.x && again?.line == caret.line,
                            "offset \(offset), width \(width), limit \(limit ?? 0): \(caret), \(position), \(layout.lines)"
                        )
                    }
                }
            }
        }
    }
}
