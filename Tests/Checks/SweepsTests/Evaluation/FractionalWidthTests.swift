import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Testing
import Typesetting

/// Widths between whole points at each scale (row 52 of golden testing): a balloon lies on the pixel grid wherever its
/// transcript ends.
struct FractionalWidthTests {
    private static let fonts = Result { try FontCascade.bundled() }
    private static let widths: [CGFloat] = [360, 360.125, 360.25, 360.3333, 360.5, 360.6667, 360.984375]

    private static func balloon(_ caption: String, width: CGFloat, scale: CGFloat) throws -> PlacedBalloon {
        let scene = try BalloonScene(
            text: "message: {summaryText: A, layout: {template: {caption: \(caption), subcaption: At noon}}}",
            file: "dinner.yaml")
        var traits = scene.traits
        (traits.transcriptWidth, traits.displayScale) = (width, scale)
        return try scene.layout(traits: traits, fonts: fonts.get())
    }

    /// A balloon that is narrower than its transcript is the same in each, record and pixels.
    @Test(arguments: [1, 2, 3] as [CGFloat]) func aBalloonDoesNotDependOnWhereItsTranscriptEnds(_ scale: CGFloat) throws
    {
        let first = try Self.balloon("Dinner", width: 360, scale: scale)
        let picture = try first.picture()
        for width in Self.widths.dropFirst() {
            let other = try Self.balloon("Dinner", width: width, scale: scale)
            #expect(other.record.nodes == first.record.nodes, "\(width)")
            #expect(try other.picture() == picture, "\(width)")
        }
    }

    /// One that fills its transcript ends on a pixel, and its picture has as many pixels as its size says.
    @Test(arguments: [1, 2, 3] as [CGFloat]) func sizesAreOnThePixelGrid(_ scale: CGFloat) throws {
        for width in Self.widths {
            let balloon = try Self.balloon(
                "Dinner with all of us at the Ferry Building on Friday evening", width: width, scale: scale)
            let pixels = CGSize(width: balloon.canvasSize.width * scale, height: balloon.canvasSize.height * scale)
            #expect(abs(pixels.width - pixels.width.rounded()) < 1e-6, "\(width): \(pixels)")
            #expect(abs(pixels.height - pixels.height.rounded()) < 1e-6, "\(width): \(pixels)")
            let picture = try balloon.picture()
            #expect(picture.width == Int(pixels.width.rounded()) && picture.height == Int(pixels.height.rounded()))
            // The body reaches the last column: no seam of a fraction is left.
            let middle = (picture.height / 2 * picture.width + picture.width - 1) * 4
            #expect(picture.pixels[middle + 3] == 255, "\(width) at \(scale)x: \(picture.pixels[middle + 3])")
        }
    }
}
