import BalloonFixtures
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

/// String catalogues of Xcode as a scene's strings.
@Suite struct StringCatalogTests {
    /// As Xcode 15 writes it: a plain string, a plural, devices, a nested choice, a substitution, a key that is its own
    /// text, and one that waits for its translation.
    static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Dinner at %@" : {
              "comment" : "The caption",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Abendessen um %@" } }
              }
            },
            "guests" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld guest" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld guests" } } } } },
                "ru" : { "variations" : { "plural" : {
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld гостя" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld гость" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld гостей" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld гостя" } } } } }
              }
            },
            "tap" : {
              "localizations" : {
                "en" : { "variations" : { "device" : {
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click to join" } },
                  "other" : { "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "Tap once" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap to join" } } } } } } } }
              }
            },
            "seats" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@tables@ in %2$@, 100 %% free" },
                  "substitutions" : { "tables" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg table" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg tables" } } } } } }
                }
              }
            },
            "Menu" : { },
            "waiting" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "new", "value" : "" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Waiting" } }
              }
            }
          },
          "version" : "1.0"
        }
        """

    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.write(Self.catalog, to: "Localizable.xcstrings")
        path = folder.path + "/scene.yaml"
    }

    private func scene(_ caption: String, more: String = "") throws -> BalloonScene {
        try BalloonScene(
            text: "message: {summaryText: s, layout: {template: {caption: \(caption)}}}\n"
                + "strings: Localizable.xcstrings\n" + more, file: path)
    }

    private func caption(_ caption: String, locale: String = "en") throws -> String {
        let balloon = try scene(caption).layout(traits: TraitCollection(locale: locale), fonts: fonts())
        return try #require(balloon.recorded("caption")).lines.map(\.text).joined(separator: " ")
    }

    @Test("A key without a text in the source language is its own text")
    func keysAsTexts() throws {
        #expect(try caption("{key: Menu}") == "Menu")
        #expect(try caption("{key: Dinner at %@, arguments: [\"7:30\"]}") == "Dinner at 7:30")
        #expect(try caption("{key: Dinner at %@, arguments: [\"7:30\"]}", locale: "de-AT") == "Abendessen um 7:30")
    }

    @Test("Without arguments a text is taken as it stands")
    func noArguments() throws {
        #expect(try caption("{key: Dinner at %@}") == "Dinner at %@")
    }

    /// The forms of "Unicode CLDR 47": 1 and 21 are one in Russian, 2 to 4 few, 0 and 5 to 20 many.
    @Test(
        "The number chooses the plural form in the viewer's language",
        arguments: [
            (1, "1 guest", "1 гость"), (3, "3 guests", "3 гостя"), (5, "5 guests", "5 гостей"),
            (21, "21 guests", "21 гость"),
            (0, "0 guests", "0 гостей"), (1_000, "1,000 guests", "1\u{A0}000 гостей"),
        ])
    func plurals(_ number: Int, _ english: String, _ russian: String) throws {
        #expect(try caption("{key: guests, arguments: [\(number)]}") == english)
        #expect(try caption("{key: guests, arguments: [\(number)]}", locale: "ru") == russian)
        // English stands for a missing translation, in the forms of English.
        #expect(
            try caption("{key: guests, arguments: [\(number)]}", locale: "pl").hasSuffix(
                number == 1 ? " guest" : " guests"))
    }

    @Test("A form that the scene names stands for that of the number; other for one that a language does not have")
    func namedForms() throws {
        #expect(try caption("{key: guests, arguments: [3], plural: one}") == "3 guest")
        #expect(try caption("{key: guests, arguments: [3], plural: few}") == "3 guests")
        #expect(try caption("{key: guests, arguments: [5], plural: few}", locale: "ru") == "5 гостя")
    }

    @Test("The viewer's device, or that of the scene, has its variation; variations nest")
    func devices() throws {
        #expect(try caption("{key: tap}") == "Tap to join")
        #expect(try caption("{key: tap, device: mac}") == "Click to join")
        #expect(try caption("{key: tap, device: iphone, plural: one}") == "Tap once")
        #expect(try caption("{key: tap, arguments: [1]}") == "Tap once")
        var mac = TraitCollection(locale: "en")
        mac.userInterfaceIdiom = .mac
        let balloon = try scene("{key: tap}").layout(traits: mac, fonts: fonts())
        #expect(balloon.recorded("caption")?.lines.map(\.text) == ["Click to join"])
    }

    @Test("A substitution varies on its own, and %% is one sign")
    func substitutions() throws {
        #expect(try caption("{key: seats, arguments: [2, Rome]}") == "2 tables in Rome, 100 % free")
        #expect(try caption("{key: seats, arguments: [1, Rome]}") == "1 table in Rome, 100 % free")
    }

    /// Xcode leaves argNum out where the parts take the arguments in order.
    @Test("Substitutions without a number take the arguments in their order")
    func substitutionsInOrder() throws {
        func part(_ name: String) -> String {
            let forms = [("one", ""), ("other", "s")].map { form, ending in
                "\"\(form)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"%arg \(name)\(ending)\"}}"
            }
            return "\"\(name)s\": {\"variations\": {\"plural\": {\(forms.joined(separator: ", "))}}}"
        }
        _ = try folder.write(
            """
            {"sourceLanguage": "en", "strings": {"party": {"localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%#@guests@ at %#@tables@ in %#@rooms@"},
              "substitutions": {\(["guest", "table", "room"].map(part).joined(separator: ", "))}}}}}}
            """, to: "Localizable.xcstrings")
        #expect(try caption("{key: party, arguments: [9, 3, 2]}") == "9 guests at 3 tables in 2 rooms")
    }

    @Test("A missing translation is read in the source language, and found")
    func missingTranslations() throws {
        for (caption, locale, isFound) in [
            ("{key: waiting}", "de", true), ("{key: Menu}", "de", true), ("{key: Menu}", "en-GB", false),
            ("{key: guests, arguments: [1]}", "ru", false), ("{key: Menu}", "en-XA", false),
            ("{key: waiting}", "ar-XB", false), ("plain", "de", false),
        ] {
            let balloon = try scene(caption).layout(traits: TraitCollection(locale: locale), fonts: fonts())
            #expect(balloon.findingKinds.contains(.translationMissing) == isFound, "\(caption) in \(locale)")
        }
        #expect(try caption("{key: waiting}", locale: "de") == "Waiting")
    }

    @Test(
        "What a scene asks of a catalogue and does not get is an error at its place",
        arguments: [
            ("{key: guest}", "did you mean \"guests\"?"),
            ("{key: guests, arguments: [{count: 3}]}", "unknown key \"count\""),
            ("{key: guests, plural: lots}", "zero, one, two, few, many, other"),
            ("{key: tap, device: iphne}", "did you mean \"iphone\"?"),
            ("{key: guests, count: 3}", "unknown key \"count\""),
        ])
    func errors(caption: String, words: String) throws {
        let error = try #require(throws: SceneError.self) { try scene(caption) }
        #expect(error.file == path && error.place?.line == 1)
        #expect(error.description.contains(words), "\(error)")
    }

    @Test(
        "A damaged catalogue is an error in the catalogue, with its line",
        arguments: [
            ("{}", 1, "sourceLanguage and strings"),
            ("{\"sourceLanguage\": \"en\", \"strings\": []}", 1, "must be a mapping"),
            (
                "{\n\"sourceLanguage\": \"en\",\n\"strings\": {\"a\": {\"localizations\": {\"de\": {}}}}}", 3,
                "neither a stringUnit"
            ),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\":\n{\"variations\": {\"plural\": {\"tow\": {}}}}}}}}",
                2, "did you mean \"two\"?"
            ),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\":\n{\"variations\": {\"mood\": {}}}}}}}",
                2, "varies by mood"
            ),
            ("{\"sourceLanguage\": \"en\",", 1, "double quotes"),
            ("{\"sourceLanguage\": \"e n\", \"strings\": {}}", 1, "BCP 47"),
        ])
    func damagedCatalogs(text: String, line: Int, words: String) throws {
        _ = try folder.write(text, to: "Localizable.xcstrings")
        let error = try #require(throws: SceneError.self) { try scene("a") }
        #expect(error.file.hasSuffix("Localizable.xcstrings") && error.description.contains(words), "\(error)")
        #expect(error.place == nil || error.place?.line == line)
    }

    @Test("A catalogue that is not there, and a file that is none, are errors of the scene")
    func missingCatalogs() throws {
        for (name, words) in [
            ("Nowhere.xcstrings", "no such file"), ("Nowhere.stringsdict", "no such file"),
            ("Localizable.txt", ".xcstrings"),
        ] {
            let text = "message: {layout: {template: {caption: a}}}\nstrings: \(name)"
            let error = try #require(throws: SceneError.self) { try BalloonScene(text: text, file: path) }
            #expect(error.file == path && error.place?.line == 2 && error.description.contains(words))
        }
    }

    @Test("No bytes crash the reader")
    func fuzz() throws {
        let bytes = Array(Self.catalog.utf8)
        var state: UInt64 = 20_261_121
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<200 {
            var damaged = bytes
            for _ in 0..<(1 + random(4)) { damaged[random(damaged.count)] = UInt8(32 + random(95)) }
            _ = try folder.write(Array(damaged.prefix(random(damaged.count) + 1)), to: "Localizable.xcstrings")
            do {
                _ = try scene("{key: guests, arguments: [1]}").layout(fonts: fonts())
            } catch let error as SceneError {
                #expect(!error.message.isEmpty)
            }
        }
    }
}
