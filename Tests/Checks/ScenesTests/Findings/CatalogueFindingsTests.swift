import BalloonFixtures
import BalloonLayouts
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Scenes

/// What a string catalogue says about its own texts.
@Suite struct CatalogueFindingsTests {
    private func unit(_ text: String, _ state: String = "translated") -> String {
        "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
    }

    private func plural(_ forms: [String: String]) -> String {
        let entries = forms.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \(unit($0.value))" }
        return "{\"variations\": {\"plural\": {\(entries.joined(separator: ", "))}}}"
    }

    /// The kinds of findings about the texts of a catalogue of one key, for a viewer of a language.
    private func kinds(_ localizations: [String: String], locale: String) throws -> [Finding.Kind] {
        let folder = try TemporaryFolder()
        let entries = localizations.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        let path = try folder.write(
            "{\"sourceLanguage\": \"en\", \"strings\": {\"guests\": {\"localizations\": {\(entries.joined(separator: ", "))}}}}",
            to: "a.xcstrings")
        let scene = try BalloonScene(
            text: """
                message: {summaryText: "1", layout: {template: {caption: {key: guests}}}}
                strings: \(path)
                """, file: folder.file("a.yaml"))
        var traits = scene.traits
        traits.locale = locale
        return try scene.layout(traits: traits, fonts: fonts()).findings.map(\.kind)
    }

    private let english = ["one": "%lld guest", "other": "%lld guests"]
    private let russian = ["one": "%lld гость", "few": "%lld гостя", "many": "%lld гостей", "other": "%lld гостя"]

    @Test func complete() throws {
        #expect(try kinds(["en": plural(english), "ru": plural(russian)], locale: "ru").isEmpty)
        #expect(try kinds(["en": plural(english), "ja": plural(["other": "%lld 名"])], locale: "ja").isEmpty)
        #expect(try kinds(["en": unit("Dinner"), "de": unit("Abendessen")], locale: "de").isEmpty)
        // "One guest" says its number.
        let german = ["one": "Ein Gast", "other": "%lld Gäste"]
        #expect(try kinds(["en": plural(english), "de": plural(german)], locale: "de").isEmpty)
    }

    @Test func states() throws {
        for state in ["new", "needs_review"] {
            let found = try kinds(["en": unit("Dinner"), "de": unit("Abendessen", state)], locale: "de")
            #expect(found == [.translationUnfinished])
        }
        #expect(try kinds(["en": unit("Dinner", "new"), "de": unit("Abendessen")], locale: "en").isEmpty)
    }

    @Test func pluralForms() throws {
        for form in ["one", "few", "many"] {
            let forms = russian.filter { $0.key != form }
            #expect(try kinds(["en": plural(english), "ru": plural(forms)], locale: "ru") == [.pluralFormMissing])
        }
        // A text for all numbers is no plural, and the source language has its forms, too.
        #expect(try kinds(["en": plural(english), "ru": unit("%lld гостей")], locale: "ru") == [.pluralFormMissing])
        #expect(try kinds(["en": plural(["other": "%lld guests"])], locale: "en") == [.pluralFormMissing])
        // What stands before a colon agrees with every number.
        #expect(try kinds(["en": plural(english), "ru": unit("Гостей: %lld")], locale: "ru").isEmpty)
    }

    @Test func lostNumbers() throws {
        for form in ["one", "few", "many", "other"] {
            var forms = russian
            forms[form] = "гости"
            let found = try kinds(["en": plural(english), "ru": plural(forms)], locale: "ru")
            #expect(found == [.translationLosesArgument])
        }
        // One form for several numbers (CLDR 47): French 0 and 1, Latvian 0, 10 and 11, Slovene 2 and 102.
        let shared = [
            ("fr", "one", ["one", "other"]), ("lv", "zero", ["zero", "one", "other"]),
            ("sl", "two", ["one", "two", "few", "other"]),
        ]
        for (locale, form, forms) in shared {
            let texts = Dictionary(uniqueKeysWithValues: forms.map { ($0, $0 == form ? "gost" : "%lld gost") })
            let found = try kinds(["en": plural(english), locale: plural(texts)], locale: locale)
            #expect(found == [.translationLosesArgument], "\(locale)")
        }
        let german = ["one": "%lld Gast", "other": "Gäste"]
        #expect(
            try kinds(["en": plural(english), "de": plural(german)], locale: "de") == [.translationLosesArgument])
    }

    /// Recorded from CLDR 47 as Babel 2.18 has it, for the whole numbers from 0 to 999.
    @Test(arguments: [
        ("en", "one other"), ("de", "one other"), ("pt-BR", "one other"), ("ja", "other"), ("zh-Hant", "other"),
        ("th", "other"), ("ru", "one few many other"), ("pl", "one few many other"), ("cs", "one few other"),
        ("ro", "one few other"), ("lt", "one few other"), ("lv", "zero one other"), ("he", "one two other"),
        ("sl", "one two few other"), ("ga", "one two few many other"), ("ar", "zero one two few many other"),
        ("cy", "zero one two few many other"), ("fil", "one other"), ("is", "one other"),
    ])
    func forms(_ locale: String, _ names: String) {
        #expect(PluralRules.forms(of: locale).map(\.rawValue).joined(separator: " ") == names)
    }
}
