import BuiltProgram
import Foundation
import Testing

/// Goldens of scenes in folders that are hidden or behind links belong to these scenes.
struct ScenesElsewhereTests {
    /// A project with one scene in `scenes`, and another one recorded from elsewhere.
    private static func project(recording folder: String, scene: String = Scenes.captions(caption: "Hello")) throws
        -> Scratch
    {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "project/scenes/one.yaml")
        try scratch.write(scene, to: "project/.ci/two.yaml")
        try scratch.write(scene, to: "real/two.yaml")
        let files = FileManager.default
        for (link, path) in [
            ("linked", "../real"), ("circle", "."), ("above", ".."), ("top", "/"), ("broken", "nowhere"),
        ] {
            try files.createSymbolicLink(atPath: scratch.url("project/\(link)").path, withDestinationPath: path)
        }
        try files.removeItem(at: scratch.url(folder == ".ci" ? "real" : "project/.ci"))
        let run = try Balloon.run(["record", "scenes", folder], in: scratch.url("project"))
        try #require(run.status == 0, "\(run.output)\(run.errors)")
        return scratch
    }

    @Test(arguments: [".ci", "linked"]) func theirGoldensStay(_ folder: String) throws {
        let scratch = try Self.project(recording: folder)
        let goldens = try scratch.files(below: "project/Goldens")
        #expect(goldens.count == 4)
        #expect(try Balloon.run(["verify", "scenes"], in: scratch.url("project")).status == 0)
        let run = try Balloon.run(["prune", "scenes"], in: scratch.url("project"))
        #expect(run.status == 0 && run.output.contains("\(folder)/two.yaml"), "\(run.output)")
        #expect(try scratch.files(below: "project/Goldens") == goldens)
        try FileManager.default.removeItem(at: scratch.url(folder == ".ci" ? "project/.ci" : "real"))
        #expect(try Balloon.run(["verify", "scenes"], in: scratch.url("project")).status == 4)
    }

    /// A scene keeps what it declares, and not what it has declared once.
    @Test func whatTheirScenesNoLongerDeclareIsStale() throws {
        let scene = Scenes.captions(caption: "Hello")
        let scratch = try Self.project(
            recording: "linked", scene: scene + "\ngoldens: {userInterfaceStyles: [light, dark]}\n")
        try scratch.write(scene + "\ngoldens: {userInterfaceStyles: [light]}\n", to: "real/two.yaml")
        #expect(try Balloon.run(["verify", "scenes"], in: scratch.url("project")).status == 4)
        #expect(try Balloon.run(["prune", "scenes"], in: scratch.url("project")).status == 0)
        #expect(
            try scratch.files(below: "project/Goldens") == [
                "one.layout", "one.png", "two@light.layout", "two@light.png",
            ])
        // Of a scene with an error nobody knows what it declares.
        try scratch.write(scene + "\ngoldens: {userInterfaceStyles: [lihgt]}\n", to: "real/two.yaml")
        #expect(try Balloon.run(["verify", "scenes"], in: scratch.url("project")).status == 0)
    }
}
