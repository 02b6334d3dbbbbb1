import Testing
import ViewLayout

/// The grammar by which verify, record, review, accept, reject and list choose cells.
struct CellFilterTests {
    private static let cells: [CellFacts] = {
        var arabic = TraitCollection(transcriptWidth: 300)
        arabic.locale = "ar"
        arabic.preferredContentSizeCategory = .accessibilityLarge
        var dark = TraitCollection()
        dark.userInterfaceStyle = .dark
        return [
            CellFacts(
                name: "dinner@ar", scene: "dinner", traits: arabic, status: "different",
                causes: [.init(number: 1, sentence: "the Tail moved")]),
            CellFacts(
                name: "dinner@dark", scene: "dinner", traits: dark, status: "missing",
                causes: [.init(number: 2, sentence: "no golden")]),
            CellFacts(name: "hello", scene: "hello", traits: TraitCollection(), status: "different"),
        ]
    }()

    @Test(arguments: [
        ("locale=ar & category>=AX1 & width<320 & cause=\"tail\"", ["dinner@ar"]),
        ("locale!=ar", ["dinner@dark", "hello"]), ("appearance=dark", ["dinner@dark"]),
        ("userInterfaceStyle = dark", ["dinner@dark"]), ("cause=2", ["dinner@dark"]),
        ("cause!=2", ["dinner@ar", "hello"]), ("dinner", ["dinner@ar", "dinner@dark"]), ("hello", ["hello"]),
        ("*@dark", ["dinner@dark"]), ("d*@*r", ["dinner@ar"]), ("name=\"dinner@ar\"", ["dinner@ar"]),
        ("scene=dinner", ["dinner@ar", "dinner@dark"]), ("status=missing", ["dinner@dark"]),
        // & binds closer than |, as in every language that has both.
        ("hello | dinner & locale=ar", ["dinner@ar", "hello"]),
        ("(hello | dinner) & locale=ar", ["dinner@ar"]), ("!dinner", ["hello"]),
        ("!(hello|locale=ar)", ["dinner@dark"]),
        ("width<=300", ["dinner@ar"]), ("width>300", ["dinner@dark", "hello"]), ("width<300", []),
        ("category<AX2", ["dinner@dark", "hello"]), ("category<=AX2", ["dinner@ar", "dinner@dark", "hello"]),
        // The value itself, for each comparison.
        ("width>=300", ["dinner@ar", "dinner@dark", "hello"]), ("width>=301", ["dinner@dark", "hello"]),
        ("category>=AX2", ["dinner@ar"]), ("category>AX2", []), ("category>AX1", ["dinner@ar"]),
        ("category<AX2", ["dinner@dark", "hello"]), ("category=AX2", ["dinner@ar"]),
        ("category!=AX2", ["dinner@dark", "hello"]),
    ])
    func chooses(_ filter: String, _ names: [String]) throws {
        let filter = try CellFilter(filter)
        #expect(Self.cells.filter(filter.matches).map(\.name) == names)
    }

    /// Who writes another tool's name of a trait is told the names, and who slips the nearest one.
    @Test func anUnknownFieldIsToldTheFields() throws {
        let other = try #require(throws: CellFilterError.self) { try CellFilter("language=fr") }
        for field in ["name", "cause", "locale", "category"] { #expect(other.reason.contains(field)) }
        let slip = try #require(throws: CellFilterError.self) { try CellFilter("localle=fr") }
        #expect(slip.reason.hasSuffix("did you mean \"locale\"?"))
    }

    @Test(arguments: [
        ("lcale=ar", 0), ("locale=ar & widht<3", 12), ("width<", 6), ("width<abc", 6), ("locale<ar", 6),
        ("name<a", 4), ("(locale=ar", 0), ("locale=ar)", 9), ("a b", 2), ("", 0), ("a &", 3), ("category>=AX9", 10),
        ("= ar", 0), ("scene=\"b-count", 6), ("\"", 0), ("scene=dinner && | hello", 16), ("locale~ar", 0),
        ("scene=a & category:L", 10),
    ])
    func anErrorPointsAtThePlace(_ text: String, _ offset: Int) throws {
        let error = try #require(throws: CellFilterError.self) { try CellFilter(text) }
        #expect(error.offset == offset, "\(error)")
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3 && lines[2].count == offset + 3)
    }

    /// In quotation marks `\"` and `\\` stand for one character, and another `\` for itself.
    @Test(
        arguments: [
            (#"name="a\"b""#, #"a"b"#), (#"name="a\\b""#, #"a\b"#), (#"name="a\b""#, #"a\b"#), (#"name="a\\""#, #"a\"#),
            (#"name="a\\\"b""#, #"a\"b"#), (#"name="a b""#, "a b"), (#"name="a&b|c""#, "a&b|c"),
        ])
    func quotedTexts(_ text: String, _ name: String) throws {
        let filter = try CellFilter(text)
        let names = [#"a"b"#, #"a\b"#, #"a\"#, #"a\"b"#, "a b", "a&b|c", "ab"]
        #expect(
            names.filter { filter.matches(CellFacts(name: $0, scene: "a", traits: TraitCollection())) } == [name])
    }

    /// The letters before, between and behind stars do not share a letter.
    @Test(arguments: [
        ("din*ner", "dinner", true), ("din*ner", "diner", false), ("din*ner", "din-ner", true), ("a*a", "a", false),
        ("a*a", "aa", true), ("a*b*a", "aba", true), ("a*b*a", "aa", false), ("a*ba*a", "aba", false),
        ("*ab*ab*", "ab", false), ("*ab*ab*", "abab", true), ("*a*a", "a", false), ("d*", "d", true), ("*d", "d", true),
        ("*d*", "d", true), ("**", "", true), ("*", "", true), ("", "", true), ("", "a", false), ("a", "aa", false),
        ("a*", "ba", false), ("*a", "ab", false), ("Dinner*", "dinner", false),
    ])
    func starsStandForAnyLetters(_ pattern: String, _ name: String, _ matches: Bool) {
        #expect(NamePattern(pattern).matches(name) == matches)
    }

    @Test func severalFiltersChooseWhatAnyOfThemDoes() throws {
        let filter = try #require(try CellFilter.any(["hello", "locale=ar"]))
        #expect(Self.cells.filter(filter.matches).map(\.name) == ["dinner@ar", "hello"])
        #expect(try CellFilter.any([]) == nil)
    }

    @Test func everyTraitCanBeAskedAbout() throws {
        for trait in ViewerTrait.all {
            let text = trait.shortText(of: TraitCollection())
            guard text != "none" else { continue }
            #expect(try CellFilter("\(trait.name)=\(text)").matches(Self.cells[2]), "\(trait.name)")
            #expect(try !CellFilter("\(trait.name)!=\(text)").matches(Self.cells[2]), "\(trait.name)")
        }
    }

    /// Cells of several folders of goldens are told apart by a name with its folder.
    @Test func aNameMayHaveItsFolder() throws {
        let cell = CellFacts(name: "dinner@ar", scene: "dinner", folder: "Tests/Goldens", traits: TraitCollection())
        for (name, isChosen) in [
            ("Tests/Goldens/dinner@ar", true), ("Tests/*/dinner@*", true), ("Tests/Goldens/dinner", false),
            ("Other/dinner@ar", false), ("dinner@ar", true),
        ] {
            #expect(try CellFilter("\"\(name)\"").matches(cell) == isChosen, "\(name)")
        }
    }

    /// What depends on the viewer alone can be a condition in a scene.
    @Test(arguments: [
        ("category>=AX1", true), ("locale=de & width<375", true), ("locale=de | !(width<375)", true), ("dinner", false),
        ("dinner & locale=de", false), ("locale=de & dinner", false), ("locale=de | dinner", false), ("!dinner", false),
        ("!locale=de", true), ("cause=1", false), ("locale=de | cause=1", false),
    ])
    func conditionsOfViewers(_ text: String, _ isOfViewers: Bool) throws {
        #expect(try CellFilter(text).asksTraitsAlone == isOfViewers)
    }

    /// Numbers of causes change with what is pending; words do not.
    @Test(arguments: [
        ("cause=2", true), ("cause!=2", true), ("cause=tail", false), ("!cause=2", true), ("dinner & cause=2", true),
        ("cause=2 & dinner", true), ("dinner | cause=2", true), ("cause=2 | dinner", true),
        ("dinner & width=320", false),
        ("name=2", false), ("!(dinner | (hello & cause=1))", true),
    ])
    func numbersOfCauses(_ text: String, _ isNamed: Bool) throws {
        #expect(try CellFilter(text).namesCauseNumber == isNamed)
    }

    /// A name in a command that is printed: as it is, or in the quotation marks of the filter and of a shell.
    @Test(arguments: [
        ("party/dinner@en_AX1-2.png", "party/dinner@en_AX1-2.png"), ("dinner at 7", "'\"dinner at 7\"'"),
        ("a*b", "'\"a*b\"'"), ("a\"b", "'\"a\\\"b\"'"), ("café", "'\"café\"'"),
    ])
    func shellWords(_ name: String, _ word: String) {
        #expect(CellFilter.shellWord(naming: name) == word)
    }

    /// The values that a filter names, wherever it names them.
    @Test(arguments: [
        ("width>=400", [400.0]), ("!width>=400", [400]), ("!(width<300|width>500)&locale=ar", [300, 500]),
        ("width=320|width=402", [320, 402]), ("locale=ar", []), ("!name=a", []),
    ])
    func valuesThatAreNamed(_ text: String, _ values: [Double]) throws {
        let filter = try CellFilter(text)
        #expect(filter.values(of: .transcriptWidth) == values.map { TraitValue.points($0) })
        #expect(filter.traitNames.contains("transcriptWidth") == !values.isEmpty)
        #expect(try CellFilter("width>=400&width<500").values(of: .transcriptWidth, in: [.less]) == [.points(500)])
    }
}
