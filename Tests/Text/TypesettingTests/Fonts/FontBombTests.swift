import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Fonts that change while they are used, and more languages than there are.
@Suite(.endsWithin(.seconds(120))) struct FontBombTests {
    /// A mapped file that is cut off ends the process at the next glyph.
    @Test func aFontThatIsCutOffWhileItIsUsedStaysWhole() throws {
        let bundled = try BundledFonts.directory()
        let folder = try TemporaryFolder()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: bundled + "/NotoSans.ttf"))
        let path = try folder.write([UInt8](bytes), to: "NotoSans.ttf")
        let file = try FontBytes(path: path, name: "NotoSans.ttf")
        try #require(truncate(path, 0) == 0)
        let kept = UnsafeRawBufferPointer(start: file.base, count: file.count)
        #expect(kept.elementsEqual(bytes))
    }

    /// HarfBuzz compares each new language with all before, and keeps it until the process ends.
    @Test func languagesAreCounted() throws {
        let languages = TextLanguages()
        func tag(_ number: Int) -> String {
            String((0..<6).map { Character(Unicode.Scalar(UInt8(97 + number / Int(pow(26.0, Double($0))) % 26))) })
        }
        for number in 0..<TypesettingLimits.maximumLanguageCount { _ = try languages.language(tag(number)) }
        #expect(throws: TypesettingError.self) { try languages.language(tag(TypesettingLimits.maximumLanguageCount)) }
        // What was there before stays usable, with whatever extensions.
        #expect(try languages.language(tag(0)).tag == tag(0))
        for number in 0..<10_000 { _ = try languages.language("\(tag(1))-u-a\(number)") }
    }

    @Test(arguments: [
        ("en", "en"), ("zh-Hant-TW", "zh-hant-tw"), ("ja-u-lb-strict", "ja"), ("en-x-one", "en"),
        ("i-navajo", "i-navajo"),
        ("de-t-en-a1", "de"), ("x-hbotabcd", "x-hbotabcd"), ("en-x-hbscdeva-x-y", "en-x-hbscdeva-x-y"),
    ]) func onlyWhatFontsKnowIsKept(tag: String, known: String) {
        #expect(TextLanguage.known(tag) == known)
    }
}
