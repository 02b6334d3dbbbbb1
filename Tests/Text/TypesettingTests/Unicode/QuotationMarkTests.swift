import TestSupport
import Testing

@testable import Typesetting

/// The languages' quotation marks as Apple's ICU has them for the line breaker.
@Suite(.neverHangs) struct QuotationMarkTests {
    /// What opens and closes, by the code that Apple publishes: “ and ‘ that close, ’ and Danish are left alone.
    @Test(arguments: [
        ("en", "“‘", "”"), ("en-GB", "“‘", "”"), ("da", "", ""), ("fr", "«", "»"), ("fr-CA", "«", "»"),
        ("fr-CH", "«‹", "»›"), ("de", "", "”"), ("de-CH", "", "”"), ("gsw", "«‹", "»›"), ("sv", "", ""),
        ("es", "«“", "»”"), ("es-MX", "“‘", "”"), ("pt", "“‘", "”"), ("pt-PT", "«“", "»”"), ("ru", "«", "»”"),
        ("ja", "", ""), ("zh-Hans", "“‘", "”"), ("zh-TW", "", ""), ("ar", "", ""), ("tlh", "“‘", "”"),
    ])
    func marks(_ language: String, _ opening: String, _ closing: String) {
        let marks = QuotationMarks(language: language)
        #expect(String(decoding: marks.opening, as: UTF16.self) == opening)
        #expect(String(decoding: marks.closing, as: UTF16.self) == closing)
    }

    @Test(arguments: [
        ("say “hi”(now)", "en", ["say ", "“hi”", "(now)"]),
        ("say “hi”(now)", "da", ["say ", "“hi”(now)"]),
        ("die „Art“(neu)", "de", ["die ", "„Art“(neu)"]),
        ("die „Art”(neu)", "de", ["die ", "„Art”", "(neu)"]),
        ("un «mot»(neuf)", "fr", ["un ", "«mot»", "(neuf)"]),
        ("un «mot»(neuf)", "en", ["un ", "«mot»(neuf)"]),
        ("dit« Bonjour ! » hier", "fr", ["dit« Bonjour ! » ", "hier"]),
        ("rock’(n)", "en", ["rock’(n)"]),
    ])
    func linesEndWhereTheyDoOnIOS(_ text: String, _ language: String, _ parts: [String]) throws {
        let analysis = try TextAnalysis(
            units: Array(text.utf16), language: TextLanguage(language, known: language), direction: .natural)
        let ends = parts.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.utf16.count) }
        #expect(analysis.boundaries.indices.filter { analysis.boundaries[$0] & BoundaryKind.soft != 0 } == ends)
    }

    /// A paragraph that goes into another language finds its lines again where its marks face another way there.
    @Test func anotherLanguageFacesThemAnotherWay() throws {
        let fonts = try sharedFonts.get()
        let style = TextStyle(pointSize: 17)
        let text = "say “hi”(now)"
        let english = try Paragraph(text, style: style, language: "en", fonts: fonts)
        let danish = try Paragraph(text, style: style, language: "da", fonts: fonts)
        let width = english.lines(width: .infinity).width - 1
        #expect(english.lines(width: width) != danish.lines(width: width))
        #expect(try english.withLanguage("da").lines(width: width) == danish.lines(width: width))
        #expect(try danish.withLanguage("en").lines(width: width) == english.lines(width: width))
    }
}
