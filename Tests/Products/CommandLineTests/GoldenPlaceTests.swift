import BuiltProgram
import Foundation
import Testing

/// One folder of goldens serves all scenes of a project, wherever a command looks from.
struct GoldenPlaceTests {
    private static func project() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a/one.yaml")
        try scratch.write(Scenes.captions(caption: "Hello"), to: "b/two.yaml")
        try #require(try scratch.balloon("record", "a", "b").status == 0)
        return scratch
    }

    @Test("Goldens of scenes beside the folder are neither stale nor removed")
    func scenesBeside() throws {
        let scratch = try Self.project()
        #expect(try scratch.balloon("verify", "a").status == 0)
        let run = try scratch.balloon("prune", "a")
        #expect(run.status == 0 && run.output.contains("b/two.yaml"), "\(run.output)")
        #expect(try scratch.files(below: "Goldens") == ["one.layout", "one.png", "two.layout", "two.png"])
    }

    @Test("Goldens of a scene that is nowhere are, and a file of another kind does not keep them")
    func gone() throws {
        let scratch = try Self.project()
        try FileManager.default.removeItem(at: scratch.url("b/two.yaml"))
        try scratch.write(#"{"name": "two"}"#, to: "data/two.json")
        #expect(try scratch.balloon("verify", "a").status == 4)
        #expect(try scratch.balloon("prune", "a").status == 0)
        #expect(try scratch.files(below: "Goldens") == ["one.layout", "one.png"])
    }

    @Test("Inside the folder of the scenes it is said where the goldens are")
    func inside() throws {
        let scratch = try Self.project()
        for verb in ["verify", "prune", "record"] {
            let run = try Balloon.run([verb, "."], in: scratch.url("a"))
            #expect(run.errors.contains("--goldens ../Goldens"), "\(verb) \(run.errors)")
        }
        // No second folder of goldens begins there by itself, only when it is asked for.
        #expect(try Balloon.run(["record", "."], in: scratch.url("a")).status == 2)
        #expect(!FileManager.default.fileExists(atPath: scratch.url("a/Goldens").path))
        #expect(try Balloon.run(["record", ".", "--goldens", "Goldens"], in: scratch.url("a")).status == 0)
        try FileManager.default.removeItem(at: scratch.url("a/Goldens"))
        #expect(try Balloon.run(["verify", ".", "--goldens", "../Goldens"], in: scratch.url("a")).status == 0)
    }
}
