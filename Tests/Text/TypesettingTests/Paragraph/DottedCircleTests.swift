import Foundation
import TestSupport
import Testing
import Typesetting

/// No break draws a dotted circle: HarfBuzz puts one before a mark that has lost its letter.
@Suite(.neverHangs) struct DottedCircleTests {
    /// The dotted circles of a text's lines that are not in the text.
    private func circles(_ text: String, width: Double, limit: Int?, mode: TruncationMode, language: String) throws
        -> Int
    {
        let paragraph = try paragraph(text, size: 17, language: language)
        return paragraph.lines(width: width, limit: limit, truncation: mode).lines
            .flatMap { paragraph.glyphRuns(of: $0) }.reduce(0) { sum, run in
                guard let circle = run.font.glyph(of: 0x25CC) else { return sum }
                return sum + run.glyphs.count { $0.id == circle }
            }
    }

    /// Words with vowel signs before and after their letter, tone marks, stacked consonants and repha.
    private static let words = [
        ("my", "ဒေါ်လာ ကြာသပတေးနေ့ညနေ ကျွန်ုပ်တို့ သင်္ကေတ မိဿာ ဥက္ကဋ္ဌ"), ("km", "ដុល្លារ ព្រហស្បតិ៍ ស្ត្រី ខ្ញុំ អង្គ្លេស"),
        ("th", "น้ำ ผู้ใหญ่ ที่ปั้น กำลัง เปรี้ยว"), ("lo", "ນ້ຳ ເຮົາ ກຳລັງ"), ("hi", "गुरुवार रात्रिभोज र्कि क्षत्रिय द्ध्य श्री"),
        ("bn", "স্ত্রী ক্ষণিক কর্তৃক"), ("gu", "ક્ષત્રિય સ્ત્રી"), ("pa", "ਸ੍ਰੀ ਪੰਜਾਬੀ"), ("ta", "ஸ்ரீ கொண்டு க்ஷ"),
        ("te", "క్ష్మి స్త్రీ"), ("kn", "ಕ್ಷ್ಮಿ ಸ್ತ್ರೀ"), ("ml", "ക്ഷ്മി സ്ത്രീ"), ("or", "କ୍ଷ ସ୍ତ୍ରୀ"), ("si", "ක්‍ෂ ශ්‍රී කොළඹ"),
    ]

    @Test(arguments: words)
    func noWidthAndNoEllipsisDrawsOne(language: String, text: String) throws {
        #expect(try circles(text, width: .infinity, limit: nil, mode: .tail, language: language) == 0)
        for width in stride(from: 0.0, through: 120, by: 1.5) {
            #expect(try circles(text, width: width, limit: nil, mode: .tail, language: language) == 0, "at \(width)")
            for mode in [TruncationMode.tail, .middle, .head] {
                let count = try circles(text, width: width, limit: 1, mode: mode, language: language)
                #expect(count == 0, "\(mode) at \(width)")
            }
        }
    }

    /// The test can fail: where the text itself starts with a mark, HarfBuzz draws the circle.
    @Test func aMarkWithoutALetterHasOne() throws {
        #expect(try circles("\u{102B}", width: .infinity, limit: nil, mode: .tail, language: "my") == 1)
    }

    /// A stacked consonant stays below its letter: no line ends in the coeng of Khmer or the virama of Burmese.
    @Test(arguments: [("km", "ដុល្លារ"), ("my", "သတ္တမ"), ("hi", "क्षत्रिय")])
    func stacksStayTogether(language: String, text: String) throws {
        let units = Array(text.utf16)
        for line in try paragraph(text, size: 17, language: language).lines(width: 0).lines.dropLast() {
            #expect(![0x17D2, 0x1039, 0x94D].contains(units[line.range.upperBound - 1]))
        }
    }
}
