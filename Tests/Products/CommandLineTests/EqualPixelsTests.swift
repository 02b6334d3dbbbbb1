import BuiltProgram
import Drawing
import Foundation
import TestSupport
import Testing

/// Equal is equal: what is the same in both pictures looks the same on the screen, at any size of the window and any
/// number of pixels to a point.
@Suite(.enabled(if: HeadlessBrowser.executable != nil, "Chromium is not installed"))
struct EqualPixelsTests {
    /// The sizes of windows in points; each is looked at with each number of pixels to a point.
    private static let sizes: [(width: Int, height: Int)] = [
        (1440, 900), (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (390, 844),
    ]
    private static let scales: [Double] = [1, 1.5, 2]

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

    @Test(arguments: scales) func whatIsEqualLooksEqual(_ scale: Double) throws {
        let scratch = try FailingScenes.failing()
        try #require(try scratch.balloon("report", "-o", "report.html").status == 0)
        for (width, height) in OracleDepth.isFull ? Self.sizes : [Self.sizes[0], Self.sizes[5]] {
            let window = HeadlessBrowser.Window(max(width, 500), height + 200, scale: scale)
            let page = try HeadlessBrowser.framed(scratch.url("report.html"), width: width, height: height)
            let data = try #require(try HeadlessBrowser.answer(of: Self.places, in: page, window))
            let places = try JSONDecoder().decode(Places.self, from: data)
            let png = try #require(try HeadlessBrowser.picture(of: page, window, after: Self.places))
            let screen = try PictureFile.decode([UInt8](png), name: "window.png").bitmap
            try #require(places.frames.count == 2)
            let counts = Self.unlike(in: screen, places)
            #expect(counts.outside == 0, "\(width) × \(height) at \(scale)")
            #expect(counts.inside > 0, "the change shows, \(width) × \(height) at \(scale)")
        }
    }

    /// How many pixels of both frames differ by more than 8 of 255, outside and inside the box of the change.
    private static func unlike(in screen: Bitmap, _ places: Places) -> (outside: Int, inside: Int) {
        let frames: [[Int]] = places.frames.map { $0.map { Int($0.rounded()) } }
        let (first, second) = (frames[0], frames[1])
        let left = Int(places.box[0]) - first[0] - reach, top = Int(places.box[1]) - first[1] - reach
        let right = left + Int(places.box[2]) + 2 * reach, bottom = top + Int(places.box[3]) + 2 * reach
        var (outside, inside) = (0, 0)
        for y in 0..<min(first[3], second[3]) {
            for x in 0..<min(first[2], second[2]) {
                let one = ((y + first[1]) * screen.width + x + first[0]) * 4
                let other = ((y + second[1]) * screen.width + x + second[0]) * 4
                var isUnlike = false
                for channel in 0..<3 {
                    let distance = Int(screen.pixels[one + channel]) - Int(screen.pixels[other + channel])
                    if abs(distance) > 8 { isUnlike = true }
                }
                guard isUnlike else { continue }
                let isInside = x >= left && x < right && y >= top && y < bottom
                if isInside { inside += 1 } else { outside += 1 }
            }
        }
        return (outside, inside)
    }
}
