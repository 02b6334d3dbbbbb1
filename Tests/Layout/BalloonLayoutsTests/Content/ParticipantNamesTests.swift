import BalloonLayouts
import Testing

/// A `$` and an identifier become the name that the viewer has for a participant.
@Suite struct ParticipantNamesTests {
    private static let uuid = "5AE1F0C6-9C0B-4D5E-8F1A-0123456789AB"
    private let names = ParticipantNames(names: ["ada": "Ada", "adam": "Adam", "x": "$ada", Self.uuid: "Eve"])

    /// An identifier ends where no ASCII letter, digit or underscore follows; the longest one is meant.
    @Test(arguments: [
        ("$ada and $adam", "Ada and Adam"), ("$adab, $ada_ $ada9", "$adab, $ada_ $ada9"), ("$adaé", "Adaé"),
        ("$ada's, $ada.", "Ada's, Ada."), ("$$ada", "$Ada"), ("costs $5", "costs $5"), ("$", "$"), ("ada", "ada"),
        ("$x", "$ada"), ("\(Self.uuid) $\(Self.uuid)", "\(Self.uuid) Eve"), ("$eve", "$eve"), ("", ""),
    ])
    func identifiersBecomeNames(_ text: String, _ shown: String) {
        #expect(names.replacingIdentifiers(in: text) == shown)
        #expect(ParticipantNames().replacingIdentifiers(in: text) == text)
    }

    @Test(arguments: [
        ("a $$ada b $ada c", ["a ", "$", "ada b ", "Ada", " c"], [1, 3]), ("$$$ada", ["$", "Ada"], [0, 1]),
        ("$$", ["$"], [0]), ("$ada$adam", ["Ada", "Adam"], [0, 1]), ("$5", ["$5"], []),
    ])
    func twoDollarsAreOneWhereTheyAreAnEscape(_ text: String, _ pieces: [String], _ ofNames: [Int]) {
        let segments = names.segments(of: text, escapesDollar: true)
        #expect(segments.map(\.text) == pieces)
        #expect(segments.indices.filter { segments[$0].isName } == ofNames)
    }

    /// What looks like the identifier of nobody: a price does not.
    @Test(arguments: [
        ("$eve, $eve and $bob_2", ["eve", "bob_2"]), ("$5 and $_x", ["_x"]), ("$ümit", []), ("$ada $adam", []),
        ("eve $", []), ("$adab", ["adab"]),
        ("$9AE1F0C6-9C0B-4D5E-8F1A-0123456789AB", ["9AE1F0C6-9C0B-4D5E-8F1A-0123456789AB"]),
    ])
    func unknownIdentifiers(_ text: String, _ unknown: [String]) {
        #expect(names.unknownIdentifiers(in: text) == unknown)
    }

    @Test func identifiersThatATextHas() {
        #expect(names.identifiers(in: "$ada, $eve and $adam or $ada") == ["ada", "adam"])
        #expect(names.identifiers(in: "ada") == [])
    }

    /// Of two identifiers that both end here the longer one is meant, whatever their names are.
    @Test(arguments: [
        ("$ada-2", "Zoe"), ("$ada-3", "Ada-3"), ("$ada-2x", "Ada-2x"), ("$ada", "Ada"), ("$b.c and $b", "Cy and Bo"),
    ])
    func theLongestIdentifierIsMeant(_ text: String, _ shown: String) {
        let names = ParticipantNames(names: ["ada": "Ada", "ada-2": "Zoe", "b": "Bo", "b.c": "Cy"])
        #expect(names.replacingIdentifiers(in: text) == shown)
    }
}
