import BalloonLayouts
import Foundation
import Scenes
import Testing
import Typesetting
import ViewLayout

/// What a scene says in turn: in texts, as arguments of strings and as names of participants.
struct VaryTests {
    private static let fonts = Result { try FontCascade.bundled() }

    /// A scene with a caption, and more lines behind it.
    private func scene(_ caption: String, _ more: String) throws -> BalloonScene {
        try BalloonScene(
            text: "message: {summaryText: A, layout: {template: {caption: \(caption)}}}\n\(more)\n", file: "varied.yaml"
        )
    }

    /// The caption of a scene for a viewer to whom the message says something.
    private func caption(_ scene: BalloonScene, _ content: [String: String] = [:], in locale: String = "en") throws
        -> String
    {
        var traits = scene.traits
        traits.locale = locale
        traits.content.merge(content) { $1 }
        let balloon = try scene.layout(traits: traits, fonts: Self.fonts.get())
        let texts = balloon.record.nodes.filter { $0.id == "caption" }.flatMap(\.lines).map(\.text)
        return texts.joined().trimmingCharacters(in: .whitespaces)
    }

    @Test func theFirstValueIsSaidUntilAnotherIsChosen() throws {
        let scene = try scene("\"$name plays\"", "vary: {name: [Bo, Maximiliane, Đặng Hân]}")
        #expect(try caption(scene) == "Bo plays")
        #expect(try caption(scene, ["name": "Đặng Hân"]) == "Đặng Hân plays")
        // A value that is not listed is a text as it is, so that any name can be tried.
        #expect(try caption(scene, ["name": "Zoë"]) == "Zoë plays")
    }

    @Test func twoDollarsAreOne() throws {
        let scene = try scene("\"$$name owes $5 to $name\"", "vary: {name: [Bo]}")
        #expect(try caption(scene) == "$name owes $5 to Bo")
        // Messages knows no such escape: a scene that varies nothing shows what it says.
        #expect(try caption(self.scene("\"$$5\"", "")) == "$$5")
    }

    /// CLDR's forms: one for 1, few for 2 to 4 and 22, many for 5 and 12 in Polish; many for whole millions in French;
    /// digits of Egypt.
    @Test func anArgumentChoosesThePluralForm() throws {
        let scene = try scene(
            "{key: seats, arguments: [$people]}",
            """
            strings:
              en: {seats: {one: "%lld seat", other: "%lld seats"}}
              pl: {seats: {one: "%lld miejsce", few: "%lld miejsca", many: "%lld miejsc", other: "%lld miejsca"}}
              fr: {seats: {one: "%lld place", many: "%lld de places", other: "%lld places"}}
              ar-EG: {seats: {zero: a, one: b, two: c, few: "%lld d", many: e, other: f}}
            vary: {people: {counts: [1, 3, 5, 22, 12000000]}}
            """)
        #expect(try caption(scene) == "1 seat")
        #expect(try caption(scene, ["people": "3"]) == "3 seats")
        let polish = try ["1", "3", "5", "22"].map { try caption(scene, ["people": $0], in: "pl") }
        #expect(polish == ["1 miejsce", "3 miejsca", "5 miejsc", "22 miejsca"])
        #expect(try caption(scene, ["people": "12000000"], in: "fr") == "12\u{202F}000\u{202F}000 de places")
        #expect(try caption(scene, ["people": "3"], in: "ar-EG") == "٣ d")
    }

    @Test func amountsAreEveryCombination() throws {
        let scene = try scene("\"$price\"", "vary: {price: {currency: [0.5, 1234567], code: [USD, JPY]}}")
        let labels = scene.vary[0].labels(in: ["en"])
        #expect(labels == ["0.5 USD", "0.5 JPY", "1234567 USD", "1234567 JPY"])
        #expect(try caption(scene, ["price": "1234567 USD"]) == "$1,234,567.00")
        #expect(try caption(scene, ["price": "1234567 JPY"], in: "de") == "1.234.567\u{A0}¥")
    }

    @Test func aParticipantsNameIsContent() throws {
        let scene = try scene("\"$ada moved\"", "participants: {ada: Ada}\nvary: {ada: [Al, Maximiliane]}")
        #expect(try caption(scene, ["ada": "Maximiliane"]) == "Maximiliane moved")
        let named = try self.scene("\"$ada moved\"", "participants: {ada: \"Dr. $name\"}\nvary: {name: [Bo, Li]}")
        #expect(try caption(named, ["name": "Li"]) == "Dr. Li moved")
    }

    /// No text of as many letters of the language is wider.
    @Test(arguments: [("en", "W"), ("de", "W"), ("ru", "Щ"), ("ja", "か"), ("th", "ฒ"), ("ar", "ص")])
    func theLongestTextIsTheWidest(locale: String, sample: String) throws {
        let fonts = try Self.fonts.get()
        func width(_ text: String) throws -> Double {
            let style = TextStyle(pointSize: 17)
            return try Paragraph(text, style: style, language: locale, fonts: fonts).lines(width: 9_000).lines[0].width
        }
        let scene = try scene("\"$name\"", "vary: {name: [{longest: 12}]}")
        var traits = TraitCollection(transcriptWidth: 2_000, locale: locale)
        traits.content["name"] = "longest 12"
        let text = try #require(try scene.summary(of: traits, fonts))
        #expect(text.count == 12)
        #expect(try width(text) >= width(String(repeating: sample, count: 12)) - 0.001)
        #expect(try scene.summary(of: traits, fonts) == text)
    }

    /// What is found with another content is said once, with that content; what the viewer sees anyway is not repeated.
    @Test func findingsOfOtherContents() throws {
        let long = String(repeating: "very ", count: 60)
        func found(_ names: String, summary: String) throws -> [Finding] {
            let scene = try BalloonScene(
                text: "message: {\(summary)layout: {template: {caption: $name}}}\nvary: {name: [\(names)]}",
                file: "a.yaml")
            let context = LayoutContext(traits: scene.traits, fonts: try Self.fonts.get())
            return try scene.findingsAcrossViewers(in: context).filter { $0.message.hasPrefix("with name ") }
        }
        #expect(try found("Bo, Max", summary: "").isEmpty)
        let once = try found("Bo, \(long)long, \(long)longer", summary: "summaryText: Hi, ")
        #expect(once.map(\.kind) == [.textTruncated] && once.allSatisfy { $0.message.hasPrefix("with name very") })
        #expect(try found("\(long)long, \(long)longer, Bo", summary: "summaryText: Hi, ").isEmpty)
    }

    /// What a command line varies: a list, a rule, or a name that a scene lists.
    @Test(
        arguments: [
            ("name=Bo,Max", ["Bo", "Max"]), ("$name=Bo", ["Bo"]), ("name=a=b", ["a=b"]),
            ("name=longest 12", ["longest 12"]),
            ("name={counts: [1, 5]}", ["1", "5"]), ("name=[\"a, b\", c]", ["a, b", "c"]),
            ("name", ["Al", "longest 12"]),
            ("name=\"quoted\"", nil), ("nobody", nil), ("na me=a", nil), ("name=", nil),
        ] as [(String, [String]?)])
    func anOptionHasItsValues(_ option: String, _ labels: [String]?) throws {
        let listed = try scene("\"$name\"", "vary: {name: [Al, {longest: 12}]}")
        let variable = try? ContentVariable(option: option, in: [listed])
        #expect(variable?.labels(in: ["en"]) == labels)
        if labels != nil { #expect(variable?.name == "name") }
    }

    @Test func goldensKeepTheFirstValuesAndSweepsHaveAll() throws {
        let vary = "vary: {name: [Bo, Max], people: [1, 2, 3]}"
        let plain = try scene("\"$name $people\"", vary)
        #expect(plain.goldens.cellCount == 1 && plain.sweep.cellCount == 6)
        let some = try scene("\"$name $people\"", vary + "\ngoldens: {vary: [people]}\nsweep: {vary: [name]}")
        #expect(some.goldens.cellCount == 3 && some.sweep.cellCount == 2)
        let all = try scene("\"$name $people\"", vary + "\ngoldens: {vary: all, cover: pairs}")
        #expect(all.goldens.cellCount == 6)
        #expect(Set(all.goldens.cells(over: all.traits).map(\.content)).count == 6)
    }

    @Test func otherValuesReplaceThoseOfTheScene() throws {
        let scene = try scene("\"$name\"", "")
        let varied = try scene.varying(["name": ["Bo", .longest(3), 7, .text("Al")]])
        #expect(varied.sweep.cellCount == 4 && varied.traits.content == ["name": "Bo"])
        #expect(throws: SceneError.self) { try scene.varying(["nam": ["Bo"]]) }
        #expect(throws: SceneError.self) { try scene.varying(["name": []]) }
    }

    /// The first letters of a text, and fewer of the widest ones; a number has no part.
    @Test func aValueIsShortened() throws {
        #expect(VariedValue.text("Maximiliane").shortened(to: 3) == .text("Max"))
        #expect(VariedValue.text("Max").shortened(to: 9) == .text("Max"))
        #expect(VariedValue.longest(20).shortened(to: 5) == .longest(5))
        #expect(VariedValue.number(7).shortened(to: 1) == nil && VariedValue.counts.shortened(to: 1) == nil)
    }

    @Test func aFilterChoosesByWhatIsSaid() throws {
        var traits = TraitCollection()
        traits.content = ["name": "Bo", "people": "21"]
        #expect(try CellFilter("$name=Bo & category=L").matches(traits))
        #expect(try !CellFilter("$name=\"Maximiliane\"").matches(traits))
        #expect(try CellFilter("$people>=3").matches(traits))
        #expect(try !CellFilter("$people>100").matches(traits))
    }

    @Test func anExpectationAsksForSomeContentAlone() throws {
        let scene = try scene(
            "\"$name\"", "vary: {name: [Bo, Max]}\nexpect: [{node: caption, lines: 2, when: {$name: Max}}]")
        let missed = try ["Bo", "Max"].map { name in
            var traits = scene.traits
            traits.content["name"] = name
            return try scene.layout(traits: traits, fonts: Self.fonts.get()).findings
                .contains { $0.kind == .expectationMissed }
        }
        #expect(missed == [false, true])
    }

    @Test(arguments: [
        // An unknown name, at the text that has it.
        ("\"$nam\"", "vary: {name: [Bo]}\nstrings: {en: {k: $name}}", "1:56"),
        ("\"$name\"", "vary: {name: [Bo], unused: [a]}", "2:20"),
        ("\"$name\"", "vary: {name: []}", "2:14"),
        ("\"$name\"", "vary: {}", "2:7"),
        ("\"$name\"", "vary: {name: Bo}", "2:14"),
        ("\"$name\"", "vary: {name: [Bo, Bo]}", "2:19"),
        ("\"$name\"", "vary: {name: {longest: -3}}", "2:24"),
        ("\"$name\"", "vary: {name: {longst: 3}}", "2:15"),
        ("\"$name\"", "vary: {name: {counts: some}}", "2:23"),
        ("\"$name\"", "vary: {name: {counts: [1], code: USD}}", "2:28"),
        ("\"$name\"", "vary: {\"na me\": [Bo]}", "2:8"),
        ("\"$name\"", "vary: {naïve: [Bo]}", "2:8"), ("\"$name\"", "vary: {9name: [Bo]}", "2:8"),
        ("\"$name\"", "vary: {name: [Bo]}\ngoldens: {vary: [nam]}", "3:18"),
        ("\"$name\"", "vary: {name: [Bo]}\nexpect: [{node: caption, lines: 1, when: {$nam: Bo}}]", "3:49"),
        // A value that the name never has.
        ("\"$name\"", "vary: {name: [Bo]}\nexpect: [{node: caption, lines: 1, when: {$name: Bob}}]", "3:50"),
        ("\"$name\"", "vary: {name: [Bo]}\nexpect: [{node: caption, lines: 1, unless: \"$name!=Bob\"}]", "3:44"),
    ]) func whatIsWrongIsRefusedAtItsPlace(caption: String, more: String, place: String) {
        let error = #expect(throws: SceneError.self) { try scene(caption, more) }
        let places = error?.all.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0)" }
        #expect(places?.contains(place) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: ["$name=Bo | $name=\"longest 7\"", "$people>=3", "$people=40", "$name!=Bo"])
    func valuesOfAConditionAreThoseOfTheScene(_ condition: String) throws {
        let scene = try scene(
            "\"$name $people\"",
            "vary: {name: [Bo, {longest: 7}], people: {counts: all}}\n"
                + "expect: [{node: caption, lines: 1, when: '\(condition)'}]")
        #expect(scene.expectations.count == 1)
    }

    @Test func tooManyCombinationsAreRefused() throws {
        let many = (0..<400).map { "\($0)" }.joined(separator: ", ")
        let error = #expect(throws: SceneError.self) {
            try scene("\"$a $b\"", "vary: {a: [\(many)], b: [\(many)]}")
        }
        #expect(error?.place?.line == 2 && error?.message.contains("160000") == true)
    }
}

extension BalloonScene {
    /// The first text of the scene for a viewer.
    fileprivate func summary(of traits: TraitCollection, _ fonts: FontCascade) throws -> String? {
        let balloon = try layout(traits: traits, fonts: fonts)
        return balloon.record.nodes.first { $0.id == "caption" }?.lines.map(\.text).joined()
    }
}
