import BalloonTesting
import Foundation
import Sweeps
import Testing

/// Two tests of a game that has shipped: a word game around a table. Before a move is sent it is staged in the input field.
struct GameCaptionTests {
    @Test func everyCaptionOfATableStaysOnOneLine() throws {
        let table = try BalloonScene(
            text: """
                message: {summaryText: A table, layout: {template: {caption: $player, subcaption: {key: k, arguments: [$seats]}}}}
                strings: {en: {k: {one: "%lld player", other: "%lld players"}}, pl: {k: {few: "%lld gracze", many: "%lld graczy", other: "%lld gracza"}}}
                sweep: {transcriptWidths: [375, 402, 440], locales: [en, pl]}
                """, file: "table.yaml")
        let players: [VariedValue] = (1...20).map { .longest($0) }
        try sweep(table, vary: ["player": players, "seats": (2...9).map { .number($0) }]).allSatisfy("one line") {
            $0.texts.allSatisfy { $0.lineCount == 1 && !$0.isTruncated }
        }
    }

    @Test func theStagedCaptionStaysOnOneLine() throws {
        let staged = try BalloonScene(
            text: """
                transcript: {entries: [], inputField: {message: {summaryText: A, layout: {template: {caption: $player}}}}}
                participants: {ada: Ada, ben: Ben}
                viewer: ada
                """, file: "staged.yaml")
        let sweep = try sweep(staged, vary: ["player": (1...20).map { .longest($0) }])
        #expect(sweep.cells.count == 20)
        sweep.allSatisfy("one line") { $0.texts.filter { $0.id.hasSuffix("caption") }.map(\.lineCount) == [1] }
    }
}
