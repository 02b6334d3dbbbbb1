import TestSupport
import Testing

@testable import Typesetting

/// "UAX #9", rule L2, for what is read aloud and compared: units from left to right.
@Suite(.neverHangs) struct VisualOrderOffsetsTests {
    private func visual(_ text: String, _ isRightToLeft: Bool?) throws -> String {
        let units = Array(text.utf16)
        return String(
            decoding: try Typesetting.VisualOrder.offsets(of: text, isRightToLeft: isRightToLeft).map { units[$0] },
            as: UTF16.self)
    }

    /// Texts in logical order and from left to right. Numbers inside of text to the left are read from left to right.
    @Test(
        arguments: [
            ("", nil, ""), ("abc", nil, "abc"), ("אבג", nil, "גבא"), ("א12ב", nil, "ב12א"), ("12א", nil, "א12"),
            ("ab אב", nil, "ab בא"), ("אב ab", nil, "ab בא"), ("ab אב", true, "בא ab"), ("אב ab", false, "בא ab"),
            ("ab.", true, ".ab"), ("ab.", false, "ab."), ("אב.", false, "בא."), ("אב.", nil, ".בא"),
            ("a אב12גד b", nil, "a דג12בא b"), ("אב cd 12 הו", nil, "וה cd 12 בא"), ("أ١٢ب", nil, "ب١٢أ"),
        ] as [(String, Bool?, String)])
    func order(_ text: String, _ isRightToLeft: Bool?, _ expected: String) throws {
        #expect(try Array(visual(text, isRightToLeft).utf16) == Array(expected.utf16))
    }
}
