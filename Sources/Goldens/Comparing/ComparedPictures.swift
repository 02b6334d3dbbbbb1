import Drawing

/// A golden's picture and a new one that were compared pixel by pixel.
struct ComparedPictures: Sendable {
    let expected, actual: Bitmap
    let comparison: PixelComparison

    init(expected: Bitmap, actual: Bitmap) {
        (self.expected, self.actual) = (expected, actual)
        comparison = PixelComparison(expected: expected, actual: actual)
    }

    /// Where they differ, painted.
    var difference: Bitmap { DifferencePicture.make(expected: expected, actual: actual, comparison: comparison) }
}
