import Drawing
import Foundation
import Support

/// Everything that is pending as one HTML page that needs nothing else: its pictures are inside, and it opens from disk.
///
/// The page lists causes and cells, and shows one cell: was and is side by side, one swept over the other, blended, in
/// turns, or what differs. Pictures that several cells share are in it once, and only those that are shown are decoded.
package enum ReviewPage {
    /// The bytes of the page.
    /// - Parameter words: what commands about the pending folder need to say besides.
    /// - Throws: when a file cannot be read.
    package static func html(_ review: PendingReview, in folder: PendingFolder, words: String = "") throws -> [UInt8] {
        var pictures = PagePictures()
        let document = try PageDocument(review, in: folder, words: words, pictures: &pictures)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A text of a balloon can hold "</script>".
        let data = String(decoding: try encoder.encode(document), as: UTF8.self).replacing("<", with: "\\u003c")
        let start = "\(markup)\n<script type=\"application/json\" id=\"review\">\(data)</script>\n"
        let scripts = [pictureScript, alignmentScript, differenceScript, listScript, stageScript, pageScript]
        let end = "<script>\n\(scripts.joined(separator: "\n"))\n</script>\n"
        return WebPage.html(
            title: "Balloon: review", style: style, body: Array(start.utf8) + pictures.elements + Array(end.utf8))
    }
}

/// The pictures of a page, each once.
struct PagePictures {
    /// One element per picture, which a browser keeps as text until it is asked for.
    private(set) var elements: [UInt8] = []
    private var names: Set<String> = []

    /// Adds a picture; nil for none.
    /// - Returns: the name by which the page finds it.
    mutating func add(_ file: [UInt8]?) -> String? {
        guard let file else { return nil }
        let name = String(SHA256.hexadecimalDigest(of: file).prefix(GoldenMetadata.shortHashLength))
        if names.insert(name).inserted {
            elements += Array("<script type=\"text/plain\" id=\"p-\(name)\">".utf8)
            elements += Array(Data(file).base64EncodedData()) + Array("</script>\n".utf8)
        }
        return name
    }
}
