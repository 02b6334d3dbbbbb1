import TestSupport
import Testing

@testable import Typesetting

/// Fonts of an app: before the bundled ones, or in their place.
@Suite(.neverHangs) struct OwnFontsTests {
    @Test func aTextFontIsAskedAfterTheBundledPrimaryAndBeforeTheRest() throws {
        let folder = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "Brand.ttf"}]}"#,
            files: ["Brand.ttf": "NotoSansHebrew.ttf"])
        let fonts = try folder.cascade()
        let bundled = try sharedFonts.get().familyNames
        #expect(fonts.familyNames == [bundled[0], "Brand"] + bundled.dropFirst())
        #expect(try fonts.files("a אב") == ["BubbleSans.ttf", "Brand.ttf"])
        #expect(try fonts.files("ก") == ["NotoSansThai.ttf"])
    }

    @Test func aPrimaryFontComesFirstAndGivesLinesTheirHeight() throws {
        let folder = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "Brand.ttf", "role": "primary"}]}"#,
            files: ["Brand.ttf": "NotoSansThai.ttf"])
        let fonts = try folder.cascade()
        #expect(Array(fonts.familyNames.prefix(2)) == ["Brand", "BubbleSans"])
        #expect(try fonts.files("กa") == ["Brand.ttf", "BubbleSans.ttf"])
        #expect(try fonts.primaryLineMetrics() == (1.02, 0.27))
        // Tracking is the system font's alone.
        let texts = try [Tracking.system, .none].map { tracking in
            try Paragraph(
                "กรุงเทพ", style: TextStyle(pointSize: 12, tracking: tracking), language: "th", fonts: fonts
            ).maximumContentWidth
        }
        #expect(texts[0] == texts[1])
    }

    @Test func aFamilyOfABundledNameTakesItsPlace() throws {
        let folder = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "Mine.ttf", "family": "NotoSansThai"}]}"#,
            files: ["Mine.ttf": "NotoSansLao-Regular.ttf"])
        let fonts = try folder.cascade()
        #expect(try fonts.files("ລາວ") == ["Mine.ttf"])
        #expect(throws: TypesettingError.self) { try fonts.files("ก") }
    }

    @Test func anEmojiFontIsAskedBeforeTheBundledOne() throws {
        let folder = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "Mine.ttf", "role": "emoji"}]}"#,
            files: ["Mine.ttf": "NotoColorEmoji.ttf"])
        let fonts = try folder.cascade()
        #expect(fonts.familyNames.suffix(2) == ["Mine", "NotoColorEmoji"])
        #expect(try fonts.files("😀 1 ☎\u{FE0F}") == ["Mine.ttf", "BubbleSans.ttf", "Mine.ttf"])
    }

    @Test func onePrimaryFontAloneIsACascade() throws {
        let folder = try FontFolder(
            manifest: #"{"fonts": [{"file": "Brand.ttf", "role": "primary"}]}"#, files: ["Brand.ttf": "NotoSans.ttf"])
        let fonts = try folder.cascade()
        #expect(fonts.familyNames == ["Brand"])
        #expect(try fonts.files("Hello") == ["Brand.ttf"])
        #expect(throws: TypesettingError.missingGlyph(scalar: 0xE01, cascade: ["Brand"])) { try fonts.files("ก") }
    }

    /// "CSS Text 4", 6.3: the hyphen is U+2010, or U+002D where the font does not have it.
    @Test(arguments: [("NotoSans.ttf", 0x2010), ("NotoSansHebrew.ttf", 0x2D)] as [(String, UInt16)])
    func theHyphenIsOneThatTheFontHas(_ file: String, _ unit: UInt16) throws {
        let folder = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "Brand.ttf", "role": "primary"}]}"#,
            files: ["Brand.ttf": file])
        let fonts = try folder.cascade()
        let setting = try fonts.setting(TextStyle(pointSize: 17), language: "en")
        #expect(try Hyphen(language: setting.language, chooser: setting.chooser).unit == unit)
    }

    @Test func weightsAndSlantsOfAFamilyAreItsFiles() throws {
        let folder = try FontFolder(
            manifest: """
                {"extends": "bundled", "fonts": [
                  {"file": "Brand-Regular.ttf", "role": "primary"},
                  {"file": "Brand-Bold.ttf", "role": "primary", "weight": 700},
                  {"file": "Brand-Italic.ttf", "role": "primary", "style": "italic"}]}
                """,
            files: [
                "Brand-Regular.ttf": "NotoSansLao-Regular.ttf", "Brand-Bold.ttf": "NotoSansLao-Bold.ttf",
                "Brand-Italic.ttf": "NotoSansLao-Regular.ttf",
            ])
        let fonts = try folder.cascade()
        #expect(try fonts.files("ລາວ") == ["Brand-Regular.ttf"])
        #expect(try fonts.files("ລາວ", weight: .semibold) == ["Brand-Bold.ttf"])
        #expect(try fonts.files("ລາວ", weight: .bold, isItalic: true) == ["Brand-Italic.ttf"])
    }

    @Test func coverageOfThePrimaryFontDecidesWhatItDraws() throws {
        let folder = try FontFolder(
            manifest: """
                {"extends": "bundled", "fonts": [{"file": "Brand.ttf", "role": "primary", "coverage": "20-7E"}]}
                """, files: ["Brand.ttf": "NotoSans.ttf"])
        #expect(try folder.cascade().files("aé") == ["Brand.ttf", "BubbleSans.ttf"])
    }

    /// All three have U+9AA8. A language has the script and region that it most likely has.
    @Test(
        arguments: [
            ("ja", "Japanese.otf"), ("ja-JP", "Japanese.otf"), ("zh-TW", "Traditional.otf"),
            ("zh-Hant", "Traditional.otf"), ("yue", "Traditional.otf"), ("zh", "Simplified.otf"),
            ("zh-Hans-SG", "Simplified.otf"), ("en", "Simplified.otf"), ("zh-HK", "Traditional.otf"),
        ])
    func aFontForALanguageIsAskedBeforeOthers(_ language: String, _ file: String) throws {
        let folder = try hanFonts()
        let fonts = try folder.cascade()
        #expect(fonts.familyNames.dropFirst().prefix(3) == ["Simplified", "Traditional", "Japanese"])
        let paragraph = try Paragraph("a骨", style: TextStyle(pointSize: 17), language: language, fonts: fonts)
        #expect(Self.files(of: paragraph) == ["BubbleSans.ttf", file])
    }

    @Test func aTextThatGoesToAnotherLanguageGoesToItsFonts() throws {
        let folder = try hanFonts()
        let fonts = try folder.cascade()
        let style = TextStyle(pointSize: 17)
        let japanese = try Paragraph("骨", style: style, language: "ja", fonts: fonts)
        #expect(Self.files(of: try japanese.withLanguage("zh-TW")) == ["Traditional.otf"])
        #expect(Self.files(of: try japanese.withLanguage("ja-JP")) == ["Japanese.otf"])
        #expect(Self.files(of: try japanese.withLanguage("ko").withPointSize(40)) == ["Simplified.otf"])
    }

    private func hanFonts() throws -> FontFolder {
        try FontFolder(
            manifest: """
                {"extends": "bundled", "fonts": [
                  {"file": "Simplified.otf"}, {"file": "Traditional.otf", "languages": ["zh-Hant", "yue"]},
                  {"file": "Japanese.otf", "languages": ["ja"]}]}
                """,
            files: Dictionary(
                uniqueKeysWithValues: ["Simplified", "Traditional", "Japanese"].map {
                    ($0 + ".otf", "NotoSansCJK-Regular.otf")
                }))
    }

    private static func files(of paragraph: Paragraph) -> [String] {
        paragraph.lines(width: .infinity).lines.flatMap { paragraph.glyphRuns(of: $0).map(\.font.file.name) }
    }
}
