import BuiltProgram
import Drawing
import Foundation
import TestSupport
import Testing

/// Equal is equal: what is the same in both pictures looks the same on the screen, at any size of the window and any
/// number of pixels to a point.
@Suite(.enabled(if: HeadlessBrowser.executable != nil, "Chromium is not installed"))
struct EqualPixelsTests {
    private static let windows = [(1440, 900), (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (390, 844)].flatMap { size in
        [1, 1.5, 2].map { (width: size.0, height: size.1, scale: $0) }
    }

    private struct Places: Decodable {
        let frames: [[Double]]
        let box: [Double]
    }

    /// The frames of both pictures and the box of the change, in pixels of the screen.
    private static let places = """
        const page = document.querySelector("iframe").contentWindow;
        await page.eval("showing");
        const places = (selector) => [...page.document.querySelectorAll(selector)].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map((value) => value * devicePixelRatio);
        });
        return { frames: places(".frame"), box: places(".box")[0] };
        """

    /// How far a filter that makes a picture smaller reaches, and the frame round the change, in pixels of the screen.
    private static let reach = 16

    @Test func whatIsEqualLooksEqual() throws {
        let scratch = try FailingScenes.failing()
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        let windows = OracleDepth.isFull ? Self.windows : [Self.windows[0], Self.windows[7], Self.windows[17]]
        for (width, height, scale) in windows {
            let window = HeadlessBrowser.Window(max(width, 500), height + 200, scale: scale)
            let page = try HeadlessBrowser.framed(scratch.url("report.html"), width: width, height: height)
            let data = try #require(try HeadlessBrowser.answer(of: Self.places, in: page, window))
            let places = try JSONDecoder().decode(Places.self, from: data)
            let png = try #require(try HeadlessBrowser.picture(of: page, window, after: Self.places))
            let screen = try PictureFile.decode([UInt8](png), name: "window.png").bitmap
            try #require(places.frames.count == 2)
            let frames = places.frames.map { $0.map { Int($0.rounded()) } }
            let box = (0..<2).map { Int(places.box[$0]) - frames[0][$0] } + (2..<4).map { Int(places.box[$0]) }
            var (unlike, looked, changed) = (0, 0, 0)
            for y in 0..<min(frames[0][3], frames[1][3]) {
                for x in 0..<min(frames[0][2], frames[1][2]) {
                    let pixels = frames.map { ((y + $0[1]) * screen.width + x + $0[0]) * 4 }
                    let distance =
                        (0..<3).map { abs(Int(screen.pixels[pixels[0] + $0]) - Int(screen.pixels[pixels[1] + $0])) }
                        .max() ?? 0
                    let isInBox =
                        x > box[0] - Self.reach && x < box[0] + box[2] + Self.reach && y > box[1] - Self.reach
                        && y < box[1] + box[3] + Self.reach
                    if isInBox { changed += distance > 8 ? 1 : 0 } else { unlike += distance > 8 ? 1 : 0 }
                    looked += 1
                }
            }
            #expect(unlike == 0, "\(window): \(unlike) of \(looked)")
            #expect(changed > 0, "\(window): the change shows")
        }
    }
}
