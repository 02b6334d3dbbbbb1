// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_Bitmap_1() async throws {
        let bitmap = try balloon.picture(scale: 1)
        let middle = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
        print("red, green, blue, alpha:", bitmap.pixels[middle..<middle + 4])
        try Data(bitmap.png()).write(to: URL(fileURLWithPath: "balloon.png"))
        _ = bitmap
        _ = middle
    }
}
