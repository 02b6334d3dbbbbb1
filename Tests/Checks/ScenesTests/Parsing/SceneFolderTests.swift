import Foundation
import TestSupport
import Testing

@testable import Scenes

/// Which files of a folder are scenes.
struct SceneFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let scene = "message: {layout: {template: {caption: A}}}"

    private func found(_ files: [String: String], holdingScenarios: Bool = false) throws -> [String] {
        for (name, text) in files { try folder.write(text, to: name) }
        return try SceneFolder.files(in: folder.path, holdingScenarios: holdingScenarios)
            .map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func scenesHaveTheirEndingsAndAreSorted() throws {
        let files = ["b.yml", "B.yaml", "a.YAML", "c.json", "sub/a.yaml", "a.txt", "yaml", "a.yaml.bak"]
        let found = try found(Dictionary(uniqueKeysWithValues: files.map { ($0, Self.scene) }))
        #expect(found == ["B.yaml", "a.YAML", "b.yml", "c.json", "sub/a.yaml"])
    }

    /// A schema, the project's file, what the program itself writes, and what is hidden or another program's.
    @Test func whatIsNoSceneIsLeftOut() throws {
        let found = try found([
            "a.yaml": Self.scene, "scene.schema.json": "{}", "Scene.Schema.JSON": "{}", "balloon.yaml": "lint: {}",
            "sweep.json": "{\n  \"format\" : \"balloon.sweep/2\"}", ".hidden.yaml": Self.scene,
            ".git/a.yaml": Self.scene,
            "Images.xcassets/Contents.json": "{}", "Pack.stickerpack/Contents.json": "{}",
        ])
        #expect(found == ["a.yaml"])
    }

    /// Scenes in a folder that cannot be listed would be missed by nobody. The system's own user can list every folder.
    @Test func aFolderThatCannotBeListedIsAnError() throws {
        guard geteuid() != 0 else { return }
        try folder.write(Self.scene, to: "sub/a.yaml")
        chmod(folder.file("sub"), 0o300)
        defer { chmod(folder.file("sub"), 0o700) }
        #expect(throws: (any Error).self) { try SceneFolder.files(in: folder.path) }
    }

    /// A folder is not found again through a link in it, and one behind a link is somebody else's.
    @Test func linksToFoldersAreNotFollowed() throws {
        try folder.write(Self.scene, to: "sub/a.yaml")
        try FileManager.default.createSymbolicLink(atPath: folder.file("sub/back"), withDestinationPath: "..")
        #expect(try found(["b.yaml": Self.scene]) == ["b.yaml", "sub/a.yaml"])
    }

    @Test func scenariosAreFoundWhereTheyAreAskedFor() throws {
        let scenario = "scenario:\n  - open\n"
        let files = [
            "a.yaml": Self.scene, "b.yaml": "participants: {a: A}\nsteps: [openConversation]\n", "c.yaml": scenario,
        ]
        let scenes = try found(files)
        let scenarios = try found(files, holdingScenarios: true)
        #expect(Set(scenes).isDisjoint(with: scenarios) && Set(scenes + scenarios) == Set(files.keys))
        #expect(scenes.contains("a.yaml") && scenarios.contains("b.yaml"))
    }

    @Test func aSceneOfAnotherEndingIsASibling() throws {
        _ = try found(["a.yml": Self.scene, "b.yaml": Self.scene])
        #expect(SceneFolder.sibling(of: folder.file("a.yaml")) == folder.file("a.yml"))
        #expect(SceneFolder.sibling(of: folder.file("b.yaml")) == nil)
    }
}
