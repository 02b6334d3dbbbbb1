import Foundation
import Testing

@testable import ViewLayout

/// The values of traits, as tables and JSON have them.
@Suite struct TraitValuesTests {
    @Test func aTraitIsThatOfItsProperty() {
        #expect(ViewerTrait.at(\.locale).name == "locale" && ViewerTrait.at(\.displayScale).name == "displayScale")
        for trait in ViewerTrait.all { #expect(ViewerTrait.at(trait.keyPath).name == trait.name) }
    }

    @Test func fewValuesAreListed() {
        #expect(TraitForm.length.allValues == nil && TraitForm.languageTag.allValues == nil)
        #expect(TraitForm.words.allValues == nil && TraitForm.flag.allValues == [.flag(true), .flag(false)])
        #expect(TraitForm.count(1...3).allValues == [.count(1), .count(2), .count(3)])
        #expect(ViewerTrait.at(\.userInterfaceStyle).form.allValues == [.text("light"), .text("dark")])
    }

    /// Each value that is listed is read from its own text.
    @Test func whatIsWrittenIsRead() throws {
        for trait in ViewerTrait.all {
            for value in trait.form.allValues ?? [] {
                let json = String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
                let text = json.dropFirst().dropLast().trimmingCharacters(in: ["\""])
                #expect(trait.form.value(of: text) == value, "\(trait.name): \(text)")
            }
        }
    }

    @Test(arguments: [
        (TraitForm.length, "402", true), (.length, "0", false), (.length, "-1", false), (.length, "inf", false),
        (.length, "wide", false), (.length, "10000", true), (.length, "10001", false), (.count(1...3), "3", true),
        (.count(1...3), "4", false), (.count(1...3), "0", false), (.count(1...3), "1.5", false),
        (.flag, "true", true), (.flag, "yes", false), (.languageTag, "pt-BR", true), (.languageTag, "p t", false),
        (.words, "anything at all", true), (.names([TraitName("large", short: "L", others: ["l"])]), "L", true),
        (.names([TraitName("large", short: "L", others: ["l"])]), "l", true),
        (.names([TraitName("large", short: "L", others: ["l"])]), "M", false),
    ])
    func texts(_ form: TraitForm, _ text: String, _ isRead: Bool) {
        #expect((form.value(of: text) != nil) == isRead)
    }

    @Test func aViewerIsAnObject() throws {
        var traits = TraitCollection(transcriptWidth: 320, locale: "de")
        traits.content = ["name": "Bo"]
        func object(_ values: TraitValues) throws -> [String: Any] {
            try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(values)) as? [String: Any])
        }
        let all = try object(TraitValues(traits))
        #expect(all.count == ViewerTrait.all.count + 1)
        #expect(all["transcriptWidth"] as? Double == 320 && all["locale"] as? String == "de")
        #expect(all["hasApp"] as? Bool == true && all["typesettingLanguage"] is NSNull)
        let less = try object(TraitValues(traits, without: .transcriptWidth))
        #expect(Set(all.keys).subtracting(less.keys) == ["transcriptWidth"])
    }

    /// A value is written by its short name, which is its name where it has no other; other names are only read.
    @Test func namesOfAValue() {
        let names = [
            TraitName("extraLarge", short: "XL", others: ["x"]), TraitName("rightToLeft", others: ["rtl"]),
            TraitName("dark"),
        ]
        #expect(names.map(\.short) == ["XL", "rightToLeft", "dark"])
        #expect(names.map(\.all) == [["extraLarge", "XL", "x"], ["rightToLeft", "rtl"], ["dark"]])
        #expect(names.map(\.shortest) == ["x", "rtl", "dark"])
        #expect(TraitForm.names(names).value(of: "rtl") == .text("rightToLeft"))
    }
}
