import BuiltProgram
import Drawing
import Foundation
import Testing

/// What is drawn again from the commit that recorded a golden: its picture (row 67), and a difference made small (row 37).
struct RecordedSceneTests {
    private static func committed(_ scene: String, _ record: String...) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.git("init", "--quiet")
        try scratch.write(scene, to: "scenes/a.yaml")
        try #require(try Balloon.run(["record", "scenes"] + record, in: scratch.folder).status == 0)
        try scratch.commit("Dinner")
        return scratch
    }

    @Test func thePictureOfAHashIsDrawnAgain() throws {
        let scratch = try Self.committed(Scenes.captions(caption: "Dinner at 7?"), "--hashes")
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        try scratch.commit("An hour later, and nobody records")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        #expect(try scratch.balloon("diff", "a").output.contains("only its hash"))
        let run = try scratch.balloon("diff", "a", "--redraw", "out/was.png")
        #expect(run.status == 1 && run.output.contains("pixels: ") && !run.output.contains("only its hash"), "\(run)")
        // The picture is, to the byte, the one that is drawn for the old scene.
        try scratch.replace("at 8", by: "at 7", in: "scenes/a.yaml")
        #expect(try scratch.balloon("record", "scenes", "--pictures").status == 0)
        #expect(try Self.pixels("out/was.png", in: scratch) == Self.pixels("Goldens/a.png", in: scratch))
    }

    private static func pixels(_ file: String, in scratch: Scratch) throws -> Bitmap {
        try PictureFile.decode(Array(scratch.data(file)), name: file).bitmap
    }

    @Test func anotherPictureIsNotPassedOff() throws {
        let scratch = try Self.committed(Scenes.captions(caption: "Dinner at 7?"), "--hashes")
        // Recorded, and not committed.
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        #expect(try scratch.balloon("record", "scenes").status == 0)
        try scratch.replace("at 8", by: "at 9", in: "scenes/a.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let run = try scratch.balloon("diff", "a", "--redraw", "was.png")
        #expect(run.status == 5 && run.errorLines.count == 1, "\(run)")
        #expect(!FileManager.default.fileExists(atPath: scratch.url("was.png").path))
        let bare = try Scratch()
        #expect(try bare.balloon("diff", "a", "--redraw", "was.png").status == 3)
    }

    @Test func aTextIsCutAfterTheFirstLetterThatDiffers() throws {
        let scratch = try Self.committed(Scenes.captions(caption: "Dinner at 7 with all of us", subcaption: "Ferry"))
        try scratch.replace("at 7", by: "at 8", in: "scenes/a.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let run = try scratch.balloon("explain", "a", "--shrink", "--json")
        let shrunk = try #require(try run.answer()["shrunk"] as? [String: Any], "\(run)")
        let texts = try #require(shrunk["texts"] as? [[String: String]])
        #expect(
            texts.first { $0["node"] == "caption" } == ["node": "caption", "was": "Dinner at 7", "now": "Dinner at 8"])
        // What has not changed is not needed.
        #expect(texts.first { $0["node"] == "subcaption" } == ["node": "subcaption", "was": "F", "now": "F"])
        #expect(shrunk["isEveryWidth"] as? Bool == true)
        #expect(try scratch.balloon("explain", "a", "--shrink").output.contains("“Dinner at 7” → “Dinner at 8”"))
    }

    @Test func theWidthsAreThoseAtWhichTheChangeIsSeen() throws {
        // The last word is cut off where the balloon is narrow.
        let words =
            "Dinner at the harbour with all of us on Saturday evening after the last ferry has left the pier at 7"
        let scene =
            Scenes.captions(caption: words)
            + "\ngoldens: {transcriptWidths: [600]}\nlint: {allow: [{rule: textTruncated, reason: narrow}]}\n"
        let scratch = try Self.committed(scene)
        try scratch.replace("pier at 7", by: "pier at 8", in: "scenes/a.yaml")
        #expect(try scratch.balloon("verify", "scenes").status == 1)
        let run = try scratch.balloon("explain", "a@w600", "--shrink", "--json")
        let shrunk = try #require(try run.answer()["shrunk"] as? [String: Any], "\(run)")
        #expect(shrunk["isEveryWidth"] as? Bool == false)
        let narrowest = try #require(shrunk["narrowest"] as? Int)
        #expect((241...600).contains(narrowest))
        // One point less, and nothing of the change is seen.
        for (width, status) in [(narrowest, 1), (narrowest - 1, 0)] {
            try scratch.write(
                String(decoding: try scratch.data("scenes/a.yaml"), as: UTF8.self)
                    .replacing(/transcriptWidths: \[\d+\]/, with: "transcriptWidths: [\(width)]"), to: "scenes/a.yaml")
            try scratch.replace("pier at 8", by: "pier at 7", in: "scenes/a.yaml")
            #expect(try scratch.balloon("record", "scenes").status == 0)
            try scratch.replace("pier at 7", by: "pier at 8", in: "scenes/a.yaml")
            #expect(try scratch.balloon("verify", "scenes").output.contains("1 different") == (status == 1), "\(width)")
        }
    }

    @Test func withoutACommitNothingIsShrunk() throws {
        let scratch = try FailingScenes.failing()
        let run = try scratch.balloon("explain", "hello", "--shrink")
        #expect((run.status == 5 || run.status == 3) && run.errorLines.count == 1, "\(run)")
    }
}
