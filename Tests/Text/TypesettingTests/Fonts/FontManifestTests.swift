import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// What a manifest may say (Fonts/README.md), and that every mistake is named with file, line and mend.
@Suite(.neverHangs) struct FontManifestTests {
    private static let files = ["Own.ttf": "NotoSansHebrew.ttf", "Own-Bold.ttf": "NotoSansLao-Bold.ttf"]

    @Test(
        arguments: [
            (
                #"{"extends": "bundled", "fonts": [{"file": "Own.ttf", "wieght": 400}]}"#,
                #"manifest.json:1: unknown key "wieght"; a font may have file, family, role, style, weight, languages, "#
                    + "tracking, coverage, bytes, sha256, about"
            ),
            (
                "{\"fonts\": [\n {\"file\": \"Own.ttf\",\n  \"role\": \"main\"}]}",
                #"manifest.json:3: "role" cannot be "main"; it is "primary" or "text" or "emoji""#
            ),
            (
                #"{"fonts": [{"file": "Own.ttf"}]}"#,
                #"manifest.json: no font has the role "primary"; give it to one, or add "extends": "bundled" to use "#
                    + "these fonts before the bundled ones"
            ),
            (
                #"{"fonts": [{"file": "Own.ttf", "style": "oblique"}]}"#,
                #"manifest.json:1: "style" cannot be "oblique"; it is "normal" or "italic""#
            ),
            (
                #"{"extends": "system", "fonts": [{"file": "Own.ttf"}]}"#,
                #"manifest.json:1: "extends" cannot be "system"; it is "bundled""#
            ),
            (
                #"{"extends": "bundled", "fonts": [{"file": "Own.ttf", "languages": "ja"}]}"#,
                #"manifest.json:1: "languages" must be a list of BCP 47 tags such as ["ja", "zh-Hant"]"#
            ),
            (
                #"{"extends": "bundled", "fonts": [{"file": "Own.ttf", "languages": ["ja_JP"]}]}"#,
                #"manifest.json:1: "languages" has "ja_JP"; it must be a BCP 47 tag such as ja or zh-Hant"#
            ),
            (
                #"{"fonts": [{"file": "Own.ttf", "role": "primary", "languages": ["ja"]}]}"#,
                #"manifest.json:1: Own.ttf has "languages", which only text fonts can have; remove them or its "role""#
            ),
            // An empty text is none, whatever it is of.
            (#"{"fonts": [{"file": ""}]}"#, #"manifest.json:1: "file" must be a text in double quotes"#),
            (
                #"{"fonts": [{"file": "Own.ttf", "family": ""}]}"#,
                #"manifest.json:1: "family" must be a text in double quotes"#
            ),
            (
                #"{"extends": "bundled", "fonts": [{"file": "Own.ttf", "languages": [""]}]}"#,
                #"manifest.json:1: "languages" must be a text in double quotes"#
            ),
            (#"{"fonts": [{"file": 7}]}"#, #"manifest.json:1: "file" must be a text in double quotes"#),
            (#"{"fonts": []}"#, #"manifest.json:1: "fonts" must be a list of at least one font"#),
            (#"{"fonts": [{"family": "Own"}]}"#, #"manifest.json:1: a font lacks the key "file""#),
            (#"{"font": []}"#, #"manifest.json:1: unknown key "font"; the manifest may have extends, fonts, total"#),
            (
                #"{"fonts": [{"file": "Own.ttf", "weight": [700, 400]}]}"#,
                #"manifest.json:1: "weight" must be a number, or the lightest and the boldest as [400, 700]"#
            ),
            (
                #"{"fonts": [{"file": "Own.ttf", "weight": "bold"}]}"#,
                #"manifest.json:1: "weight" must be a number from 1 to 1000"#
            ),
            (
                #"{"fonts": [{"file": "Own.ttf", "file": "Own.ttf"}]}"#,
                #"manifest.json:1: the key "file" is listed twice; remove one"#
            ),
            (
                #"{"extends": "bundled", "fonts": [{"file": "Own.ttf", "bytes": 12}]}"#,
                #"font Own.ttf: has 23320 bytes, but manifest.json says 12; restore the file or fix its "bytes""#
            ),
            (
                #"{"extends": "bundled", "fonts": [{"file": "Gone.ttf"}]}"#,
                "font Gone.ttf: manifest.json names it, and the folder does not have it; restore the file or remove its entry"
            ),
            (
                "{\"fonts\": [{\"file\": \"Own.ttf\", \"role\": \"primary\"},\n {\"file\": \"Own-Bold.ttf\"}]}",
                "manifest.json:2: Own-Bold.ttf and Own.ttf are one family; give them the same role, tracking and languages"
            ),
            (
                #"{"fonts": [{"file": "Own.ttf", "role": "primary"}, {"file": "Own-Bold.ttf", "family": "Other", "#
                    + #""role": "primary"}]}"#,
                "manifest.json:1: Own-Bold.ttf belongs to a second primary family; give the role \"primary\" to only one"
            ),
            (
                "{\"fonts\": [{\"file\": \"Own.ttf\", \"role\": \"primary\"},\n {\"file\": \"Own.ttf\", \"role\": \"primary\"}]}",
                "manifest.json:2: Own.ttf and Own.ttf have the same family, style and weight; change one of these or remove one file"
            ),
            ("{\"fonts\": [\n\n {\"file\" \"Own.ttf\"}]}", #"manifest.json:3: a colon must follow the key "file""#),
            (
                #"{"fonts": [{"file": Own.ttf}]}"#,
                #"manifest.json:1: "Own.ttf" is not a JSON value; put texts in double quotes"#
            ),
            (#"{"fonts": [{"file": "Own.ttf}]}"#, "manifest.json:1: a text lacks its closing quote"),
            ("{\"fonts\": [", "manifest.json:1: the manifest ends where a value is expected"),
            (String(repeating: "[", count: 10_000), "manifest.json:1: values nest deeper than 16 levels"),
        ])
    func mistakesAreNamed(_ manifest: String, _ expected: String) throws {
        let refusal = try FontFolder(manifest: manifest, files: Self.files).refusal()
        #expect(refusal == (expected.hasPrefix("font ") ? expected : "font " + expected))
    }

    /// What a family has as a whole, each of its files must say.
    @Test(arguments: [
        ("", "", true), (#""role": "emoji""#, #""role": "emoji""#, true), (#""role": "emoji""#, "", false),
        (#""languages": ["he"]"#, #""languages": ["he"]"#, true), (#""languages": ["he"]"#, "", false),
        (#""languages": ["he"]"#, #""languages": ["yi"]"#, false), ("", #""languages": ["he", "yi"]"#, false),
        (#""tracking": "system""#, #""tracking": "system""#, true), (#""tracking": "system""#, "", false),
        (#""tracking": "none""#, "", true),
    ])
    func filesOfAFamilyAgree(_ first: String, _ second: String, _ isAllowed: Bool) throws {
        func entry(_ file: String, _ keys: [String]) -> String {
            "{" + ([#""file": "\#(file)""#] + keys).filter { !$0.isEmpty }.joined(separator: ", ") + "}"
        }
        let entries = entry("Own.ttf", [first]) + ",\n" + entry("Own-Bold.ttf", [#""weight": 700"#, second])
        let refusal = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [\#(entries)]}"#, files: Self.files
        ).refusal()
        #expect(isAllowed ? refusal == nil : refusal?.hasPrefix("font manifest.json:2: ") == true)
    }

    /// BCP 47, 2.1: subtags are letters and digits.
    @Test(arguments: [
        ("es-419", true), ("zh-Hant", true), ("de-1996", true), ("JA", true), ("ja_JP", false), ("ja JP", false),
        ("é", false), ("ja@x", false), ("ja[", false), ("ja/", false), ("ja:", false), ("ja`", false), ("ja{", false),
    ])
    func aLanguageIsATag(_ tag: String, _ isAllowed: Bool) throws {
        let manifest = #"{"extends": "bundled", "fonts": [{"file": "Own.ttf", "languages": ["\#(tag)"]}]}"#
        #expect(try (FontFolder(manifest: manifest, files: Self.files).refusal() == nil) == isAllowed)
    }

    @Test func aFamilyIsNamedByItsFileUpToTheFirstHyphen() throws {
        let names = ["Own-Bold-Italic.ttf", "Brand.new.ttf", "Plain", "inner/Deep-1.ttf"]
        let entries = names.map { #"{"file": "\#($0)"}"# }.joined(separator: ",")
        let folder = try FontFolder(manifest: #"{"fonts": [\#(entries)]}"#)
        #expect(try FontManifest.read(in: folder.url.path).fonts.map(\.family) == ["Own", "Brand", "Plain", "Deep"])
    }

    @Test func whatAnEntryLeavesOutIsUsual() throws {
        let folder = try FontFolder(
            manifest: #"{"extends": "bundled", "fonts": [{"file": "a"},"#
                + #"{"file": "b", "role": "emoji", "style": "italic", "weight": [300, 600], "tracking": "system", "bytes": 7}]}"#
        )
        let manifest = try FontManifest.read(in: folder.url.path)
        let (plain, full) = (manifest.fonts[0], manifest.fonts[1])
        #expect(manifest.extendsBundled && plain.role == .text && !plain.isItalic && !plain.isTracked)
        #expect(plain.weights == 400...400 && plain.bytes == nil && plain.languages.isEmpty && plain.coverage == nil)
        #expect(full.role == .emoji && full.isItalic && full.isTracked && full.weights == 300...600 && full.bytes == 7)
    }

    @Test func aFolderWithoutManifestIsToldWhatToWrite() throws {
        let refusal = try #require(try FontFolder(manifest: nil, files: Self.files).refusal())
        #expect(refusal.hasPrefix("font manifest.json: there is no such file"))
        #expect(refusal.contains(#"{"extends": "bundled", "fonts": [{"file": "Brand.ttf"}]}"#))
    }

    @Test func escapesAndWhiteSpaceAreThoseOfJSON() throws {
        let manifest =
            "\t{ \"fonts\" :\r\n[ {\"file\":\"\\u004fwn.ttf\" , \"role\":\"primary\",\n"
            + "\"about\": {\"note\": \"\\ud83c\\udf88 \\\"\\\\\\/\\b\\f\\n\\r\\t\", \"numbers\": [1e3, -0.5, true, null]}} ] }\n"
        #expect(try FontFolder(manifest: manifest, files: Self.files).cascade().familyNames == ["Own"])
    }

    private struct Listed: Decodable {
        struct Font: Decodable { let file, coverage: String }
        let fonts: [Font]
    }

    @Test func theBundledManifestTellsEveryCharacterOfItsFonts() throws {
        let manifest = try FontManifest.read(in: FontFolder.bundled.path)
        let data = try Data(contentsOf: FontFolder.bundled.appendingPathComponent("manifest.json"))
        let listed = try JSONDecoder().decode(Listed.self, from: data).fonts
        #expect(manifest.fonts.map(\.file) == listed.map(\.file))
        #expect(manifest.fonts.count == 46 && !manifest.extendsBundled)
        for (font, listed) in zip(manifest.fonts, listed) {
            let file = try FontFile(path: FontFolder.bundled.path + "/" + font.file, name: font.file)
            let ranges = listed.coverage.split(separator: " ").map { range in
                let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
                return ends[0]...ends[ends.count - 1]
            }
            #expect(Set(ranges.joined()) == CharacterMap.characters(of: file), "\(font.file)")
            let coverage = try #require(font.coverage)
            for range in ranges {
                #expect(try coverage.contains(range.lowerBound) && coverage.contains(range.upperBound))
                #expect(try range.lowerBound == 0 || !coverage.contains(range.lowerBound - 1))
                #expect(try !coverage.contains(range.upperBound + 1))
            }
            let axis = file.axes.first { $0.tag == "wght" }
            #expect(font.weights == (axis.map { $0.minimum...$0.maximum } ?? font.weights), "\(font.file)")
        }
    }
}
