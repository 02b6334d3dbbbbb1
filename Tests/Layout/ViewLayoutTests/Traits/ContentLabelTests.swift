import Testing

@testable import ViewLayout

/// How the values of `vary` are written in names of goldens.
@Suite struct ContentLabelTests {
    @Test(arguments: [("3", "3"), ("Ada", "Ada"), ("12.50", "12.50")])
    func whatIsAsItIsHasNoDigits(_ label: String, _ name: String) {
        #expect(ContentLabel.fileName(label) == name)
    }

    /// Labels that differ only in what a name of a file leaves out are two goldens.
    @Test(arguments: [
        ("Ada & Bo", "Ada / Bo"), ("Zoë", "Zoe"), ("Łukasz", "Lukasz"), ("a b", "a-b"), ("東京", "大阪"), ("-5", "5"),
        ("Maximiliane Wilhelmine", "Maximiliane Wilhelmina"),
        (String(repeating: "a", count: 21), String(repeating: "a", count: 22)),
    ])
    func noTwoLabelsHaveOneName(_ one: String, _ other: String) {
        let names = [one, other].map(ContentLabel.fileName)
        #expect(names[0] != names[1])
        #expect(names.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } && $0.utf8.count <= 25 && !$0.contains("/") })
    }

    /// Numbers are sorted by what they are, before texts.
    @Test func numbersComeFirstInTheirOrder() {
        let sorted = ["Zoe", "10", "9", "Ada", "-1"].sorted { ContentLabel.precedes($0, $1) }
        #expect(sorted == ["-1", "9", "10", "Ada", "Zoe"])
    }

    /// ASCII letters and digits are kept, marks and strokes left out, and where that loses something 16 bits of FNV-1a
    /// (32 bits, folded) are added. A long label is cut after 20 characters.
    @Test(arguments: [
        ("Ada & Bo", "Ada-Bo-16e2"), ("Zoë", "Zoe-7f7e"), ("Łukasz", "Lukasz-9a44"), ("a b", "a-b-e951"),
        ("東京", "cfb1"), ("-5", "5-08ba"), ("øre", "ore-a356"), ("Maximiliane Wilhelmine", "Maximiliane-Wilhelmi-5802"),
        (String(repeating: "a", count: 20), String(repeating: "a", count: 20)),
        (String(repeating: "a", count: 21), String(repeating: "a", count: 20) + "-ad63"), ("Ada.", "Ada."), ("", ""),
    ])
    func namesOfFiles(_ label: String, _ name: String) { #expect(ContentLabel.fileName(label) == name) }

    /// Numbers by what they are, before texts by their letters; nothing counts as an empty text.
    @Test(
        arguments: [
            ("9", "10", true), ("10", "9", false), ("10", "Ada", true), ("Ada", "10", false), ("Ada", "Bo", true),
            ("Bo", "Ada", false), ("1.5", "1.25", false), (nil, "Ada", true), (nil, "3", false), ("3", nil, true),
            ("3", "3", false), ("Ada", "Ada", false), (nil, nil, false),
        ] as [(String?, String?, Bool)])
    func order(_ first: String?, _ second: String?, _ precedes: Bool) {
        #expect(ContentLabel.precedes(first, second) == precedes)
    }
}
