import CPeers
import Typesetting

/// What the engines keep of captions that were measured.
package enum KeptMemory {
    /// Bytes a caption, told by a function that counts the bytes of the heap in use.
    package struct Answer {
        package let balloon: Double
        package let pango: Double
        /// The goal: 16 bytes a UTF-16 unit and 256 a caption.
        package let goal: Double
    }

    package static func answer(_ captions: [Caption], with engines: Engines, bytesInUse: () -> Int64) throws -> Answer {
        let units = captions.reduce(0) { $0 + $1.text.utf16.count }
        // What is made once for all captions, such as a font that is opened, is none of theirs.
        for caption in captions {
            _ = try engines.paragraph(caption).size(width: Engines.width)
            let layout = engines.pangoCaption(caption)
            _ = pangoHeight(layout)
            pango_caption_destroy(layout)
        }
        var paragraphs: [Paragraph] = []
        paragraphs.reserveCapacity(captions.count)
        var before = bytesInUse()
        for caption in captions {
            let paragraph = try engines.paragraph(caption)
            _ = paragraph.size(width: Engines.width)
            paragraphs.append(paragraph)
        }
        let balloon = Double(bytesInUse() - before)
        var layouts: [OpaquePointer] = []
        layouts.reserveCapacity(captions.count)
        before = bytesInUse()
        for caption in captions {
            let layout = engines.pangoCaption(caption)
            _ = pangoHeight(layout)
            layouts.append(layout)
        }
        let pango = Double(bytesInUse() - before)
        for layout in layouts { pango_caption_destroy(layout) }
        let count = Double(captions.count)
        return withExtendedLifetime(paragraphs) {
            Answer(balloon: balloon / count, pango: pango / count, goal: 16 * Double(units) / count + 256)
        }
    }
}
