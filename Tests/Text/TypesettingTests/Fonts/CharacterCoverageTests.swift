import TestSupport
import Testing

@testable import Typesetting

@Suite(.neverHangs) struct CharacterCoverageTests {
    @Test func rangesHaveTheirEndsAndNothingBeside() throws {
        let coverage = CharacterCoverage("20-7E A0 A2-A3 10FFFF", place: "here:1")
        let within: [UInt32] = [0x20, 0x21, 0x7E, 0xA0, 0xA2, 0xA3, 0x10FFFF]
        let outside: [UInt32] = [0, 0x1F, 0x7F, 0x9F, 0xA1, 0xA4, 0x10FFFE]
        for character in within { #expect(try coverage.contains(character)) }
        for character in outside { #expect(try !coverage.contains(character)) }
    }

    @Test(arguments: ["", "7E-20", "20 1F", "20-30 25", "G", "20--30", "20-", "110000", "0000020", "20  30", "2a"])
    func whatIsNoGrowingListIsRefused(_ text: String) {
        #expect(throws: TypesettingError.self) { try CharacterCoverage(text, place: "here:1").contains(0x20) }
    }

    /// The manifest is believed when it says no; when it says yes, the file is asked too.
    @Test func aCharacterThatTheFileLacksIsNamed() throws {
        let folder = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "Own.ttf", "coverage": "5D0 E01"}]}"#,
            files: ["Own.ttf": "NotoSansHebrew.ttf"])
        let fonts = try folder.cascade()
        #expect(try fonts.files("א") == ["Own.ttf"])
        #expect(try fonts.files("ב") == ["NotoSansHebrew.ttf"])
        #expect(
            throws: TypesettingError.unusableFont(
                file: "Own.ttf",
                reason: "lacks U+E01, which the key \"coverage\" of its manifest lists; remove this key or correct it")
        ) { try fonts.files("ก") }
    }
}
