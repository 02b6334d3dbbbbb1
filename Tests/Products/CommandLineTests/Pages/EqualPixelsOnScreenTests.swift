import BuiltProgram
import Drawing
import Foundation
import TestSupport
import Testing

/// Equal is equal: whoever looks at both pictures sees a difference only where there is one.
@Suite(.enabled(if: PageOnDisk.hasBrowser, PageOnDisk.needsBrowser))
struct EqualPixelsOnScreenTests {
    /// A rectangle in pixels of the screen.
    private struct Box: Decodable {
        let x, y, width, height: Int

        func contains(x: Int, y: Int) -> Bool {
            (self.x..<self.x + width).contains(x) && (self.y..<self.y + height).contains(y)
        }
    }

    /// Both frames, and the box of the change from the corner of a frame.
    private struct Stage: Decodable { let was, `is`, box: Box }

    /// By how much of 255 a pixel differs that somebody can see.
    private static let visible = 8

    /// What the page draws round the change lies within 6 points of its box; its edge may cover a part of one pixel more.
    private static let stage = """
        (() => {
          const ratio = devicePixelRatio;
          // Frames are on whole pixels; the box of a change may end between two.
          const boxOf = (element, from = { left: 0, top: 0 }, around = 0) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const [low, high] = around ? [Math.floor, Math.ceil] : [Math.round, Math.round];
            const side = (start, length) => {
              const first = low(start * ratio) - around;
              return [first, high((start + length) * ratio) + around - first];
            };
            const [x, w] = side(left - from.left, width), [y, h] = side(top - from.top, height);
            return { x, y, width: w, height: h };
          };
          const [was, is] = document.querySelectorAll(".frame");
          const box = boxOf(is.querySelector(".box"), is.getBoundingClientRect(), Math.ceil(6 * ratio) + 1);
          return { was: boxOf(was), is: boxOf(is), box };
        })()
        """

    /// Three scenes, of which a template with a picture showed 6.85 % of its pixels as different where 0.24 % were.
    private static let scenes =
        OracleDepth.isFull ? ["group-food-order", "dinner-invitation", "event-countdown"] : ["group-food-order"]

    @Test(arguments: scenes)
    func pixelsThatAreEqualLookEqual(_ scene: String) throws {
        let scratch = try Scratch()
        try scratch.copy("Examples")
        let file = "Examples/\(scene).yaml"
        let cell = ["--where", "category=L & appearance=light & locale=en"]
        try #require(try Balloon.run(["record", file] + cell, in: scratch.folder).status == 0)
        for (old, new) in [("47.50", "48.50"), ("at 7?", "at 8?"), ("2:14:09", "2:14:08")]
        where String(decoding: try scratch.data(file), as: UTF8.self).contains(old) {
            try scratch.replace(old, by: new, in: file)
        }
        try #require(try Balloon.run(["verify", file] + cell, in: scratch.folder).status == 1)
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        let page = try PageOnDisk(scratch.url("report.html"))
        let windows = [(1440, 900), (390, 844), (1024, 768), (1280, 800), (1366, 768), (1920, 1080)]
        for (index, (width, height)) in windows.enumerated() {
            for (turn, ratio) in [1, 1.5, 2].enumerated()
            where OracleDepth.isFull || (index < 2 && turn == index * 2) || (index > 0 && index < 3 && turn == 1) {
                try page.browser.resize(Browser.Window(width, height, scale: ratio))
                try page.open()
                let stage: Stage = try page.value(Self.stage)
                let window = try PictureFile.decode(
                    Array(try #require(try page.browser.picture())), name: "window.png"
                ).bitmap
                let words: Comment = "\(scene), \(width) at \(ratio): \(stage)"
                #expect(stage.was.width == stage.is.width && stage.was.height == stage.is.height, words)
                #expect(stage.is.width > 100 && stage.box.width < stage.is.width * 2 / 3, words)
                let found = Self.differences(in: window, stage)
                #expect(found.outside == 0 && found.inside > 0, "\(words): \(found)")
            }
        }
    }

    /// How many pixels of the two frames differ visibly, outside and inside of the change.
    private static func differences(in window: Bitmap, _ stage: Stage) -> (outside: Int, inside: Int) {
        var outside = 0, inside = 0
        window.pixels.withUnsafeBufferPointer { pixels in
            func row(_ y: Int, of frame: Box) -> UnsafeBufferPointer<UInt8>.SubSequence? {
                let start = (frame.y + y) * window.width + frame.x
                // Of a narrow window the bottom may be further down than is seen.
                guard frame.y + y < window.height else { return nil }
                return pixels[start * 4..<(start + frame.width) * 4]
            }
            // The outermost pixels are those of the frame, which a browser that imitates a finer screen may blend.
            for y in 1..<stage.was.height - 1 {
                guard let was = row(y, of: stage.was), let now = row(y, of: stage.is) else { break }
                // Most rows are equal, and are compared at once.
                if memcmp(was.base.baseAddress! + was.startIndex, now.base.baseAddress! + now.startIndex, was.count)
                    == 0
                {
                    continue
                }
                for x in 1..<stage.was.width - 1 {
                    let difference = (0..<3).map {
                        abs(Int(was[was.startIndex + x * 4 + $0]) - Int(now[now.startIndex + x * 4 + $0]))
                    }.max()!
                    guard difference > visible else { continue }
                    if stage.box.contains(x: x, y: y) { inside += 1 } else { outside += 1 }
                }
            }
        }
        return (outside, inside)
    }
}
