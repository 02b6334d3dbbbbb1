import BuiltProgram
import Foundation
import Testing

/// What a terminal sends for keys that are not letters contains letters: none of them accepts anything.
struct ReviewKeysTests {
    private static let escape = "\u{1B}"

    /// What terminals send: arrows, with modifiers and in the mode of applications; function keys of xterm, the console of
    /// Linux and SCO; Alt; the mouse; focus; the keys of kitty; answers to questions; pasted text; letters outside ASCII.
    static let sequences: [[UInt8]] =
        [
            "[A", "[B", "[C", "[D", "OA", "OR", "[1;5A", "[1;2A", "O5A", "[H", "[F", "[Z", "[3~", "[5~", "[15~",
            "[24;6~",
            "[[A", "[[E", "[200~", "\(escape)[A", "\(escape)OA", "A", "a", "[M AA", "[<0;10;20M", "[<65;1;1m", "[I",
            "[O",
            "[97;5u", "[?1;2c", "[12;40R", "]11;rgb:AAAA/aaaa/RRRR\u{7}", "]11;rgb:AAAA/aaaa/RRRR\(escape)\\",
            "P1+r544e=41\(escape)\\", "_Gi=31;OK\(escape)\\", "[200~Accept all: Ay Ay a r R\(escape)[201~",
            "[200~\(escape)[A\u{3}Ay\(escape)[201~",
        ].filter { $0 != "[200~" }.map { Array((escape + $0).utf8) }
        + ["é", "Ä", "日本", "🎉"].map { Array($0.utf8) } + [[0x9B, 0x41], [0x8F, 0x41]]

    private struct Done: Decodable {
        let accepted, rejected, skipped, refused: [String]
    }

    private func review(_ scratch: Scratch, keys: [UInt8]) throws -> Done {
        let run = try Balloon.run(["review", "--json"], in: scratch.folder, input: Data(keys))
        #expect(run.status == 0, "\(run.errors)")
        return try JSONDecoder().decode(Done.self, from: Data(run.output.utf8))
    }

    @Test func aSequenceIsReadToItsEndAndIgnored() throws {
        let scratch = try FailingScenes.failing()
        let before = try scratch.contents(below: "Goldens")
        for sequence in Self.sequences {
            // The key after it is read again, and it is the next candidate that gets it.
            let done = try review(scratch, keys: sequence + Array("s".utf8) + sequence + Array("s".utf8))
            #expect(done.accepted.isEmpty && done.rejected.isEmpty && done.refused.isEmpty, "\(sequence)")
            #expect(done.skipped == Array(FailingScenes.dinners.prefix(2)), "\(sequence)")
        }
        #expect(try scratch.contents(below: "Goldens") == before)
        #expect(try scratch.pendingCells().count == 5)
    }

    @Test func aSequenceThatDoesNotEndAcceptsNothing() throws {
        let scratch = try FailingScenes.failing()
        for start in ["[", "[1;", "]11;A", "P", "[200~AyAy", "[M", "O", ""] {
            #expect(try review(scratch, keys: Array((Self.escape + start).utf8)).accepted.isEmpty, "\(start)")
        }
        #expect(try scratch.pendingCells().count == 5)
    }

    @Test func aKeyForSeveralGoldensAsksOnce() throws {
        let scratch = try FailingScenes.failing()
        for keys in ["A", "An", "Aq", "AA", "A\(Self.escape)[A", "R", "Rr"] {
            let done = try review(scratch, keys: Array(keys.utf8))
            #expect(done.accepted.isEmpty && done.rejected.isEmpty, "\(keys)")
        }
        #expect(try scratch.pendingCells().count == 5)
        // Skipping changes nothing, and the last cause has one golden: neither asks.
        #expect(try review(scratch, keys: Array("Sa".utf8)).accepted == ["hello"])
        let run = try scratch.balloon("review", input: "Ay")
        for name in FailingScenes.dinners { #expect(run.output.contains(name), "\(name)") }
        #expect(try scratch.pendingCells().isEmpty)
    }

    @Test(arguments: ["Ayu", "Ryu", "AyAuu", "arsuuu", "ASuu", "uAyu", "AyuAyu", "Ayauu"])
    func anAnswerIsTakenBackUntilTheProgramEnds(_ keys: String) throws {
        let scratch = try FailingScenes.failing()
        _ = try scratch.balloon("list", "--failing")
        let before = try scratch.contents()
        let done = try review(scratch, keys: Array(keys.utf8))
        #expect(done.accepted.isEmpty && done.rejected.isEmpty && done.skipped.isEmpty && done.refused.isEmpty)
        let after = try scratch.contents()
        // The picture of a difference is painted when a candidate is shown.
        #expect(after.filter { !$0.key.contains(".difference.") } == before, "\(after.keys.sorted())")
    }

    @Test func whatIsTakenBackCanBeDecidedAgain() throws {
        let scratch = try FailingScenes.failing()
        let done = try review(scratch, keys: Array("AyuRya".utf8))
        #expect(done.rejected == FailingScenes.dinners && done.accepted == ["hello"])
        #expect(try scratch.pendingCells().isEmpty)
    }
}
