import Foundation
import Testing

@testable import Typesetting

struct DayNamesTests {
    /// Foundation has its own copy of the same data, of another year.
    @Test(arguments: [
        "en", "en-GB", "de-AT", "fr-CA", "es-419", "pt-BR", "it", "nl", "pl", "ru", "el", "tr", "ar", "he", "hi", "th",
        "ja", "ja-u-lb-strict", "ko", "zh-Hans-CN", "zh-Hant-TW", "vi",
    ])
    func asFoundationHasThem(language: String) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        #expect(DayNames.names(in: language, abbreviated: false) == calendar.weekdaySymbols)
        #expect(DayNames.names(in: language, abbreviated: true) == calendar.shortWeekdaySymbols)
    }

    @Test func aLanguageThatNobodySpeaksHasNone() {
        for language in ["", "qqq", "en_US_POSIX-", "not a tag", String(repeating: "a", count: 300)] {
            #expect(DayNames.names(in: language, abbreviated: false).isEmpty, "\(language)")
        }
    }
}
