import Testing

@testable import Lint

/// Sentences that are made to fit into a line.
struct ShortSentenceTests {
    @Test func whatIsQuotedIsCutFirst() {
        let sentence = ShortSentence("caption “Dinner at the pier” and “lunch” touch")
        #expect(sentence.quoting(40) == "caption “Dinner at the pier” and “lunch” touch")
        #expect(sentence.quoting(18) == "caption “Dinner at the pier” and “lunch” touch")
        #expect(sentence.quoting(8) == "caption “Dinner …” and “lunch” touch")
        #expect(sentence.quoting(4) == "caption “Din…” and “lun…” touch")
    }

    /// The quotation of a text's end stays one of its end.
    @Test func anEndIsCutAtItsBeginning() {
        #expect(ShortSentence("“…at the pier” is lost").quoting(6) == "“… pier” is lost")
        #expect(ShortSentence("“…at the pier” is lost").quoting(12) == "“…at the pier” is lost")
    }

    @Test func withoutQuotationMarksNothingIsCut() {
        #expect(ShortSentence("the balloon is wide").quoting(2) == "the balloon is wide")
        #expect(ShortSentence("a “mark alone").quoting(2) == "a “mark alone")
        #expect(ShortSentence("").quoting(2).isEmpty)
    }

    @Test func aLineIsCutWithItsLastNumberKept() {
        #expect(ShortSentence.cut("short", to: 5) == "short")
        #expect(ShortSentence.cut("a line without any number", to: 10) == "a line wi…")
        let cut = ShortSentence.cut(String(repeating: "word ", count: 30) + "has 7.25 lines, and 3 is expected", to: 80)
        #expect(cut.unicodeScalars.count <= 80 && cut.hasPrefix("word word") && cut.hasSuffix("3 is expected"))
        #expect(cut.contains("…"))
    }

    /// Letters with marks of their own count as many as they have, and are not taken apart.
    @Test func aLetterIsNotTakenApart() {
        #expect(ShortSentence.cut("ä́ä́ä́", to: 6).unicodeScalars.count <= 6)
        #expect(ShortSentence.cut("👩‍👩‍👧👩‍👩‍👧", to: 7) == "👩‍👩‍👧…")
    }
}
