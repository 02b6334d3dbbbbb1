import Testing

@testable import Typesetting

/// Fonts of an app: before the bundled ones, or in their place.
@Suite struct OwnFontsTests {
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
}
