import Testing

@testable import Scenes

/// What is in the files that Xcode writes.
struct StringFilesTests {
    // MARK: - Catalogues

    /// An empty text that nobody has translated yet is none; one that is translated is empty on purpose.
    @Test(
        arguments: [
            ("new", "", nil), ("translated", "", ""), ("needs_review", "", ""), ("new", "Warten", "Warten"),
            ("translated", "Warten", "Warten"),
        ] as [(String, String, String?)])
    func anEmptyTextMayBeMeant(_ state: String, _ value: String, _ text: String?) throws {
        let unit = "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
        let strings = try StringCatalog.strings(
            text: "{\"sourceLanguage\": \"en\", \"strings\": {\"Wait\": {\"localizations\": {\"de\": \(unit)}}}}",
            file: "a.xcstrings")
        #expect(strings.tables["de"]?["Wait"]?.value == text.map { .text($0) })
        let match = try #require(strings.match("Wait", locale: "de"))
        #expect(match.isMissingTranslation == (text == nil) && match.string.value == .text(text ?? "Wait"))
    }

    /// A catalogue says of a key what holds for all of its languages.
    @Test(arguments: [
        ("\"shouldTranslate\": false", [true, false, false]), ("\"comment\": \"A brand\"", [false, true, false]),
        ("\"comment\": \"Don’t translate\"", [false, true, false]),
        ("\"comment\": \"DON'T TRANSLATE\"", [false, true, false]),
        ("\"comment\": \"a proper noun\"", [false, true, false]),
        ("\"comment\": \"Proper Name\"", [false, true, false]),
        ("\"comment\": \"Do not translate the name\"", [false, true, false]),
        ("\"extractionState\": \"stale\"", [false, false, true]), ("\"shouldTranslate\": true", [false, false, false]),
        ("\"comment\": \"A title\", \"extractionState\": \"manual\"", [false, false, false]),
    ]) func aKeyHasMarks(_ mark: String, _ marks: [Bool]) throws {
        let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"b\"}}"
        let strings = try StringCatalog.strings(
            text: "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\(mark), \"localizations\": {\"de\": \(unit)}}}}",
            file: "a.xcstrings")
        for tag in ["en", "de"] {
            let string = try #require(strings.tables[tag]?["a"])
            #expect([string.isForAllLanguages, string.isName, string.isStale] == marks)
        }
    }

    // MARK: - Tables

    /// "Old-style ASCII property lists": a word without quotes has letters, digits and `_$/:.-`.
    @Test(arguments: ["a_b", "a.b", "a-b", "a$b", "a/b", "a:b", "a1", "1a", "é", "A"])
    func aWordNeedsNoQuotes(_ word: String) throws {
        let table = try StringsDictionary.table(text: "\(word) = \(word);\nlast = b;", file: "L.strings")
        #expect(table[word]?.value == .text(word) && table["last"]?.value == .text("b"))
    }

    @Test(arguments: ["a b", "a+b", "a,b", "a(b", "a'b", "a@b", "a%b"]) func otherWordsNeedQuotes(_ word: String) throws
    {
        #expect(throws: SceneError.self) { try StringsDictionary.table(text: "\(word) = c;", file: "L.strings") }
        #expect(try StringsDictionary.table(text: "\"\(word)\" = c;", file: "L.strings")[word]?.value == .text("c"))
    }

    // MARK: - Dictionaries

    private func table(_ content: String) throws -> [String: LocalizedString] {
        try StringsDictionary.table(
            text: "<plist version=\"1.0\"><dict><key>a</key>\(content)</dict></plist>", file: "L.stringsdict")
    }

    /// "XML 1.0", 2.4, 2.7 and 4.6: character data, sections of it, and the entities that every document has.
    @Test(arguments: [
        ("<![CDATA[a < b & c]]>", "a < b & c"), ("x<![CDATA[y]]>z", "xyz"), ("<![CDATA[]]>", ""),
        ("<![CDATA[]]]]><![CDATA[>]]>", "]]>"),
        ("<![CDATA[&amp;]]>", "&amp;"), ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x42;&#x1F366;", "AB🍦"),
        ("", ""),
        (" a\nb ", " a\nb "),
    ]) func charactersOfAText(_ written: String, _ text: String) throws {
        #expect(try table("<string>\(written)</string>")["a"]?.value == .text(text))
    }

    /// Apple knows one rule for variables, and the form of a number or the name of a device.
    @Test(
        arguments: [
            ("NSStringPluralRuleType", "other", true), ("NSStringOtherRuleType", "other", false), ("", "other", false),
            ("NSStringPluralRuleType", "lots", false), (nil, "other", false),
        ] as [(String?, String, Bool)]) func aVariableVariesByNumber(_ rule: String?, _ form: String, _ isTaken: Bool)
    {
        let type = rule.map { "<key>NSStringFormatSpecTypeKey</key><string>\($0)</string>" } ?? ""
        let text =
            "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>\(type)"
            + "<key>\(form)</key><string>%d days</string></dict></dict>"
        #expect(((try? table(text)) != nil) == isTaken)
    }

    @Test(arguments: [
        ("NSStringDeviceSpecificRuleType", "iphone", true), ("NSStringDeviceSpecificRuleType", "phone", false),
        ("NSStringVariableWidthRuleType", "20", true), ("NSStringVariableWidthRuleType", "wide", false),
    ]) func aRuleHasItsNames(_ rule: String, _ name: String, _ isTaken: Bool) {
        let text = "<dict><key>\(rule)</key><dict><key>\(name)</key><string>Hi</string></dict></dict>"
        #expect(((try? table(text)) != nil) == isTaken)
    }
}
