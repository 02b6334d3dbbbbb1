import Drawing
import Foundation

/// Puts expected, actual and difference side by side in one picture. It has no words, so it needs no font. The frames
/// have the two colours of the difference: that of the golden around the golden, that of the new picture around the new
/// picture.
enum ComparisonStrip {
    /// The space around each picture in pixels.
    static let gap = 8
    /// The width of a frame in pixels.
    static let frame = 4
    /// Shows through transparent pixels; differs from the white and the black of balloons.
    private static let background = Color(red: 176, green: 184, blue: 192)

    /// Draws the strip. Wide pictures, which would make the strip wider than tall, are stacked.
    /// - Throws: ``DrawingError`` when the strip would be larger than a canvas.
    static func make(expected: Bitmap, actual: Bitmap, difference: Bitmap) throws -> Bitmap {
        let pictures = [expected, actual, difference]
        let frames = [DifferencePicture.was, DifferencePicture.now]
        let widest = pictures.map(\.width).max() ?? 0
        let highest = pictures.map(\.height).max() ?? 0
        let isColumn = widest > highest
        let length = pictures.reduce(gap) { $0 + (isColumn ? $1.height : $1.width) + gap }
        let breadth = (isColumn ? widest : highest) + 2 * gap
        let size = CGSize(width: isColumn ? breadth : length, height: isColumn ? length : breadth)
        var items: [DisplayItem] = [.fill(.rectangle(CGRect(origin: .zero, size: size)), background)]
        // Each picture follows the one before, so that a small picture leaves no gap.
        var offset = gap
        for (index, picture) in pictures.enumerated() {
            let place = CGRect(
                x: isColumn ? gap : offset, y: isColumn ? offset : gap, width: picture.width, height: picture.height)
            offset += (isColumn ? picture.height : picture.width) + gap
            if index < frames.count {
                let around = place.shrunk(x: -CGFloat(frame), y: -CGFloat(frame))
                items.append(.fill(.rectangle(around), frames[index]))
                items.append(.fill(.rectangle(place), background))
            }
            items.append(.picture(Picture(bitmap: picture), in: place))
        }
        return try Renderer().render(DisplayList(size: size, items: items), scale: 1)
    }
}
