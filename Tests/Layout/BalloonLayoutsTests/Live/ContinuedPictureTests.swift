import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A picture that ends at the body goes on as its mirror image where the tail is, in its own scale. Its rows are pixels
/// of the display, so that what is drawn can be compared with them.
@Suite struct ContinuedPictureTests {
    /// A picture of 200 by 100 points, each row of one grey, in a balloon with a body as large.
    private func drawn(_ tail: BalloonTail, scale: Int, grey: (_ row: Int) -> Int) throws -> Bitmap {
        let pixels = (0..<(100 * scale)).flatMap { row -> [UInt8] in
            let value = UInt8(grey(row))
            return [value, value, value, 255]
        }
        let picture = Picture(bitmap: Bitmap(width: 1, height: 100 * scale, pixels: pixels))
        let image = ImageElement(picture, idealSize: CGSize(width: 200, height: 100))
        var metrics = TemplateMetrics()
        metrics.tail = tail
        let content = LiveContent(
            view: image, answeredWidth: .points(200), answeredHeight: .length(.points(100)),
            alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content), metrics: metrics)
            .place(in: context(TraitCollection(displayScale: CGFloat(scale))))
        return try Renderer().render(balloon.displayList(), scale: scale)
    }

    private func pixel(_ bitmap: Bitmap, _ column: Int, _ row: Int) -> (grey: Int, alpha: UInt8) {
        let index = (row * bitmap.width + column) * 4
        return (Int(bitmap.pixels[index]), bitmap.pixels[index + 3])
    }

    /// The last 20 rows get lighter by 12 each; below the body they get darker as fast.
    @Test(arguments: [2, 3]) func rowsBelowTheBodyAreThoseAboveItsFoot(scale: Int) throws {
        let body = 100 * scale
        let bitmap = try drawn(.bottom, scale: scale) { row in max(0, 12 * (row - (body - 20))) }
        // The tail tapers: a column that is in it to a point below the body.
        let column = try #require((0..<bitmap.width).last { pixel(bitmap, $0, body + scale).alpha == 255 })
        for row in 0...scale where pixel(bitmap, column, body + row).alpha == 255 {
            let (below, above) = (pixel(bitmap, column, body + row).grey, pixel(bitmap, column, body - 1 - row).grey)
            #expect(abs(below - above) <= 2, "\(row)")
        }
    }

    /// A tail of 6 points beside the body (facts 3.6) has the same rows as the body beside it.
    @Test(arguments: [2, 3]) func columnsBesideTheBodyHaveItsRows(scale: Int) throws {
        let bitmap = try drawn(.side, scale: scale) { row in row * 2 / scale }
        let columns = (200 * scale)..<bitmap.width
        try #require(columns.count == 6 * scale)
        var count = 0
        for row in 0..<(100 * scale) {
            for column in columns where pixel(bitmap, column, row).alpha == 255 {
                count += 1
                #expect(abs(pixel(bitmap, column, row).grey - pixel(bitmap, 100 * scale, row).grey) <= 2, "\(row)")
            }
        }
        #expect(count > 0)
    }
}
