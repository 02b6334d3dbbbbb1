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
}
