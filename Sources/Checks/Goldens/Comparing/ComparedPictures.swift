import Drawing

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
