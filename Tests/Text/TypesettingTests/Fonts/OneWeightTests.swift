import CUnicode
import TestSupport
import Testing

@testable import Typesetting

/// A text is in one weight: that of its style where the fonts have it, else the regular one, and then it is known.
@Suite(.neverHangs) struct OneWeightTests {
    /// Fonts/README.md: every letter that a bundled family draws at 400 it draws bold, and in one file.
    @Test(arguments: [FontWeight.semibold, .bold])
    func everyBundledLetterIsBold(_ weight: FontWeight) throws {
        let fonts = try sharedFonts.get()
        let style = TextStyle(pointSize: 17, weight: weight)
        // Nastaliq draws Urdu alone, and Arabic the letters of other languages.
        for language in ["en", "ur"] {
            let chooser = try FontChooser(cascade: fonts, style: style, language: fonts.languages.language(language))
            var (letters, light) = (0, [String]())
            for value in UInt32(0x21)..<0x3_0000 {
                guard let scalar = Unicode.Scalar(value), !cunicode_is_default_ignorable(value) else { continue }
                let units = Array(String(scalar).utf16)
                guard let slot = try chooser.slot(drawing: units, in: 0..<units.count), isLetter(units) else {
                    continue
                }
                letters += 1
                if slot.isRegular || chooser.isTooLight(slot) { light.append(String(value, radix: 16)) }
            }
            #expect(letters > 25_000)
            // The 256 patterns of Braille are signs: one weight, as everywhere.
            #expect(light == (0x2800...0x28FF).map { String($0, radix: 16) })
        }
    }

    private func isLetter(_ units: [UInt16]) -> Bool {
        var scripts = [UInt8](repeating: 0, count: units.count)
        cunicode_scripts(units, Int32(units.count), &scripts)
        return scripts[0] > CUNICODE_SCRIPT_INHERITED
    }

    /// Words that once had two weights: each is drawn by one file.
    @Test(arguments: ["餃子", "還沒決定的人們會來嗎", "婷婷和鑫昊吃馄饨粽子", "똠얌꿍", "珈琲と鮨と丼", "𠮷野家"])
    func aWordIsInOneWeight(_ word: String) throws {
        let files = try sharedFonts.get().files(word, weight: .semibold)
        #expect(!files.isEmpty && files.allSatisfy { $0.hasSuffix("-Bold.otf") })
        #expect(try lightCharacters(of: word, in: sharedFonts.get()) == [])
    }

    /// A brand whose bold file has six letters.
    private func brand() throws -> FontFolder {
        try FontFolder(
            manifest: """
                {"extends": "bundled", "fonts": [
                  {"file": "Brand-Regular.ttf", "role": "primary", "tracking": "system"},
                  {"file": "Brand-Bold.ttf", "role": "primary", "tracking": "system", "weight": 700,
                   "coverage": "20 10D0-10D5"}]}
                """,
            files: ["Brand-Regular.ttf": "NotoSansGeorgian-Regular.ttf", "Brand-Bold.ttf": "NotoSansGeorgian-Bold.ttf"])
    }

    @Test func aLetterThatBoldLacksMakesTheWholeTextRegular() throws {
        let folder = try brand()
        let fonts = try folder.cascade()
        #expect(try fonts.files("აბგ დე", weight: .semibold) == ["Brand-Bold.ttf"])
        #expect(try fonts.files("აბგ ზ დე", weight: .semibold) == ["Brand-Regular.ttf"])
        // Other families keep their weight.
        let mixed = try Set(fonts.files("აბგ 骨 ზ", weight: .semibold))
        #expect(mixed == ["Brand-Regular.ttf", "NotoSansCJK-Bold.otf"])
        #expect(try fonts.files("აბგ ზ დე") == ["Brand-Regular.ttf"])
    }

    /// The regular file of the primary family has the same space after its clusters as every other file of it.
    @Test func theRegularFileIsTrackedToo() throws {
        let folder = try brand()
        let fonts = try folder.cascade()
        func added(to text: String) throws -> Double {
            let widths = try [Tracking.system, .none].map { tracking in
                try Paragraph(
                    text, style: TextStyle(pointSize: 17, weight: .semibold, tracking: tracking), language: "ka",
                    fonts: fonts
                ).maximumContentWidth
            }
            return widths[0] - widths[1]
        }
        // Four letters of the bold file, and four of the regular one.
        let (bold, regular) = try (added(to: "აბგდ"), added(to: "აბგზ"))
        #expect(bold > 0.2 && abs(bold - regular) < 0.001)
    }

    @Test func whatIsLighterThanAskedIsKnown() throws {
        let folder = try brand()
        let fonts = try folder.cascade()
        #expect(try lightCharacters(of: "აბ", in: fonts) == [])
        #expect(try lightCharacters(of: "აზ", in: fonts) == ["ა", "ზ"])
        #expect(try lightCharacters(of: "აზ", in: fonts, weight: .medium) == [])
        // A sign and an emoji have one weight.
        #expect(try lightCharacters(of: "☃ ∰ 😀 ⠃", in: sharedFonts.get()) == ["⠃"])
    }

    /// A file that no weight is given of has the one that its table OS/2 or its axis says.
    @Test(
        arguments: [
            ("NotoSansGeorgian-Bold.ttf", false), ("NotoSansGeorgian-Regular.ttf", true), ("NotoSansThai.ttf", false),
        ])
    func aFileSaysItsWeight(_ file: String, isLight: Bool) throws {
        let folder = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "Brand.ttf", "role": "primary"}]}"#,
            files: ["Brand.ttf": file])
        let letter = file.contains("Thai") ? "ก" : "ა"
        #expect(try lightCharacters(of: letter, in: folder.cascade()) == (isLight ? [letter] : []))
    }

    private func lightCharacters(
        of text: String, in fonts: FontCascade, weight: FontWeight = .semibold
    ) throws -> [String] {
        try Paragraph(text, style: TextStyle(pointSize: 17, weight: weight), language: "en", fonts: fonts)
            .lightCharacters.compactMap { Unicode.Scalar($0.character).map { String($0) } }
    }
}
