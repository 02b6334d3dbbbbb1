import BuiltProgram
import Foundation
import Testing

/// `--shard` and `--jobs` of the verbs.
struct PartsTests {
    private static let count = 4

    private static func scenes() throws -> Scratch {
        let scratch = try Scratch()
        for name in ["a", "b", "c", "d", "e"] {
            let text =
                "message: {summaryText: \(name), layout: {template: {caption: \(name)}}}"
            try scratch.write(text, to: "scenes/\(name).yaml")
        }
        return scratch
    }

    /// The lines of a run that name a scene, for each part of a run by the variables of a service.
    private static func parts(
        of verb: [String], in scratch: Scratch, as environment: (Int) -> [String: String], shard: String = "env"
    ) throws -> [[String]] {
        try (0..<count).map { index in
            let run = try Balloon.run(
                verb + ["--shard", shard], in: scratch.folder, environment: environment(index))
            #expect(run.status == 0, "\(run.errors)")
            return run.lines.map(String.init)
        }
    }

    /// GitLab counts jobs from 1, Bazel from 0.
    @Test func eachSceneIsLintedInOnePart() throws {
        let scratch = try Self.scenes()
        let whole = try scratch.balloon("lint", "scenes").lines.filter { $0.contains(".yaml") }.map(String.init)
        try #require(whole.count == 5)
        let gitLab = try Self.parts(of: ["lint", "scenes"], in: scratch) {
            ["CI_NODE_INDEX": "\($0 + 1)", "CI_NODE_TOTAL": "\(Self.count)"]
        }
        let bazel = try Self.parts(of: ["lint", "scenes"], in: scratch) {
            ["TEST_SHARD_INDEX": "\($0)", "TEST_TOTAL_SHARDS": "\(Self.count)"]
        }
        #expect(gitLab == bazel)
        #expect(gitLab.flatMap { $0 }.filter { $0.contains(".yaml") }.sorted() == whole.sorted())
        #expect(gitLab.count { part in part.contains { $0.contains(".yaml") } } > 1)
    }

    @Test func partsOfARecordingAreVerifiedAsOne() throws {
        let scratch = try Self.scenes()
        _ = try Self.parts(
            of: ["record", "scenes"], in: scratch, as: { ["JOB_COMPLETION_INDEX": "\($0)"] }, shard: "env/\(Self.count)"
        )
        let verified = try scratch.balloon("verify", "scenes")
        #expect(verified.status == 0 && verified.output.contains("5"), "\(verified.output)")
        #expect(try scratch.files(below: "Goldens").filter { $0.hasSuffix(".png") }.count == 5)
    }

    /// The script of Documentation/Sweeps.md with a smaller array: Slurm counts from the array's first number.
    @Test func theRecipeOfSlurm() throws {
        let page = try String(
            contentsOf: Balloon.package.appendingPathComponent("Documentation/Sweeps.md"), encoding: .utf8)
        #expect(page.contains("    --shard env --resume -o Output/sweep"))
        let scratch = try Self.scenes()
        for index in 1...2 {
            let run = try scratch.balloon(
                "sweep", "scenes", "--widths", "320,402", "--categories", "L,AX1", "--shard", "env", "--resume", "-o",
                "out",
                environment: [
                    "SLURM_ARRAY_TASK_ID": "\(index)", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "2",
                ])
            #expect(run.status == 0, "\(run.errors)")
        }
        let merged = try scratch.balloon("merge", "out/sweep-1-of-2.jsonl", "out/sweep-2-of-2.jsonl", "-o", "out")
        #expect(merged.status == 0, "\(merged.errors)")
        let axes = ["--widths", "320,402", "--categories", "L,AX1"]
        _ = try Balloon.run(["sweep", "scenes"] + axes + ["-o", "whole"], in: scratch.folder)
        #expect(try scratch.data("out/sweep.json") == scratch.data("whole/sweep.json"))
    }

    /// A service's variables alone divide nothing: goldens would pass that nobody compared.
    @Test func withoutTheOptionARunIsWhole() throws {
        let scratch = try Self.scenes()
        try #require(try scratch.balloon("record", "scenes").status == 0)
        let run = try scratch.balloon(
            "verify", "scenes", "--json", environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"])
        #expect(run.output.components(separatedBy: "\"name\"").count - 1 >= 5)
    }

    @Test(arguments: ["lint", "verify", "record", "breaks"]) func theNumberOfThreadsChangesNothing(_ verb: String)
        throws
    {
        let scratch = try Self.scenes()
        if verb == "verify" { try #require(try scratch.balloon("record", "scenes").status == 0) }
        // A second run of verify would only count what the first has verified.
        let fresh = verb == "verify" ? ["--fresh"] : []
        let runs = try ["1", "7"].map { jobs in
            try Balloon.run([verb, "scenes", "--jobs", jobs] + fresh, in: scratch.folder)
        }
        #expect(runs[0].status == 0 && runs[1].status == 0)
        if verb != "record" { #expect(runs[0].output == runs[1].output) }
        #expect(try scratch.balloon(verb, "scenes", "--jobs", "0").status == 2)
    }
}
