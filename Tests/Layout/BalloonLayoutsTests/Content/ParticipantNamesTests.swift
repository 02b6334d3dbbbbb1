import Testing

@testable import BalloonLayouts

/// Which words behind a dollar are names, and which look like names of nobody.
@Suite struct ParticipantNamesTests {
    private let names = ParticipantNames(names: ["ada": "Ada"])

    /// Nothing of a text is lost between names and doubled dollars.
    @Test(
        arguments: [
            ("costs $$5, $ada", ["costs ", "$", "5, ", "Ada"]), ("$$ada", ["$", "ada"]), ("$ada$$", ["Ada", "$"]),
            ("$ada pays $$5 to $ada.", ["Ada", " pays ", "$", "5 to ", "Ada", "."]),
        ] as [(String, [String])])
    func aDoubledDollarIsADollar(_ text: String, _ parts: [String]) {
        #expect(names.segments(of: text, escapesDollar: true).map(\.text) == parts)
    }

    @Test(
        arguments: [
            ("$ben pays", ["ben"]), ("$ben_2, $Chi and $ben_2", ["ben_2", "Chi"]), ("$_b7.", ["_b7"]),
            ("$24 or $7b", []), ("$ada", []), ("$", []), ("$é", []),
        ] as [(String, [String])])
    func wordsOfNobody(_ text: String, _ words: [String]) {
        #expect(names.unknownIdentifiers(in: text) == words)
    }

    @Test func aDoubledDollarBeginsNoName() {
        #expect(names.unknownIdentifiers(in: "$$ben", escapesDollar: true) == [])
        #expect(names.unknownIdentifiers(in: "$$ben", escapesDollar: false) == ["ben"])
    }
}
