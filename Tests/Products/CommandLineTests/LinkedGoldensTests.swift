import BuiltProgram
import Foundation
import Testing

/// A golden whose files are links to another one is not written through them.
struct LinkedGoldensTests {
    @Test func anotherGoldenIsNotOverwritten() throws {
        let scratch = try FailingScenes.recorded()
        let other = FailingScenes.dinners[0]
        for kind in ["png", "layout"] {
            try FileManager.default.removeItem(at: scratch.url("Goldens/hello.\(kind)"))
            try FileManager.default.createSymbolicLink(
                atPath: scratch.url("Goldens/hello.\(kind)").path, withDestinationPath: "\(other).\(kind)")
        }
        let before = try scratch.contents(below: "Goldens")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.balloon("accept", "hello").status == 1)
        #expect(try scratch.balloon("record", "scenes").status != 0)
        #expect(try scratch.contents(below: "Goldens") == before)
    }

    /// Links that lead elsewhere are where somebody keeps goldens.
    @Test func aLinkOutOfTheFolderIsWrittenThrough() throws {
        let scratch = try FailingScenes.recorded()
        for kind in ["png", "layout"] {
            try FileManager.default.createDirectory(at: scratch.url("kept"), withIntermediateDirectories: true)
            try FileManager.default.moveItem(
                at: scratch.url("Goldens/hello.\(kind)"), to: scratch.url("kept/x.\(kind)"))
            try FileManager.default.createSymbolicLink(
                atPath: scratch.url("Goldens/hello.\(kind)").path, withDestinationPath: "../kept/x.\(kind)")
        }
        try scratch.replace("Hello", by: "Goodbye", in: "scenes/hello.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let before = try scratch.data("kept/x.png")
        #expect(try scratch.balloon("accept", "hello").status == 0)
        #expect(try scratch.data("kept/x.png") != before)
        #expect(try scratch.balloon("verify", "scenes").status == 0)
    }
}
