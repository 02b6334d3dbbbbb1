import BalloonFixtures
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Scenes

/// Tables of strings (`.strings`), as genstrings and Xcode write them ("Apple, Resource Programming Guide, String
/// Resources").
struct StringsTableTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let table = #"""
        /* Localizable.strings
           MessagesExtension */

        /* The caption of a move; the player's name */
        "caption.move" = "%@ played \"QUARTZ\"";
        // The place of a dinner.
        "dinner.place" = "Café d\U00e9j\u00e0 vu\non the \\ pier"  ;
        plain_key = Word;
        "Join the game";
        "empty" = "";
        """#

    private func caption(_ caption: String, strings: String, locale: String = "en") throws -> String {
        let scene = try BalloonScene(
            text: "message: {summaryText: s, layout: {template: {caption: \(caption)}}}\nstrings: \(strings)\n",
            file: folder.file("scene.yaml"))
        let balloon = try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts())
        return try #require(balloon.recorded("caption")).lines.map(\.text).joined(separator: " ")
    }

    @Test(arguments: [
        ("{key: caption.move, arguments: [Ada]}", "Ada played \"QUARTZ\""),
        ("{key: dinner.place}", "Café déjà vu on the \\ pier"), ("{key: plain_key}", "Word"),
        ("{key: Join the game}", "Join the game"),
    ])
    func texts(_ reference: String, _ text: String) throws {
        _ = try folder.write(Self.table, to: "L.strings")
        for strings in ["L.strings", "{en: L.strings}"] {
            #expect(try caption(reference, strings: strings) == text)
        }
    }

    @Test("A table of older tools is in UTF-16", arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func wide(_ encoding: String.Encoding) throws {
        let bytes = try #require(("\u{FEFF}" + Self.table).data(using: encoding))
        try bytes.write(to: URL(fileURLWithPath: folder.file("L.strings")))
        #expect(try caption("{key: dinner.place}", strings: "L.strings") == "Café déjà vu on the \\ pier")
    }

    @Test("Other languages lie beside it, and plural forms in the dictionary of its name") func folders() throws {
        for (language, text) in [("en", "Join"), ("de", "Mitmachen"), ("Base", "Take part")] {
            try FileManager.default.createDirectory(
                atPath: folder.file("\(language).lproj"), withIntermediateDirectories: true)
            _ = try folder.write("\"join\" = \"\(text)\";\n\"days\" = \"%d\";\n", to: "\(language).lproj/L.strings")
        }
        let plural = """
            <plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>%d Tag</string><key>other</key><string>%d Tage</string></dict></dict></dict></plist>
            """
        _ = try folder.write(plural, to: "de.lproj/L.stringsdict")
        let rows = [("en", "Join", "2"), ("de", "Mitmachen", "2 Tage"), ("de-AT", "Mitmachen", "2 Tage")]
        for (locale, join, days) in rows {
            #expect(try caption("{key: join}", strings: "en.lproj/L.strings", locale: locale) == join)
            let caption = "{key: days, arguments: [2]}"
            #expect(try self.caption(caption, strings: "en.lproj/L.strings", locale: locale) == days)
        }
    }

    /// Older projects write a language as ICU does ("Apple, Language and Locale IDs").
    @Test(arguments: [("pt_BR", "pt-BR"), ("zh_Hant", "zh-Hant"), ("en-GB", "en-GB")])
    func foldersWithUnderscores(_ name: String, _ locale: String) throws {
        for (language, text) in [("en", "Join"), (name, "Other")] {
            try FileManager.default.createDirectory(
                atPath: folder.file("\(language).lproj"), withIntermediateDirectories: true)
            _ = try folder.write("\"join\" = \"\(text)\";", to: "\(language).lproj/L.strings")
        }
        for (locale, text) in [(locale, "Other"), ("en", "Join")] {
            #expect(try caption("{key: join}", strings: "en.lproj/L.strings", locale: locale) == text)
        }
    }

    @Test("The folders of languages can lie in another folder", arguments: ["texts", "App/texts"])
    func deepFolders(_ above: String) throws {
        for (language, text) in [("en", "Join"), ("de", "Mitmachen")] {
            _ = try folder.write("\"join\" = \"\(text)\";", to: "\(above)/\(language).lproj/L.strings")
            #expect(
                try caption("{key: join}", strings: "\(above)/\(language).lproj/L.strings", locale: language) == text)
        }
        let strings = "\(above)/en.lproj/L.strings"
        #expect(try caption("{key: join}", strings: strings, locale: "de") == "Mitmachen")
        #expect(try caption("{key: join}", strings: strings, locale: "fr") == "Join")
    }

    @Test("A table can end with a remark", arguments: ["// the end", "/* the end */", "//", "\n"])
    func remarkAtTheEnd(_ end: String) throws {
        _ = try folder.write("\"join\" = \"Join\"; \(end)", to: "L.strings")
        #expect(try caption("{key: join}", strings: "L.strings") == "Join")
    }

    @Test(
        "Escapes are those of C and of UTF-16; a place counts what is written",
        arguments: [
            (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\n"#, "\n"), (#"\""#, "\""), (#"\\"#, "\\"), (#"\'"#, "'"),
            (#"\U00e9"#, "é"), (#"\Ud83d\ude00"#, "😀"),
        ])
    func escapes(_ written: String, _ text: String) throws {
        let table = try StringsDictionary.table(text: "\"a\" = \"\(written)\";", file: "L.strings")
        #expect(table["a"]?.value == .text(text))
        // Where the semicolon should be.
        let error = try #require(throws: SceneError.self) {
            try StringsDictionary.table(text: "\"a\" = \"\(written)\" x", file: "L.strings")
        }
        #expect(error.place?.column == 10 + written.count)
    }

    @Test(
        "A damaged table is an error at its place",
        arguments: [
            ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1, "semicolon"), ("\"a\" = ;", 1, 7, "must stand here"),
            ("\"a\" = \"b", 1, 9, "quote"), ("/* a\n\"b\" = \"c\";", 1, 1, "comment"), ("\"a\" =", 1, 6, "missing"),
            ("\"a\" = \"b\";\n \"a\" = \"c\";", 2, 2, "twice"), ("\"a\" = \"\\U12\";", 1, 10, "hexadecimal"),
            ("= \"b\";", 1, 1, "a key"), ("\"a\" = \"\\Ud83d\";", 1, 15, "half"), ("<plist/>", 1, 1, "a key"),
            ("\"a\" = \"b\";\n\n \"c\" = ;", 3, 8, "must stand here"), ("// a\n  /* b", 2, 3, "comment"),
            ("/* a\n b */ \"c\" = ;", 2, 13, "must stand here"), ("\"a\nb\" = ;", 2, 6, "must stand here"),
        ])
    func damaged(_ text: String, _ line: Int, _ column: Int, _ words: String) throws {
        let error = try #require(throws: SceneError.self) {
            try StringsDictionary.table(text: text, file: "L.strings")
        }
        #expect(
            error.place == ScenePlace(line: line, column: column) && "\(error)".contains(words), "\(error)")
    }
}
