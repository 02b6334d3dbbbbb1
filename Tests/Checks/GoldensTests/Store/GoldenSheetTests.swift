import Drawing
import Testing

@testable import Goldens

/// What a sheet of pictures says, and where pictures are on it.
struct GoldenSheetTests {
    private static let hash = String(repeating: "a", count: 64)

    private static func text(_ lines: String) -> GoldenSheetText? {
        GoldenSheetText(textChunks: [("balloon cells", lines), ("balloon sheet data", "b")])
    }

    @Test func whatIsWrittenIsRead() throws {
        let place = GoldenSheet.Place(x: 8, y: 16, width: 300, height: 40, pixelHash: Self.hash)
        let written = GoldenSheetText(places: ["a@L": place, "a@S": place], imageDataHash: "b")
        let read = try #require(GoldenSheetText(textChunks: written.textChunks))
        #expect(read.places == written.places && read.imageDataHash == "b")
    }

    /// A line that nobody has written makes the sheet one that says nothing.
    @Test(arguments: [
        "a 1 2 3", "a 1 2 3 x h", "a -1 2 3 4 h", "a 1 2 3 9223372036854775807 h", "a 9223372036854775807 2 3 4 h",
        "a 1 2 3 4 h\na 1 2 3 4 h", "a 1 2 3 4 h more",
    ])
    func aLineThatIsNotUnderstood(_ line: String) {
        #expect(Self.text("b 1 2 3 4 h\n" + line) == nil)
        #expect(Self.text("b 1 2 3 4 h") != nil)
    }

    @Test func picturesNeitherOverlapNorTouch() {
        let sizes = (0..<40).map { (width: 100 + $0 * 37 % 400, height: 40 + $0 * 53 % 200) }
        let arrangement = GoldenSheetArrangement(sizes)
        let boxes = zip(arrangement.corners, sizes).map {
            (x: $0.x, y: $0.y, right: $0.x + $1.width, bottom: $0.y + $1.height)
        }
        for (index, box) in boxes.enumerated() {
            #expect(box.x > 0 && box.y > 0 && box.right < arrangement.width && box.bottom < arrangement.height)
            for other in boxes[(index + 1)...] {
                #expect(box.right < other.x || other.right < box.x || box.bottom < other.y || other.bottom < box.y)
            }
        }
        // About as wide as tall.
        #expect(arrangement.width < arrangement.height * 2 && arrangement.height < arrangement.width * 2)
    }

    @Test func aBoxOutsideTheSheetShowsNothing() throws {
        let bare = PNGEncoder.encode(PaintedBitmap(width: 10, height: 10).bitmap)
        for place in [(0, 0, 11, 1), (9, 9, 2, 2), (0, 0, 0, 5)] {
            let text = GoldenSheetText(
                places: [
                    "a": GoldenSheet.Place(
                        x: place.0, y: place.1, width: place.2, height: place.3, pixelHash: Self.hash)
                ], imageDataHash: GoldenPicture.imageDataHash(of: bare))
            let sheet = try GoldenSheet(file: PNGEncoder.inserting(text.textChunks, into: bare))
            #expect(sheet.picture(of: "a", pixelHash: Self.hash) == nil)
        }
        #expect(throws: GoldenProblem.self) { try GoldenSheet(file: bare) }
    }

    /// Somebody paints on a sheet with a tool that keeps its text.
    @Test func aSheetThatWasPaintedOnIsLookedAt() throws {
        let picture = PaintedBitmap(width: 10, height: 10, ground: [255, 0, 0, 255])
        let hash = PixelHash.hexadecimalDigest(of: picture.bitmap)
        let bare = PNGEncoder.encode(picture.bitmap)
        let text = GoldenSheetText(
            places: ["a": GoldenSheet.Place(x: 0, y: 0, width: 10, height: 10, pixelHash: hash)],
            imageDataHash: GoldenPicture.imageDataHash(of: bare))
        #expect(try GoldenSheet(file: PNGEncoder.inserting(text.textChunks, into: bare)).shows("a", pixelHash: hash))
        var painted = picture
        painted[3, 3][1] = 1
        let other = PNGEncoder.inserting(text.textChunks, into: PNGEncoder.encode(painted.bitmap))
        #expect(try !GoldenSheet(file: other).shows("a", pixelHash: hash))
        // Another tool's compression is no paint.
        let same = PNGEncoder.inserting(text.textChunks, into: PNGEncoder.encode(picture.bitmap, effort: .size))
        #expect(try GoldenSheet(file: same).shows("a", pixelHash: hash))
    }
}
