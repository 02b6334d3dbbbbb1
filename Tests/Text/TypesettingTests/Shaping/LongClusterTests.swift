import TestSupport
import Testing

@testable import Typesetting

/// Texts that HarfBuzz would shape as one cluster, however long they are.
@Suite(.neverHangs) struct LongClusterTests {
    /// A hundred thousand marks on one letter, each of which HarfBuzz would compare with all before it.
    @Test(
        .endsWithin(.seconds(60)),
        arguments: [("a", "\u{301}"), ("\u{628}", "\u{64E}"), ("\u{E01}", "\u{E49}"), ("", "\u{1F468}\u{200D}")])
    func marksWithoutEndAreSetInLinearTime(_ letter: String, _ mark: String) throws {
        let count = (TypesettingLimits.maximumTextLength - 1) / mark.utf16.count
        let text = try paragraph(letter + String(repeating: mark, count: count))
        for mode in TruncationMode.allCases {
            #expect(text.lines(width: 200, limit: 1, truncation: mode).lines.count == 1)
        }
        #expect(text.lines(width: 200).lines.last?.range.upperBound == letter.utf16.count + count * mark.utf16.count)
    }

    /// A stack of a thousand consonants is one cluster with a hundred places where a dictionary ends a word: a line up
    /// to each of them is shaped from the start of the cluster.
    @Test(arguments: [("km", "\u{1780}\u{17D2}"), ("my", "\u{1000}\u{1039}")])
    func twiceTheStackIsTwiceTheWork(_ language: String, _ consonant: String) throws {
        func shapedUnits(_ count: Int) throws -> Int {
            let fonts = try FontCascade.bundled()
            let text = String(repeating: consonant, count: count)
            let paragraph = try Paragraph(text, style: TextStyle(pointSize: 17), language: language, fonts: fonts)
            _ = paragraph.size(width: .infinity)
            return fonts.work.shapedUnitCount
        }
        let (once, twice) = (try shapedUnits(1_000), try shapedUnits(2_000))
        #expect(twice <= once * 21 / 10, "\(once), then \(twice)")
    }

    /// As long as anything that is written, and longer than what is: thirty marks are the most of UAX #15.
    @Test(arguments: [
        "a" + String(repeating: "\u{301}", count: 30),
        "\u{1F469}\u{1F3FB}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F48B}\u{200D}\u{1F468}\u{1F3FF}",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "ក្ស្រ្ត្រី", "က္ကျွှ",
    ])
    func whatIsWrittenIsShapedAsAWhole(_ text: String) throws {
        let fonts = try sharedFonts.get()
        let language = try fonts.languages.language("en")
        let analysis = try TextAnalysis(
            units: Array(text.utf16), language: TextLanguage("en", known: "en"), direction: .natural)
        let chooser = try FontChooser(cascade: fonts, style: TextStyle(pointSize: 17), language: language)
        #expect(try Itemizer.items(of: analysis, chooser: chooser).map(\.range) == [0..<text.utf16.count])
    }

    /// Each piece is shaped by itself, none is lost, and no surrogate pair is cut.
    @Test(arguments: [("a", "\u{301}"), ("", "\u{1F468}\u{200D}"), ("\u{1F44D}", "\u{1F3FB}")])
    func aLongClusterIsCutIntoPieces(_ letter: String, _ mark: String) throws {
        let text = letter + String(repeating: mark, count: 500)
        let units = Array(text.utf16)
        let fonts = try sharedFonts.get()
        let analysis = try TextAnalysis(units: units, language: TextLanguage("en", known: "en"), direction: .natural)
        let chooser = try FontChooser(
            cascade: fonts, style: TextStyle(pointSize: 17), language: fonts.languages.language("en"))
        let items = try Itemizer.items(of: analysis, chooser: chooser)
        #expect(items.count > 5)
        #expect(items.flatMap(\.range) == Array(units.indices))
        #expect(items.allSatisfy { $0.range.count <= 65 && !UTF16.isTrailSurrogate(units[$0.range.lowerBound]) })
        #expect(items.allSatisfy { $0.slot == items[0].slot })
    }
}
