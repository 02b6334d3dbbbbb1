import Drawing
import Testing

/// A picture before and after a change, painted with few colours.
struct ChangedPictures: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let was, now: Bitmap
    /// How many pixels must have the strong colour of what is new, and that of what is gone.
    let new, gone: ClosedRange<Int>

    private static let white: [UInt8] = [255, 255, 255, 255]
    private static let black: [UInt8] = [0, 0, 0, 255]
    private static let green: [UInt8] = [52, 199, 89, 255]

    private init(
        _ name: String, on ground: [UInt8] = white, new: ClosedRange<Int>, gone: ClosedRange<Int>,
        _ was: (inout PaintedBitmap) -> Void, _ now: (inout PaintedBitmap) -> Void,
        size: (was: (Int, Int), now: (Int, Int)) = ((80, 60), (80, 60))
    ) {
        var before = PaintedBitmap(width: size.was.0, height: size.was.1, ground: ground)
        var after = PaintedBitmap(width: size.now.0, height: size.now.1, ground: ground)
        was(&before)
        now(&after)
        (testDescription, self.was, self.now, self.new, self.gone) = (name, before.bitmap, after.bitmap, new, gone)
    }

    private static func bar(_ x: Range<Int>, _ color: [UInt8] = green) -> (inout PaintedBitmap) -> Void {
        { $0.fill(x: x, y: 20..<40, color) }
    }

    /// Strokes like letters, one per number, which is the height of the stroke.
    private static func letters(_ heights: [Int], at y: Int = 20, _ color: [UInt8] = black)
        -> (inout PaintedBitmap) -> Void
    {
        { picture in
            for (index, height) in heights.enumerated() {
                picture.fill(x: 10 + index * 8..<13 + index * 8, y: y..<y + height, color)
            }
        }
    }

    /// An uneven picture like a photo, with a text.
    private static func photo(_ heights: [Int]) -> (inout PaintedBitmap) -> Void {
        { picture in
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let shade = UInt8(20 + (x * 7 + y * 13) % 40)
                    picture[x, y] = [shade, shade, shade, 255]
                }
            }
            letters(heights, white)(&picture)
        }
    }

    private static func lines(_ heights: [Int]) -> (inout PaintedBitmap) -> Void {
        { picture in
            for (index, height) in heights.enumerated() {
                letters([height, 12 - height, height], at: 6 + index * 20)(&picture)
            }
        }
    }

    static let all: [ChangedPictures] = [
        ChangedPictures("a bar that grows", new: 400...400, gone: 0...0, bar(10..<40), bar(10..<60)),
        ChangedPictures("a bar that shrinks", new: 0...0, gone: 400...400, bar(10..<60), bar(10..<40)),
        ChangedPictures(
            "a bar that grows in the dark", on: black, new: 400...400, gone: 0...0, bar(10..<40), bar(10..<60)),
        ChangedPictures(
            "a button that gets wider at both sides", new: 800...800, gone: 0...0, bar(30..<50), bar(10..<70)),
        ChangedPictures(
            "a text that came", new: 54...54, gone: 0...0, letters([6]), letters([6, 8, 10])),
        ChangedPictures(
            "a text that is gone", new: 0...0, gone: 54...54, letters([6, 8, 10]), letters([6])),
        ChangedPictures(
            "a light text on a dark photo", new: 54...54, gone: 0...0, photo([6]), photo([6, 8, 10])),
        ChangedPictures(
            "a letter that got taller on a photo", new: 6...6, gone: 0...0, photo([6, 8]), photo([6, 10])),
        ChangedPictures(
            "a text that is another", new: 12...12, gone: 9...9, letters([6, 8]), letters([10, 5])),
        ChangedPictures("an icon that is gone", new: 0...0, gone: 400...400, bar(30..<50), { _ in }),
        ChangedPictures(
            "a line that came", new: 3 * 2 * 7 + 3 * 5...3 * 2 * 7 + 3 * 5, gone: 0...0, lines([3, 9, 4]),
            lines([3, 7, 9, 4]), size: ((40, 66), (40, 86))),
        ChangedPictures(
            "a line that is gone", new: 0...0, gone: 3 * 2 * 7 + 3 * 5...3 * 2 * 7 + 3 * 5, lines([3, 7, 9, 4]),
            lines([3, 9, 4]), size: ((40, 86), (40, 66))),
        ChangedPictures(
            "a wider picture", new: 30...30, gone: 0...0, letters([6, 8]), letters([6, 8, 10]),
            size: ((40, 40), (60, 40))),
        ChangedPictures(
            "a narrower and taller picture", new: 57...57, gone: 30...30,
            {
                lines([3, 9])(&$0); $0.fill(x: 50..<53, y: 6..<16, black)
            }, lines([3, 7, 9]),
            size: ((70, 46), (40, 66))),
    ]
}
