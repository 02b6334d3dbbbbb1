import BuiltProgram
import Foundation
import Testing

/// `balloon render`: PNG files of the balloon's size.
struct RenderTests {
    /// Width and height in the header of a PNG (PNG specification, section 11.2.1).
    private static func size(ofPNG data: Data) throws -> (width: Int, height: Int) {
        let bytes = [UInt8](data)
        try #require(bytes.count > 24 && bytes[1..<4].elementsEqual("PNG".utf8))
        func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }

    /// 234.90 points at 3x are 704.7 pixels: rounded outward, so that nothing is cut.
    @Test(arguments: [1, 2, 3])
    func aPictureIsTheSizeTimesTheScaleRoundedOutward(_ scale: Int) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.live, to: "live.yaml")
        let cell = try scratch.measure("live.yaml", "--scale", "\(scale)")
        #expect(try scratch.balloon("render", "live.yaml", "--scale", "\(scale)", "-o", "live.png").status == 0)
        let size = try Self.size(ofPNG: scratch.data("live.png"))
        // Sizes are printed to a ten-thousandth of a point; what is a whole pixel may come out that much above it.
        let printed = 0.001
        #expect(size.width == Int((cell.size.width * Double(scale) - printed).rounded(.up)))
        // Below the body, whose lower edge is on a pixel, hangs the tail of 20 pixels at 3x.
        let body = ((cell.size.height * 3 - printed).rounded(.up)) / 3
        #expect(size.height == Int(((body + 6.8) * Double(scale) - printed).rounded(.up)))
    }

    @Test func aFolderHoldsAFileForEveryScene() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/a.yaml")
        try scratch.write(Scenes.captions(caption: "World"), to: "scenes/b.yaml")
        let run = try scratch.balloon("render", "scenes", "-o", "new/pictures")
        #expect(run.status == 0)
        #expect(try scratch.files(below: "new/pictures") == ["a.png", "b.png"])
        #expect(run.lines.count == 2)
        #expect(try scratch.balloon("render", "scenes/a.yaml", "-o", "one.png").status == 0)
        #expect(try scratch.data("one.png") == scratch.data("new/pictures/a.png"))
    }

    @Test func traitsChangeThePicture() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello", subcaption: "World"), to: "a.yaml")
        let variants = [
            [], ["--appearance", "dark"], ["--category", "AX1"], ["--direction", "rtl"], ["--bold-text"],
            ["--contrast", "high"],
        ]
        let pictures = try variants.map { options in
            #expect(try Balloon.run(["render", "a.yaml", "-o", "a.png"] + options, in: scratch.folder).status == 0)
            return try scratch.data("a.png")
        }
        #expect(Set(pictures).count == variants.count)
        #expect(try scratch.balloon("render", "a.yaml", "-o", "a.png", "--contrast", "normal").status == 0)
        #expect(try scratch.data("a.png") == pictures[0])
        let wrong = try scratch.balloon("measure", "a.yaml", "--contrast", "more")
        #expect(wrong.status == 2 && wrong.errors.contains("normal") && wrong.errors.contains("high"))
    }

    @Test func overlaysAreDrawnOverAndNamedInErrors() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        #expect(try scratch.balloon("render", "a.yaml", "-o", "plain.png").status == 0)
        var seen = Set([try scratch.data("plain.png")])
        for overlay in ["frames", "baselines", "lines", "ink", "frames,baselines,ink"] {
            #expect(try scratch.balloon("render", "a.yaml", "--overlay", overlay, "-o", "o.png").status == 0)
            #expect(seen.insert(try scratch.data("o.png")).inserted, "\(overlay) draws nothing of its own")
            #expect(try Self.size(ofPNG: scratch.data("o.png")) == Self.size(ofPNG: scratch.data("plain.png")))
        }
        let wrong = try scratch.balloon("render", "a.yaml", "--overlay", "frames,boxes", "-o", "o.png")
        #expect(wrong.status != 0 && wrong.errors.contains("boxes") && wrong.errors.contains("baselines"))
    }

    /// What is cut in a picture is told beside the list of files, in the words of `measure`.
    @Test func marksThatAreCutAreToldByMeasureRenderAndSweep() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "z" + String(repeating: "\u{302}", count: 24)), to: "zalgo.yaml")
        let sentence = "zalgo: caption has ink outside the balloon"
        let measured = try scratch.balloon("measure", "zalgo.yaml")
        #expect(measured.output.contains("caption: inkClipped (") && measured.output.contains(sentence))
        let rendered = try scratch.balloon("render", "zalgo.yaml", "-o", "zalgo.png")
        #expect(rendered.status == 0 && rendered.output == "zalgo.png  450 × 126\n")
        #expect(rendered.errors.contains(sentence) && rendered.errorLines.count == 1)
        let swept = try scratch.balloon("sweep", "zalgo.yaml", "--widths", "402", "-o", "out")
        #expect(swept.output.contains("caption: inkClipped"))
    }

    @Test func anSVGHoldsTextsAsOutlines() throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "scenes/a.yaml")
        #expect(try scratch.balloon("render", "scenes/a.yaml", "-o", "a.svg").status == 0)
        let text = String(decoding: try scratch.data("a.svg"), as: UTF8.self)
        #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && text.hasSuffix("</svg>\n"))
        #expect(text.contains("<path d=\"M") && !text.contains("<text"))
        // Each node is a group of its own, with what it says.
        #expect(text.contains("caption\"><title>Hello</title>"))
        #expect(try scratch.balloon("render", "scenes", "--format", "svg", "-o", "out").status == 0)
        #expect(try scratch.data("out/a.svg") == scratch.data("a.svg"))
        #expect(try scratch.balloon("render", "scenes/a.yaml", "--format", "png", "-o", "a.svg").status != 0)
    }

    /// `-o` and `--output` are one option, whose last value counts.
    @Test(arguments: [("-o", "--output"), ("--output", "-o"), ("-o", "-o"), ("--output", "--output")])
    func theLastOutputCounts(_ first: String, _ second: String) throws {
        let scratch = try Scratch()
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let run = try scratch.balloon("render", "a.yaml", first, "one.png", second, "two.png")
        #expect(run.status == 0 && run.lines.count == 1)
        #expect(try scratch.files() == ["a.yaml", "two.png"])
    }
}
