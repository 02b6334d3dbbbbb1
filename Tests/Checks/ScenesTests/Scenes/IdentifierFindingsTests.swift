import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Testing

/// A `$` with an identifier that is nobody's stays as it is (facts 9.8), and is told of.
@Suite struct IdentifierFindingsTests {
    private func findings(_ caption: String, participants: String = "{ada: Ada, ben: Ben}") throws -> [Finding] {
        let scene = try BalloonScene(
            text:
                "message: {summaryText: a, layout: {template: {caption: '\(caption)'}}}\nparticipants: \(participants)",
            file: "a.yaml")
        let balloon = try scene.layout(fonts: fonts())
        let isShown = balloon.recorded("caption")?.lines.map(\.text).joined(separator: " ").contains("$") == true
        #expect(isShown == caption.replacing("$ada", with: "").replacing("$ben", with: "").contains("$"))
        return balloon.findings.filter { $0.kind == .identifierUnknown }
    }

    @Test(
        "A mistyped identifier is reported with the nearest",
        arguments: [
            ("$adda and $ben", ["$adda names no participant and is shown as it is; did you mean \"ada\"?"]),
            ("$zoe, $zoe", ["$zoe names no participant and is shown as it is"]),
            ("$Ada", ["$Ada names no participant and is shown as it is; did you mean \"ada\"?"]),
            (
                "$1B4E28BA-2FA1-11D2-883F-0016D3CCA427 won",
                ["$1B4E28BA-2FA1-11D2-883F-0016D3CCA427 names no participant and is shown as it is"]
            ),
            ("$ada has $24, $4.50 and a $", []),
        ])
    func mistyped(caption: String, expected: [String]) throws {
        let found = try findings(caption)
        #expect(found.map(\.message) == expected)
    }

    @Test("Where nobody is declared the mend is to declare them")
    func nobody() throws {
        #expect(
            try findings("$zoe", participants: "{}").first?.message.hasSuffix("; declare it in participants or vary")
                == true)
    }
}
