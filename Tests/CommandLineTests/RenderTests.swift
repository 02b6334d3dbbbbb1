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
        // The tail hangs 20 pixels at 3x below the balloon, whose body covers whole pixels.
        let body = (cell.size.height * Double(scale) - printed).rounded(.up)
        #expect(size.height == Int((body + 20.0 / 3 * Double(scale) - printed).rounded(.up)))
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
        try scratch.write(Scenes.captions(caption: "Hello"), to: "a.yaml")
        let variants = [
            [], ["--appearance", "dark"], ["--category", "AX1"], ["--direction", "rtl"], ["--bold-text"],
        ]
        let pictures = try variants.map { options in
            #expect(try Balloon.run(["render", "a.yaml", "-o", "a.png"] + options, in: scratch.folder).status == 0)
            return try scratch.data("a.png")
        }
        #expect(Set(pictures).count == variants.count)
    }
}
