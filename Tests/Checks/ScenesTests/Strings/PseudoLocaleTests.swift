import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Testing
import ViewLayout

/// Locales that no one speaks.
@Suite struct PseudoLocaleTests {
    private static let words = "Dinner at the pier, at 7:30? $ada brings 100 % of the wine"

    private func scene(_ text: String) throws -> BalloonScene {
        try BalloonScene(text: text, file: "scene.yaml")
    }

    private func balloon(_ locale: String, caption: String = words) throws -> PlacedBalloon {
        let text =
            "message: {summaryText: s, layout: {template: {caption: \"\(caption)\"}}}\nparticipants: {ada: Ada Lovelace}"
        return try scene(text).layout(traits: TraitCollection(transcriptWidth: 900, locale: locale), fonts: fonts())
    }

    private func caption(_ locale: String, caption: String = words) throws -> String {
        try #require(balloon(locale, caption: caption).recorded("caption")).lines.map(\.text).joined(separator: " ")
    }

    @Test(
        "Tags name pseudo-locales; what somebody speaks is none",
        arguments: [
            ("en-XA", PseudoLocale.accented), ("de-xa", .accented), ("ar-XB", .rightToLeftStrings),
            ("en-x-rtl", .rightToLeft),
            ("ja-x-double", .doubleLength), ("en", nil), ("ar", nil), ("en-x-other", nil), ("xa", nil),
            ("en-u-nu-thai", nil),
        ] as [(String, PseudoLocale?)])
    func tags(_ tag: String, _ expected: PseudoLocale?) {
        #expect(PseudoLocale(locale: tag) == expected)
    }

    @Test("Accented texts are at least 40 % longer and closed by brackets", arguments: ["a", "OK", "Cancel", words])
    func growth(_ text: String) {
        let accented = PseudoLocale.accented.text(text)
        #expect(Double(accented.count) >= Double(text.count) * 1.4)
        #expect(accented.first == "[" && accented.last == "]")
        #expect(!accented.contains("Dinner"))
    }

    /// Two brackets are two of the characters that are added, so that five letters need no word.
    @Test("Accented texts have no word more than the 40 % need", arguments: 1...60)
    func growthIsTheLeast(_ count: Int) throws {
        let accented = PseudoLocale.accented.text(String(repeating: "n", count: count))
        let goal = (count * 14 + 9) / 10
        #expect(accented.count >= max(goal, count + 2))
        let words = accented.split(separator: " ")
        if let last = words.dropFirst().last {
            // Without the last word, its space and the bracket that closes it, the text would be too short.
            #expect(accented.count - last.count < goal)
        } else {
            #expect(accented.count == count + 2)
        }
        #expect(words.dropFirst().first.map { $0.hasPrefix("one") } != false)
        #expect(count != 5 || accented == "[ñññññ]")
    }

    @Test("Every letter has an accent and the fonts draw it")
    func letters() throws {
        for text in ["abcdefghijklmnoprstuvwxyz", "ABCDEFGHIJKLMNOPRSTUVWXYZ"] {
            let accented = PseudoLocale.accented.text(text)
            for letter in text { #expect(!accented.prefix(text.count + 1).contains(letter), "\(letter)") }
            #expect(try caption("en-XA", caption: text).hasPrefix(accented.prefix(20)))
        }
    }

    @Test(
        "Names, digits and punctuation stay as they are in every pseudo-locale",
        arguments: [
            "en-XA", "ar-XB", "en-x-rtl", "en-x-double",
        ])
    func names(_ locale: String) throws {
        let caption = try caption(locale)
        #expect(caption.contains("Ada Lovelace") && caption.contains("7:30") && caption.contains("100 %"), "\(caption)")
        // No override turns the letters of a name around.
        let before = try #require(caption.components(separatedBy: "Ada").first)
        #expect(before.unicodeScalars.last { ["\u{202E}", "\u{202C}"].contains($0) } != "\u{202E}")
    }

    @Test("The interface of the two right-to-left ones is mirrored, and texts are as long as before")
    func mirrored() throws {
        let english = try balloon("en")
        for locale in ["ar-XB", "en-x-rtl"] {
            let mirrored = try balloon(locale)
            #expect(mirrored.traits.layoutDirection == .rightToLeft)
            #expect(
                isClose(mirrored.size.width, english.size.width, within: 1)
                    && mirrored.size.height == english.size.height)
            let line = try #require(mirrored.recorded("caption")?.lines.first)
            #expect(line.x > 16)
        }
        for locale in ["en", "en-XA", "en-x-double"] {
            #expect(TraitCollection(locale: locale).layoutDirection == .leftToRight)
        }
    }

    /// The first letter stands at the right end of the line and the second one to its left.
    @Test("Letters of ar-XB run from the right")
    func fromTheRight() throws {
        let context = try context(TraitCollection(locale: "ar-XB"))
        func glyphs(_ text: String) throws -> [UInt32] {
            let paragraph = try context.paragraph(text, font: .system(ofSize: 17))
            return try #require(paragraph.lines(width: .infinity).lines.first.map(paragraph.glyphRuns)).flatMap(
                \.glyphs
            )
            .sorted { $0.x < $1.x }.map(\.id)
        }
        let visible = try glyphs(PseudoLocale.rightToLeftStrings.text("lamp")).filter {
            try! glyphs("lamp").contains($0)
        }
        #expect(visible == (try glyphs("lamp")).reversed())
    }

    @Test("The double-length one says everything twice")
    func double() throws {
        #expect(try caption("en-x-double", caption: "Cancel") == "Cancel Cancel")
    }

    /// `ar-XB` is no Arabic, and `de-x-double` is German twice.
    @Test("Strings come from the source language, or from the tag's own")
    func strings() throws {
        let scene = try scene(
            "message: {summaryText: s, layout: {template: {caption: {key: a}}}}\n"
                + "strings: {en: {a: Dinner}, ar: {a: عشاء}, de: {a: Essen}}")
        func caption(_ locale: String) throws -> String {
            let balloon = try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts())
            #expect(!balloon.findingKinds.contains(.translationMissing))
            return try #require(balloon.recorded("caption")).lines.map(\.text).joined()
        }
        #expect(try caption("ar-XB").contains("Dinner"))
        #expect(try caption("de-x-double") == "Essen Essen")
        #expect(try caption("de-XA").contains("Éšš") || caption("de-XA").contains("Éš"))
    }

    @Test("A sweep takes them as an axis")
    func axes() throws {
        let scene = try scene(
            "message: {layout: {template: {caption: Dinner}}}\nsweep: {locales: [en, en-XA, ar-XB, en-x-rtl, en-x-double]}"
        )
        #expect(scene.sweep[\.locale].count == 5)
        let widths = try scene.sweep.cells(over: scene.traits).map {
            try scene.layout(traits: $0, fonts: fonts()).size.width
        }
        #expect(widths[0] <= widths[1])
    }
}
