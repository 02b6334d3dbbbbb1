import BuiltProgram
import Foundation
import Testing

/// `balloon blame`: which commits changed a golden, and what in it.
struct BlameTests {
    private static func commit(_ caption: String, _ message: String, in scratch: Scratch) throws {
        try scratch.write(Scenes.captions(caption: caption), to: "dinner.yaml")
        try #require(try scratch.balloon("record", "dinner.yaml").status == 0)
        try scratch.commit(message)
    }

    @Test func eachCommitIsNamedWithWhatChanged() throws {
        let scratch = try Scratch()
        try scratch.git("init", "--quiet")
        try Self.commit("Dinner at 7?", "Dinner", in: scratch)
        try Self.commit("Dinner at 8?", "An hour later", in: scratch)
        try scratch.write("a", to: "other.txt")
        try scratch.git("add", ".")
        try scratch.git("commit", "--quiet", "--message", "Something else")
        let run = try scratch.balloon("blame", "dinner")
        #expect(run.status == 0, "\(run.errors)")
        let commits = run.lines.filter { !$0.hasPrefix(" ") }
        #expect(commits.count == 2 && commits[0].hasSuffix(" An hour later") && commits[1].hasSuffix(" Dinner"))
        #expect(run.output.contains("“Dinner at 8?” instead of “Dinner at 7?”") && run.output.contains("  recorded"))
        let json = try scratch.balloon("blame", "dinner", "--json")
        #expect(try json.rows("commits").count == 2)
    }

    /// Nothing to blame, no checkout, no Git, no name.
    @Test func theExitCodeSaysWhy() throws {
        let scratch = try Scratch()
        try scratch.git("init", "--quiet")
        #expect(try scratch.balloon("blame", "dinner").status == 3)
        try Self.commit("Dinner at 7?", "Dinner", in: scratch)
        #expect(try scratch.balloon("blame", "lunch").status == 3)
        #expect(try scratch.balloon("blame", "dinner", "--goldens", "nowhere").status == 3)
        #expect(try scratch.balloon("blame").status == 2)
        let withoutGit = try scratch.balloon("blame", "dinner", environment: ["PATH": "/nowhere"])
        #expect(withoutGit.status == 5 && withoutGit.errors.contains("git"))
        let outside = try FailingScenes.recorded().balloon("blame", "hello")
        #expect(outside.status == 5 && outside.errors.contains("Git checkout"))
    }
}
