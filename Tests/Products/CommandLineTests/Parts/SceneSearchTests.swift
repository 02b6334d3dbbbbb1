import Foundation
import Scenes
import TestSupport
import Testing

@testable import BalloonCommands

/// Scenes that are found by their names, and names that tell scenes apart.
struct SceneSearchTests {
    private let folder: TemporaryFolder
    private static let scene = "message: {layout: {template: {caption: A}}}"

    init() throws { folder = try TemporaryFolder() }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.file(name), withDestinationPath: folder.file(target))
    }

    @Test func scenesAreFoundByTheirNames() throws {
        for name in [
            "a.yaml", "b.yaml", "Deep/Folder/a.yml", ".hidden/a.yaml", ".build/a.yaml", ".git/a.yaml", "a.txt",
        ] {
            try folder.write(Self.scene, to: name)
        }
        let found = SceneSearch.files(ofScenes: ["a"], below: folder.path)
        #expect(found == [".hidden/a.yaml", "Deep/Folder/a.yml", "a.yaml"])
        #expect(SceneSearch.files(ofScenes: ["a", "b"], below: folder.path).count == 4)
        #expect(SceneSearch.files(ofScenes: ["c"], below: folder.path).isEmpty)
    }

    /// A file that two paths lead to is found once, by its own; a link to a folder around it leads nowhere new.
    @Test func linksComeLast() throws {
        try folder.write(Self.scene, to: "Z/a.yaml")
        try folder.write(Self.scene, to: "Elsewhere/b.yaml")
        try link("A", to: "Z")
        try link("Z/up", to: ".")
        try FileManager.default.createDirectory(atPath: folder.file("Root"), withIntermediateDirectories: true)
        try link("Root/linked", to: "Elsewhere")
        #expect(SceneSearch.files(ofScenes: ["a"], below: folder.path) == ["Z/a.yaml"])
        // What lies outside is found through its link alone.
        #expect(SceneSearch.files(ofScenes: ["b"], below: folder.file("Root")) == ["linked/b.yaml"])
    }

    private func names(_ files: [String]) throws -> [String] {
        try SceneNames.distinct(files.map { try BalloonScene(text: Self.scene, file: $0) }).map(\.name)
    }

    /// Goldens are files, and many file systems do not tell capitals from small letters.
    @Test func scenesOfOneNameHaveTheirFolders() throws {
        #expect(try names(["x/lunch.yaml", "y/dinner.yaml"]) == ["lunch", "dinner"])
        #expect(try names(["office/dinner.yaml", "party/dinner.yaml"]) == ["office-dinner", "party-dinner"])
        let mixed = try names(["office/dinner.yaml", "party/Dinner.yaml"])
        #expect(Set(mixed.map { $0.lowercased() }).count == 2 && mixed.allSatisfy { $0.contains("-") })
        #expect(
            try names(["a/party/dinner.yaml", "b/party/dinner.yaml", "c/lunch.yaml"]) == [
                "a-party-dinner", "b-party-dinner", "lunch",
            ])
    }
}
