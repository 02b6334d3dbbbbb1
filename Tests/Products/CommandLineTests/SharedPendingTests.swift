import BuiltProgram
import Foundation
import Testing

/// One pending folder for several packages, and for runs of several folders of scenes.
struct SharedPendingTests {
    private static func failing(_ caption: String) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Dinner at 7?"), to: "scenes/dinner.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        try scratch.write(Scenes.captions(caption: caption), to: "scenes/dinner.yaml")
        return scratch
    }

    @Test func onePackageNeitherAcceptsNorRemovesWhatIsAnothers() throws {
        let (one, other, shared) = (try Self.failing("Dinner at 8?"), try Self.failing("Dinner at 9?"), try Scratch())
        let pending = ["--pending", shared.folder.path]
        func run(_ scratch: Scratch, _ arguments: String...) throws -> Balloon.Run {
            try Balloon.run(arguments + pending, in: scratch.folder)
        }
        for scratch in [one, other] { #expect(try run(scratch, "verify", "scenes").status == 1) }
        let golden = try other.contents(below: "Goldens")
        #expect(try run(one, "accept", "--all").output.contains("1 cell accepted"))
        // It passes, and what it had left is gone; what the other has left is not.
        #expect(try run(one, "verify", "scenes").status == 0)
        let list = ["list", "--failing", "--json", "--pending", shared.folder.path]
        #expect(try Balloon.run(list, in: one.folder).rows("cells").isEmpty)
        #expect(try Balloon.run(list, in: other.folder).rows("cells").count == 1)
        #expect(try other.contents(below: "Goldens") == golden)
        // A scene that is gone takes its own candidates with it.
        try FileManager.default.removeItem(at: one.url("scenes/dinner.yaml"))
        try one.write(Scenes.captions(caption: "Hello"), to: "scenes/hello.yaml")
        _ = try run(one, "verify", "scenes")
        #expect(try run(other, "inspect", "dinner").output.contains("Dinner at 9?"))
        #expect(try run(other, "accept", "--all").output.contains("1 cell accepted"))
        #expect(try run(other, "verify", "scenes").status == 0)
        // No file says where a package lies.
        for (file, bytes) in try shared.contents() {
            let names = [one, other].map(\.folder.lastPathComponent)
            #expect(names.allSatisfy { bytes.range(of: Data($0.utf8)) == nil && !file.contains($0) }, "\(file)")
        }
    }

    /// As an artefact of continuous integration, which was inside the checkout there, or beside it.
    @Test(arguments: [".balloon/pending", "../beside-\(UUID().uuidString)"])
    func whatAnotherMachineLeftCanBeReadAndNotAccepted(_ place: String) throws {
        let (there, here) = (try Self.failing("Dinner at 8?"), try Scratch())
        let folder = there.url(place).standardizedFileURL
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try there.balloon("verify", "scenes", "--pending", place).status == 1)
        try here.write("", to: "empty")
        let pending = ["--pending", folder.path]
        #expect(try Balloon.run(["inspect", "dinner"] + pending, in: here.folder).output.contains("Dinner at 8?"))
        let report = try Balloon.run(["report", "-o", "report.html"] + pending, in: here.folder)
        #expect(report.status == 0 && !report.output.contains("nothing is pending"))
        #expect(try Balloon.run(["accept", "--all"] + pending, in: here.folder).output.contains("0 cells accepted"))
    }

    @Test func aRunOfOtherScenesLeavesWhatItDoesNotKnow() throws {
        let scratch = try Self.failing("Dinner at 8?")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        try scratch.write(Scenes.captions(caption: "Hello"), to: "more/hello.yaml")
        #expect(try scratch.balloon("verify", "more").status != 0)
        #expect(try scratch.pendingCells() == ["dinner", "hello"])
        // Where its scene is gone, nobody can want the candidate.
        try FileManager.default.removeItem(at: scratch.url("scenes/dinner.yaml"))
        _ = try scratch.balloon("verify", "more")
        #expect(try scratch.pendingCells() == ["hello"])
    }
}
