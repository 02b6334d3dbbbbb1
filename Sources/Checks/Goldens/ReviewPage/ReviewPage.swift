import Drawing
import Foundation
import Reports
import Support

/// Everything that is pending, as one HTML page that opens from disk and contains its pictures.
///
/// The page lists causes and cells, and shows the pictures of one cell: side by side, one swiped over the other,
/// blended, alternating, or their difference. The page contains each picture once and decodes it when it is shown.
package enum ReviewPage {
    /// The bytes of the page.
    /// - Parameter words: options that the page adds to commands, such as the name of the pending folder.
    /// - Throws: when a file cannot be read.
    package static func html(_ review: PendingReview, in folder: PendingFolder, words: String = "") throws -> [UInt8] {
        var pictures = PagePictures()
        let document = try PageDocument(review, in: folder, words: words, pictures: &pictures)
        // The text of a balloon can contain "</script>".
        let data = String(decoding: try JSONEncoder.line.encode(document), as: UTF8.self).replacing(
            "<", with: "\\u003c")
        let start =
            "\(WebPage.text(of: PackageResources.review_html))\n<script type=\"application/json\" id=\"review\">\(data)</script>\n"
        let end = "<script>\n\(scripts.map(WebPage.text).joined(separator: "\n"))\n</script>\n"
        return WebPage.html(
            title: "Balloon: review", style: WebPage.text(of: PackageResources.review_css),
            body: Array(start.utf8) + pictures.elements + Array(end.utf8))
    }

    /// The scripts of the page in their order: pictures, decoded when they are shown; two pictures aligned by the rules
    /// of ``PictureAlignment``; a difference painted by the rules of ``DifferencePicture``; the list of causes and
    /// cells; the pictures of the chosen cell; its facts, the keys, and the start.
    private static let scripts = [
        PackageResources.pictures_js, PackageResources.alignment_js, PackageResources.difference_js,
        PackageResources.list_js, PackageResources.stage_js, PackageResources.review_js,
    ]
}

/// The pictures of a page, each once.
struct PagePictures {
    /// One element per picture. The browser keeps it as text until the script reads it.
    private(set) var elements: [UInt8] = []
    private var names: Set<String> = []

    /// Adds a picture; nil for none.
    /// - Returns: the name by which the script finds it.
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
