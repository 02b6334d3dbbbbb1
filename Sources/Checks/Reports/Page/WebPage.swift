import Foundation
import Support

/// The page that reports are looked at in: one HTML file that opens from disk, in light and in dark mode. Its data say
/// what it shows; `Documentation/page.schema.json` describes them.
package enum WebPage {
    /// Writes the page piece by piece, since its pictures can be more than fits into memory.
    /// - Parameters:
    ///   - first: the elements of the pictures that show without any script.
    ///   - nonce: what a server says of the page's own style and script, so that it need not allow others; nil from disk.
    ///   - write: gets the texts of the page, one after the other.
    ///   - data: the data as JSON. It may write pictures before it returns.
    package static func write(
        _ kind: Kind, title: String, first: String, nonce: String? = nil, to write: (String) throws -> Void,
        data: () throws -> String
    ) throws {
        let own = nonce.map { " nonce=\"\($0)\"" } ?? ""
        let body = text(of: PackageResources.page_html).components(separatedBy: placeOfFirst)
        try write(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(XMLText.escaped(title))</title>
            <style\(own)>
            \(text(of: PackageResources.page_css))
            </style>
            </head>
            <body>
            \(body.joined(separator: first))

            """)
        // The text of a balloon can contain "</script>".
        let json = try data().replacing("<", with: "\\u003c")
        try write("<script type=\"application/json\" id=\"data\">\(json)</script>\n<script\(own)>\n")
        for script in kind.scripts { try write(text(of: script) + "\n") }
        try write("</script>\n</body>\n</html>\n")
    }

    /// Where the pictures stand that show without any script.
    private static let placeOfFirst = "FIRST"

    /// What a page shows, by which it has its scripts.
    package enum Kind {
        /// Goldens to look at.
        case review
        /// Scenes over many viewers.
        case map
        /// The same while the scenes are edited.
        case studio

        /// The scripts in their order, without a build step.
        fileprivate var scripts: [[UInt8]] {
            let own: [[UInt8]] =
                switch self {
                case .review: [PackageResources.decisions_js, PackageResources.review_js]
                case .map: [PackageResources.map_js, PackageResources.sweep_js]
                case .studio: [PackageResources.map_js, PackageResources.sweep_js, PackageResources.studio_js]
                }
            return [
                PackageResources.dom_js, PackageResources.filter_js,
                PackageResources.pictures_js, PackageResources.stage_js, PackageResources.list_js,
                PackageResources.address_js,
            ] + own + [PackageResources.page_js]
        }
    }

    private static func text(of resource: [UInt8]) -> String {
        String(decoding: resource.last == UInt8(ascii: "\n") ? resource.dropLast() : resource[...], as: UTF8.self)
    }
}
