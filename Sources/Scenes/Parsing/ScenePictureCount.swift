import Drawing

/// Counts the pixels of a scene's pictures while it is read, so that no scene takes memory without bounds. A class,
/// because the parsers of the scenes in a conversation count together.
final class ScenePictureCount {
    private let maximum: Int
    private var pixels = 0

    /// Where the pictures are kept.
    let store: PictureStore

    init(maximum: Int = SceneLimits.maximumPixelCount, store: PictureStore = PictureStore()) {
        self.maximum = maximum
        self.store = store
    }

    /// Counts a picture.
    /// - Throws: ``Excess`` when all pictures so far have too many pixels together.
    func counted(_ picture: Picture) throws(Excess) -> Picture {
        pixels += picture.width * picture.height
        guard pixels <= maximum else { throw Excess(pixels: pixels, maximum: maximum) }
        return picture
    }

    /// Too many pixels.
    struct Excess: Error, CustomStringConvertible {
        let pixels, maximum: Int

        var description: String {
            "the scene's pictures up to this one have \(pixels) pixels together; at most \(maximum), so scale them down"
        }
    }
}
