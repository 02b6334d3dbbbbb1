import Foundation
import Support

/// An HTML page in one file that opens from disk, in light and in dark mode.
package enum WebPage {
    /// The bytes of a page.
    /// - Parameters:
    ///   - style: the page's own style, in addition to that of all pages.
    ///   - body: the content of the body.
    package static func html(title: String, style: String, body: [UInt8]) -> [UInt8] {
        let start = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(XMLText.escaped(title))</title>
            <style>
            \(text(of: PackageResources.page_css))
            \(style)
            </style>
            </head>
            <body>

            """
        return Array(start.utf8) + body + Array("</body>\n</html>\n".utf8)
    }

    /// The text of a resource, without the line feed at its end.
    package static func text(of resource: [UInt8]) -> String {
        String(decoding: resource.last == UInt8(ascii: "\n") ? resource.dropLast() : resource[...], as: UTF8.self)
    }

    /// A file as the source of an image element.
    package static func source(of file: [UInt8], type: String) -> String {
        "data:\(type);base64," + Data(file).base64EncodedString()
    }
}
