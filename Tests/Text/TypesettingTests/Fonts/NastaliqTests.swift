import TestSupport
import Testing

@testable import Typesetting

/// Urdu is set in Nastaliq, which hangs from the line and needs more than twice the height of Latin.
@Suite(.neverHangs) struct NastaliqTests {
    private static let invitation = "ہفتے کو ساحل پر رات کا کھانا؟"

    /// The height of Noto Nastaliq Urdu at 17 points on an iPhone (facts 7.11).
    @Test(arguments: ["ur", "ur-PK", "ks", "pnb", "pa-Arab-PK"])
    func aLineIsAsTallAsOnAPhone(_ language: String) throws {
        let urdu = try paragraph(Self.invitation, language: language)
        #expect(abs(urdu.lines(width: .infinity).height - 42.5) < 1e-9)
    }

    @Test(arguments: ["ar", "fa", "ps", "en"])
    func otherLanguagesKeepNaskh(_ language: String) throws {
        let text = try paragraph(Self.invitation, language: language)
        #expect(text.lines(width: .infinity).height < 26)
    }

    @Test func latinWordsKeepTheirFontAndAreMeasuredAsBefore() throws {
        let word = try paragraph("Dinner", language: "en").maximumContentWidth
        #expect(try paragraph("Dinner", language: "ur").maximumContentWidth == word)
        let both = try paragraph("Dinner کھانا", language: "ur")
        #expect(abs(both.lines(width: .infinity).height - 42.5) < 1e-9)
    }

    @Test func anotherLanguageChangesTheFont() throws {
        let naskh = try paragraph(Self.invitation, language: "ar")
        let urdu = try paragraph(Self.invitation, language: "ur")
        #expect(try naskh.withLanguage("ur").lines(width: 150) == urdu.lines(width: 150))
        #expect(naskh.lines(width: 150) != urdu.lines(width: 150))
    }

    /// Letters that join climb from the line: the first letter of a long group stands higher than the last.
    @Test func wordsClimb() throws {
        let text = try paragraph("مستقبل", language: "ur")
        let line = text.lines(width: .infinity).lines[0]
        let heights = text.glyphRuns(of: line).flatMap { $0.glyphs.map(\.y) }
        let range = try #require(heights.max()) - (heights.min() ?? 0)
        #expect(range > 3)
    }
}
