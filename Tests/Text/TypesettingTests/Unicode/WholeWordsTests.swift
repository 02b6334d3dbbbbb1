import TestSupport
import Testing

@testable import Typesetting

/// Words that stay whole. Blocks are those of "Unicode 15.0, Blocks".
@Suite(.neverHangs) struct WholeWordsTests {
    /// The offsets inside a text at which a line may end.
    private func ends(_ text: String, _ wordBreak: WordBreak) throws -> [Int] {
        let units = Array(text.utf16)
        let analysis = try TextAnalysis(
            units: units, language: TextLanguage("ko", known: "ko"), direction: .natural, wordBreak: wordBreak)
        return (1..<units.count).filter { analysis.boundaries[$0] & BoundaryKind.soft != 0 }
    }

    /// The first and the last syllable, and initial consonants and letters of each block, after a syllable.
    @Test(arguments: ["\u{AC00}", "\u{D7A3}", "\u{1100}", "\u{115F}", "\u{3131}", "\u{318E}", "\u{A960}", "\u{A97C}"])
    func hangulStaysTogether(_ letter: String) throws {
        let text = "가\(letter)가나"
        #expect(try ends(text, .keepHangul) == [] && ends(text, .keepAll) == [])
        #expect(try ends(text, .normal).contains(1) && ends("ㅋㅋㅋㅋ", .keepHangul) == [])
    }

    /// Old vowels and final consonants, before a syllable.
    @Test(arguments: ["\u{1161}", "\u{11FF}", "\u{D7B0}", "\u{D7FB}"])
    func oldLettersStayWithWhatFollows(_ letter: String) throws {
        #expect(try ends("가 \(letter)가", .keepHangul) == [2] && ends("가 \(letter)가", .normal) == [2, 3])
    }

    /// Ideographs, kana, bopomofo and kanbun beside the blocks, and letters that are no ideographs.
    @Test(arguments: ["中", "か", "\u{312F}", "\u{3190}", "\u{1200}", "\u{10D0}", "\u{A95F}"])
    func othersDoNot(_ letter: String) throws {
        let text = "가\(letter)"
        #expect(try ends(text, .keepHangul) == ends(text, .normal))
        #expect(try ends("中中", .keepHangul) == [1] && ends("中中", .keepAll) == [])
    }

    /// The base of a grapheme decides, not its mark: a tone mark after a syllable.
    @Test func marksBelongToTheirLetter() throws {
        #expect(try ends("가\u{302E}나", .normal) == [2] && ends("가\u{302E}나", .keepHangul) == [])
        #expect(try ends("中\u{302E}나", .keepHangul) == [2] && ends("가\u{302E}中", .keepHangul) == [2])
    }
}
