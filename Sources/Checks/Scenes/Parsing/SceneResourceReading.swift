import Drawing

/// Keeps what is read for a scene, and counts the pixels of its pictures, so that no scene takes memory without bounds.
/// A class, because the parsers of the scenes in a conversation read for one scene.
package final class SceneResourceReading {
    private(set) var resources = SceneResources()
    private let maximum: Int
    private var pixels = 0

    /// Where the pictures are kept.
    let store: PictureStore

    init(maximum: Int = SceneLimits.maximumPixelCount, store: PictureStore = PictureStore()) {
        self.maximum = maximum
        self.store = store
    }

    /// Keeps a text.
    /// - Parameter table: the path of a table of strings, as the scene has it; nil for YAML and JSON. The path names the
    ///   language, and read as YAML the table would lose what stands behind a `#`.
    func keep(_ text: String, of file: String, asTable table: String? = nil) {
        let kept = table.map { "\($0)\n\(text)" }
        resources.files.append(file)
        resources.texts.append(kept ?? text)
        resources.contents.append(kept ?? SceneFile.content(of: text, file: file))
    }

    /// Keeps a picture.
    /// - Throws: ``Excess`` when all pictures so far have too many pixels together.
    func kept(_ picture: Picture, of file: String) throws(Excess) -> Picture {
        pixels += picture.width * picture.height
        guard pixels <= maximum else { throw Excess(pixels: pixels, maximum: maximum) }
        resources.files.append(file)
        resources.pictures.append(picture)
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
