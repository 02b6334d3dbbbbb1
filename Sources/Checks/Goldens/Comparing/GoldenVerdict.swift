import Drawing
import ViewLayout

/// The result of comparing a rendering with its golden.
package enum GoldenVerdict: Sendable, Equatable {
    /// The layout and every pixel are the same.
    case equal
    /// The layout, the pixels, or both differ.
    case different(GoldenDifference)
    /// There is no golden, or one of its files is missing.
    case missing(files: [String])
    /// Files of the golden cannot be read or compared.
    case unreadable([UnreadableGolden])
    /// The new picture shows nothing, and the cell was not declared blank.
    case blank(BlankPicture)
    /// The new picture has undeclared flaws. The difference is nil where it equals the golden.
    case flawed([GoldenFlaw], GoldenDifference?)
}

/// How a rendering differs from its golden: first in its layout, then in its pixels.
package struct GoldenDifference: Sendable, Equatable {
    /// What changed in the layout; empty when only the painting changed.
    package let layout: LayoutDifference
    /// How the pixels differ; nil when only the record changed.
    package let pixels: PixelDifference?
    /// How the record's file was edited while the layout is the same; nil when the file is as it was written.
    package var edit: RecordEdit?
    /// Whether the golden's two files were recorded at different times, as a bad merge leaves them.
    package let isMismatchedPair: Bool
    /// Whether the picture differs and the golden keeps only its hash, so that the place of the difference is not
    /// known.
    package var isPictureUnknown = false
}

/// A golden's picture and a new one that were compared pixel by pixel.
struct ComparedPictures: Sendable {
    let expected, actual: Bitmap
    let comparison: PixelComparison

    init(expected: Bitmap, actual: Bitmap) {
        (self.expected, self.actual) = (expected, actual)
        comparison = PixelComparison(expected: expected, actual: actual)
    }

    /// How far everything that differs in a region has moved; nil where it has not moved as a whole.
    func movement(in region: PixelRegion?) -> PictureMovement? {
        region.flatMap { PictureMovement(in: $0, from: expected, to: actual) }
    }

    /// A picture of the difference.
    var difference: Bitmap { DifferencePicture.make(expected: expected, actual: actual, comparison: comparison) }
}
