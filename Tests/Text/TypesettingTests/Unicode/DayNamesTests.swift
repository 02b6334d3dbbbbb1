import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite(.neverHangs) struct DayNamesTests {
    /// Foundation has its own copy of the same data, of another year: Russian names in capitals, Arabic short names
    /// without their articles.
    @Test(arguments: [
        "en", "en-GB", "de-AT", "fr-CA", "es-419", "pt-BR", "it", "nl", "pl", "ru", "el", "tr", "ar", "he", "hi", "th",
        "ja", "ja-u-lb-strict", "ko", "zh-Hans-CN", "zh-Hant-TW", "vi",
    ])
    func asFoundationHasThem(language: String) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        let (whole, short) = (
            DayNames.names(in: language, abbreviated: false), DayNames.names(in: language, abbreviated: true)
        )
        #expect(whole == calendar.weekdaySymbols)
        guard language != "ar" else { return }
        #expect(short.map { $0.lowercased() } == calendar.shortWeekdaySymbols.map { $0.lowercased() })
    }

    @Test func aLanguageThatNobodySpeaksHasNone() {
        for language in ["", "qqq", "en_US_POSIX-", "not a tag", String(repeating: "a", count: 300)] {
            #expect(DayNames.names(in: language, abbreviated: false).isEmpty, "\(language)")
        }
    }
}
