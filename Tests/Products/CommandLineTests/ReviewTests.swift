import BuiltProgram
import Foundation
import Testing

/// `balloon review`, driven by keys on standard input.
struct ReviewTests {
    private struct Done: Decodable {
        let accepted, rejected, skipped, refused: [String]
    }

    private func review(_ scratch: Scratch, keys: String, _ arguments: String...) throws -> Done {
        let run = try Balloon.run(["review", "--json"] + arguments, in: scratch.folder, input: Data(keys.utf8))
        #expect(run.status == 0, "\(run.errors)")
        _ = try run.answer()
        return try JSONDecoder().decode(Done.self, from: Data(run.output.utf8))
    }

    @Test func eachKeyDoesWhatItSays() throws {
        let scratch = try FailingScenes.failing()
        let done = try review(scratch, keys: "a\nr\ns\na\nr\n")
        #expect(done.accepted == [FailingScenes.dinners[0], FailingScenes.dinners[3]])
        #expect(done.rejected == [FailingScenes.dinners[1], "hello"])
        #expect(done.skipped == [FailingScenes.dinners[2]])
        #expect(try scratch.pendingCells() == [FailingScenes.dinners[2]])
        let verify = try scratch.balloon("verify", "scenes", "--json")
        #expect(verify.status == 1)
        #expect(try scratch.pendingCells() == [FailingScenes.dinners[1], FailingScenes.dinners[2], "hello"])
    }

    @Test func aCapitalLetterIsForAllOfTheSameCause() throws {
        let scratch = try FailingScenes.failing()
        let done = try review(scratch, keys: "AyR")
        #expect(done.accepted == FailingScenes.dinners && done.rejected == ["hello"])
        #expect(try scratch.pendingCells().isEmpty)
    }

    @Test(arguments: ["q", "", "xyz?", "\u{1B}q"]) func theEndLeavesWhatWaits(_ keys: String) throws {
        let scratch = try FailingScenes.failing()
        let done = try review(scratch, keys: keys)
        #expect(done.accepted.isEmpty && done.rejected.isEmpty)
        #expect(try scratch.pendingCells() == FailingScenes.dinners + ["hello"])
    }

    @Test func aFilterChoosesWhatIsShown() throws {
        let scratch = try FailingScenes.failing()
        #expect(try review(scratch, keys: "aaaa", "scene=hello").accepted == ["hello"])
    }

    @Test func theSentenceAndThePicturesAreShown() throws {
        let scratch = try FailingScenes.failing()
        let run = try scratch.balloon("review", input: "q")
        for text in [
            "[1/5]\n", "different: dinner@w320_dark (scenes/dinner.yaml:", "  cause 1  ", "  (4 cells)\n",
            "“Pier 39” instead of “Ferry Building”",
            "Goldens/dinner@w320_dark.png", ".balloon/pending/Goldens/dinner@w320_dark.png",
            ".balloon/pending/Goldens/dinner@w320_dark.difference.png",
        ] { #expect(run.output.contains(text), "\(text)") }
        #expect(run.output.hasSuffix("5 left\n"))
    }

    @Test func nobodyReviewsUnderContinuousIntegration() throws {
        let scratch = try FailingScenes.failing()
        #expect(try scratch.balloon("review", environment: ["CI": "1"], input: "A").status == 2)
        #expect(try scratch.pendingCells().count == 5)
    }

    @Test func nothingPendingIsSaid() throws {
        let scratch = try FailingScenes.recorded()
        let run = try scratch.balloon("review")
        #expect(run.status == 0 && run.output == "nothing is pending\n")
    }
}
