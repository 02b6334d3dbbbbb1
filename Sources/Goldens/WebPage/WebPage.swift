import Foundation

/// A page of HTML that needs nothing else: it opens from disk, in the light and in the dark.
package enum WebPage {
    /// The bytes of a page.
    /// - Parameters:
    ///   - style: rules of the page's own, beside those that all pages have.
    ///   - body: what is inside the body.
    package static func html(title: String, style: String, body: [UInt8]) -> [UInt8] {
        let start = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(escaped(title))</title>
            <style>
            \(Self.style)
            \(style)
            </style>
            </head>
            <body>

            """
        return Array(start.utf8) + body + Array("</body>\n</html>\n".utf8)
    }

    /// A text as the content of an element or the value of an attribute.
    package static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// A file as the source of a picture.
    package static func source(of file: [UInt8], type: String) -> String {
        "data:\(type);base64," + Data(file).base64EncodedString()
    }
}
