import Foundation
import Testing

@testable import Reports

/// The page as a browser reads it.
struct WebPageTests {
    private static func page(
        _ kind: WebPage.Kind = .review, title: String = "t", first: String = "", nonce: String? = nil,
        data: () throws -> String = { "{}" }
    ) throws -> String {
        var text = ""
        try WebPage.write(kind, title: title, first: first, nonce: nonce, to: { text += $0 }, data: data)
        return text
    }

    /// "HTML, 4.12.1.3": a script ends at the first `</script`, and `<!--` changes what ends it.
    @Test(arguments: ["</script>", "</SCRIPT >", "<!-- <script>", "a < b & c", "\\u003c", "ü“”"])
    func textsDoNotEndTheData(_ text: String) throws {
        let json = String(decoding: try JSONEncoder().encode(["text": text]), as: UTF8.self)
        let page = try Self.page { json.replacing("\\/", with: "/") }
        let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">")).upperBound
        let data = page[start...].prefix { $0 != "<" }
        #expect(page[data.endIndex...].hasPrefix("</script>"))
        #expect(try JSONDecoder().decode([String: String].self, from: Data(data.utf8)) == ["text": text])
    }

    @Test func theTitleIsText() throws {
        #expect(try Self.page(title: "a <b> & c").contains("<title>a &lt;b&gt; &amp; c</title>"))
    }

    /// A server allows the page's own style and script by a nonce, and no others.
    @Test func aNonceMarksTheOwnStyleAndScript() throws {
        let (served, opened) = (try Self.page(nonce: "once"), try Self.page())
        #expect(served.contains("<style nonce=\"once\">") && served.contains("<script nonce=\"once\">"))
        #expect(served.components(separatedBy: "nonce=\"once\"").count == 3)
        #expect(opened == served.replacing(" nonce=\"once\"", with: ""))
    }

    /// Pictures that show without scripts stand before the data, and those of the data before it too.
    @Test func picturesComeBeforeTheData() throws {
        var text = ""
        try WebPage.write(.map, title: "t", first: "<p>first</p>", to: { text += $0 }) {
            text += "<p>later</p>"
            return "{}"
        }
        let places = ["<body>", "<p>first</p>", "<p>later</p>", "id=\"data\"", "</html>"].map {
            text.range(of: $0)?.lowerBound
        }
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted() && !places.contains(nil))
        #expect(text.components(separatedBy: "<p>first</p>").count == 2)
    }

    @Test func eachKindHasScriptsOfItsOwn() throws {
        let pages = try [WebPage.Kind.review, .map, .studio].map { try Self.page($0) }
        #expect(Set(pages).count == 3 && pages[2].utf8.count > pages[1].utf8.count)
    }
}
