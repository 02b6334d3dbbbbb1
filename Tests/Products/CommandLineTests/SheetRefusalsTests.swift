import BuiltProgram
import Foundation
import Testing

/// A sheet that cannot be read is not written over, and nothing of its cells is.
struct SheetRefusalsTests {
    private static let pointer = "version https://git-lfs.github.com/spec/v1\n"

    /// Four cells on a sheet, of which the pointer of Git LFS is there, and another caption.
    private static func pointed() throws -> Scratch {
        let scratch = try Scratch()
        let goldens = "{sheet: true, transcriptWidths: [320, 402], userInterfaceStyles: [light, dark]}"
        try scratch.write(
            Scenes.captions(caption: "Dinner at 7?") + "\ngoldens: \(goldens)\n", to: "scenes/a.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        try scratch.write(pointer, to: "Goldens/a+sheet.png")
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        try #require(try scratch.balloon("verify", "scenes").status != 0)
        return scratch
    }

    @Test func acceptingDoesNotReplaceAPointer() throws {
        let scratch = try Self.pointed()
        let (goldens, pending) = (
            try scratch.contents(below: "Goldens"), try scratch.contents(below: ".balloon/pending")
        )
        let run = try scratch.balloon("accept", "a@w320_dark")
        #expect(run.status == 1 && run.output.contains("refused: a+sheet.png is a Git LFS pointer"), "\(run)")
        #expect(run.output.hasPrefix("0 cells accepted"), "\(run)")
        #expect(try scratch.contents(below: "Goldens") == goldens)
        #expect(try scratch.contents(below: ".balloon/pending") == pending)
    }

    @Test func recordingDoesNotReplaceAPointer() throws {
        let scratch = try Self.pointed()
        let goldens = try scratch.contents(below: "Goldens")
        let run = try scratch.balloon("record", "scenes")
        #expect(run.status != 0 && run.output.contains("a+sheet.png is a Git LFS pointer"), "\(run)")
        #expect(try scratch.contents(below: "Goldens") == goldens)
    }

    @Test func prunedCellsGoOffTheSheet() throws {
        let scratch = try Scratch()
        let scene = Scenes.captions(caption: "Dinner at 7?")
        try scratch.write(
            scene + "\ngoldens: {sheet: true, transcriptWidths: [320, 402]}\n", to: "scenes/a.yaml")
        try #require(try scratch.balloon("record", "scenes").status == 0)
        try scratch.write(scene + "\ngoldens: {sheet: true, transcriptWidths: [402]}\n", to: "scenes/a.yaml")
        #expect(try scratch.balloon("prune", "scenes").status == 0)
        #expect(try scratch.balloon("verify", "scenes", "--fresh").status == 0)
        let pruned = try scratch.data("Goldens/a+sheet.png")
        try FileManager.default.removeItem(at: scratch.url("Goldens"))
        #expect(try scratch.balloon("record", "scenes").status == 0)
        #expect(try scratch.data("Goldens/a+sheet.png") == pruned)
    }
}
