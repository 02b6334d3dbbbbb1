import BuiltProgram
import Foundation
import Testing

/// Who asks for JSON gets JSON, also for errors of usage.
struct UsageErrorsTests {
    @Test(arguments: [
        ["verify", "a.yaml", "--shard", "3/2", "--json"], ["accept", "--json"],
        ["measure", "a.yaml", "--bogus", "--json"],
        ["verify", "--json"], ["verify", "a.yaml", "--format", "json", "--shard", "x"],
        ["verify", "a.yaml", "--format=json", "--bogus"], ["list", "--json", "--goldens", ""],
        ["accept", "a=", "--json"], ["inspect", "--json"],
    ])
    func anErrorOfUsageIsJSON(_ arguments: [String]) throws {
        let scratch = try Scratch()
        let run = try Balloon.run(arguments, in: scratch.folder)
        #expect(run.status == 2 && run.errors.isEmpty, "\(run.errors)")
        let errors = try run.rows("errors")
        #expect(errors.count == 1 && (errors.first?["message"] as? String)?.isEmpty == false)
    }

    @Test(arguments: [["verify", "a.yaml", "--", "--json"], ["new", "--json"], ["verify", "--bogus"]])
    func othersAreText(_ arguments: [String]) throws {
        let scratch = try Scratch()
        let run = try Balloon.run(arguments, in: scratch.folder)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.hasPrefix("error: "))
    }

    /// An option is suggested where it has nearly the letters of what was written, and one of its values where there are few.
    @Test(arguments: [
        (["measure", "a.yaml", "--dark"], "'--dark' ("), (["breaks", "a.yaml", "--from", "300"], "'--from' ("),
        (["measure", "a.yaml", "--localle", "de"], "Did you mean '--locale'?"),
        (["lint", "a.yaml", "--format", "xml"], "; write one of text, json, junit, github, sarif, markdown ("),
        (["measure", "a.yaml", "--device", "iphone17"], "'--device <device>': there is no device"),
    ])
    func aSlipOfAnOptionIsToldInOneLine(_ arguments: [String], _ words: String) throws {
        let scratch = try Scratch()
        let run = try Balloon.run(arguments, in: scratch.folder)
        #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    }

    /// A folder without a name would be the working directory, and the root is nobody's project.
    @Test(arguments: ["record", "verify", "prune", "list", "doctor", "inspect"], ["", "/", "//", "/./"])
    func goldensNeedAFolder(_ verb: String, _ folder: String) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let words = ["list", "doctor"].contains(verb) ? [] : ["a.yaml"]
        let run = try Balloon.run([verb] + words + ["--goldens", folder], in: scratch.folder)
        #expect(run.status == 2 && run.errors.contains("--goldens"))
        #expect(try scratch.files() == ["a.yaml"])
    }

    @Test(arguments: [".", "..", "a/.", "a/.."]) func aFolderIsNotTheNameOfAScene(_ name: String) throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(at: scratch.url("a"), withIntermediateDirectories: true)
        #expect(try scratch.balloon("new", name).status == 2)
        #expect(try scratch.files().isEmpty)
    }
}
