import BalloonTesting
import Foundation
import Sweeps
import Testing

/// Two tests of a shipped game, each in at most 15 lines: a table with 2 to 9 players, whose names have up to 20 letters,
/// on the larger phones.
struct GameCaptionTests {
    private let names = (1...20).map(VariedValue.longest)
    private let seats = (2...9).map(VariedValue.number)

    @Test func everyCaptionOfATableStaysOnOneLine() throws {
        let table = try BalloonScene(
            text: """
                message:
                  summaryText: {key: seats, arguments: [$seats]}
                  url: https://example.com/table
                  layout: {template: {caption: {key: seats, arguments: [$seats]}, subcaption: $host}}
                strings: {en: {seats: {one: "%lld player is at the table", other: "%lld players are at the table"}}}
                sweep: {transcriptWidths: [402, 414, 430, 440]}
                """, file: "table.yaml")
        try sweep(table, vary: ["host": names, "seats": seats]).allSatisfy("one line") {
            $0["caption"].lineCount == 1 && $0["subcaption"].lineCount == 1
        }
    }

    @Test func theStagedCaptionStaysOnOneLine() throws {
        let layout = "layout: {template: {caption: $seats at the table, subcaption: $host}}"
        let table = try BalloonScene(
            text: """
                transcript: {entries: [], inputField: {message: {summaryText: A table, url: "https://a.example", \(layout)}}}
                participants: {ada: Ada, ben: Ben}
                viewer: ada
                sweep: {transcriptWidths: [430, 440]}
                """, file: "staged.yaml")
        try sweep(table, vary: ["host": names, "seats": seats]).allSatisfy("one line") { cell in
            cell.texts.filter { $0.id.hasSuffix("caption") }.map(\.lineCount) == [1, 1]
        }
    }

    /// The same with a name where a name has too little room: one failure says from how many letters.
    @Test func aCaptionThatBreaksSaysTheShortestName() throws {
        let table = try BalloonScene(
            text: "message: {summaryText: A, url: \"https://a.example\", layout: {template: {caption: $host is here}}}",
            file: "table.yaml")
        try withKnownIssue {
            try sweep(table, vary: ["host": names]).allSatisfy("one line") { $0["caption"].lineCount == 1 }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.firstMatch(of: /host of 1[0-9] letters W or more/) != nil }
        }
    }
}
