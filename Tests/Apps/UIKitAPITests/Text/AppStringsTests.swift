import Foundation
import TestSupport
import Testing

@testable import UIKitAPI

/// The app's words: tables, languages, and marks in them.
@MainActor struct AppStringsTests {
    private func text(_ translation: AppStrings.Translation?) -> String? { translation?.text(for: nil, language: "en") }

    /// "tableName": a key is looked up in its table, "Localizable" where none is named, whichever was asked first.
    @Test func aKeyIsLookedUpInItsTableAndLanguage() throws {
        let folder = try TemporaryFolder()
        for (language, prefix) in [("en", ""), ("de", "de ")] {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(language).lproj", withIntermediateDirectories: true)
            try folder.write("\"title\" = \"\(prefix)main\";", to: "\(language).lproj/Localizable.strings")
            try folder.write("\"title\" = \"\(prefix)other\";", to: "\(language).lproj/Other.strings")
        }
        let bundle = try #require(Bundle(path: folder.path))
        for tables in [["Other", nil], [nil, "Other"]] as [[String?]] {
            let strings = AppStrings()
            for table in tables + tables {
                let expected = table == nil ? "main" : "other"
                for (locale, prefix) in [("en", ""), ("de-CH", "de ")] {
                    let found = strings.translation(of: "title", table: table, bundle: bundle, locale: locale)
                    #expect(text(found) == prefix + expected)
                }
            }
            #expect(strings.translation(of: "title", table: "None", bundle: bundle, locale: "en") == nil)
        }
    }

    /// What marks of Markdown make of a text.
    @Test(
        arguments: [
            ("plain", [("plain", [])]), ("**b**", [("b", .strong)]), ("__b__", [("b", .strong)]),
            ("*i*", [("i", .emphasized)]),
            ("_i_", [("i", .emphasized)]), ("***x***", [("x", [.strong, .emphasized])]), ("~~s~~", [("s", .struck)]),
            ("`c*d*`", [("c*d*", .code)]), ("a **b** c", [("a ", []), ("b", .strong), (" c", [])]),
            ("2 * 3 * 4", [("2 * 3 * 4", [])]),
            ("a_b_c", [("a_b_c", [])]),
            ("\\*a\\*", [("*a*", [])]), ("**open", [("**open", [])]),
        ] as [(String, [(String, InlineMarkdown.Marks)])])
    func marks(_ text: String, _ expected: [(String, InlineMarkdown.Marks)]) {
        let parts = InlineMarkdown(text).parts
        #expect(parts.map(\.text) == expected.map(\.0) && parts.map(\.marks) == expected.map(\.1))
    }

    @Test func linksHaveTheirAddress() {
        let parts = InlineMarkdown("see [the *map*](https://a.b/c) now").parts
        #expect(parts.map(\.text) == ["see ", "the ", "map", " now"])
        #expect(parts.map { $0.link?.absoluteString } == [nil, "https://a.b/c", "https://a.b/c", nil])
        #expect(parts.map(\.marks) == [[], [], .emphasized, []])
    }

    /// Every letter that begins a mark is one, and a text that is escaped has none.
    @Test(arguments: ["**b**", "_i_", "~~s~~", "`c`", "[a](https://b.c)", "a\\*b"]) func escapedTextsHaveNoMarks(
        _ text: String
    ) {
        #expect(InlineMarkdown.mayMark(text) && !InlineMarkdown.mayMark("Dinner (at 7), 50 %!"))
        let parts = InlineMarkdown(InlineMarkdown.escaped(text)).parts
        #expect(parts.map(\.text) == [text] && parts[0].marks == [] && parts[0].link == nil)
    }

    /// The first number of a key with values chooses the form, wherever it stands.
    @Test(arguments: [(1, 5, "one of 5"), (5, 1, "5 of 1 votes")]) func theFirstNumberChoosesTheForm(
        _ first: Int, _ second: Int, _ text: String
    ) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld of %lld": {"localizations": {"en": {
                "variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "one of %2$lld"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%lld of %lld votes"}}
                }}
            }}}}}
            """, to: "Localizable.xcstrings")
        let bundle = try #require(Bundle(path: folder.path))
        #expect(String(localized: "\(first) of \(second)", bundle: bundle) == text)
    }
}
