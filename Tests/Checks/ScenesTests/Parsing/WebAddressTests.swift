import Foundation
import Testing

@testable import Scenes

/// Web addresses as authors write them.
struct WebAddressTests {
    /// "RFC 3986, 3.2": the host ends at a slash, a question mark, a number sign, or a colon; "UTS #46" for its letters.
    @Test(arguments: [
        ("https://bücher.example", ""), ("https://bücher.example/", "/"), ("https://bücher.example#teil", "#teil"),
        ("https://bücher.example?q=1", "?q=1"), ("https://bücher.example:8080", ":8080"),
        ("https://bücher.example:8080?q=1#teil", ":8080?q=1#teil"), ("https://bücher.example/a@b", "/a@b"),
        ("https://bücher.example/a:b", "/a:b"), ("https://bücher.example?a@b:c", "?a@b:c"),
        ("https://bücher.example#a/b", "#a/b"), ("https://bücher.example#Teil", "#Teil"),
        ("https://bücher.example#a@b", "#a@b"), ("https://bücher.example?Q=A", "?Q=A"),
    ]) func theHostEndsBeforeTheRest(_ text: String, _ rest: String) {
        #expect(WebAddress.url(text)?.absoluteString == "https://xn--bcher-kva.example" + rest)
        let named = text.replacing("https://", with: "https://ada:pw@")
        #expect(WebAddress.url(named)?.absoluteString == "https://ada:pw@xn--bcher-kva.example" + rest)
    }

    @Test(arguments: [
        ("https:///menu", true), ("http:///", true), ("HTTPS:///a", true), ("https:menu", true),
        ("https://a.example", false), ("http://localhost:80/", false), ("myapp:///a", false), ("data:,a", false),
    ]) func aWebAddressNeedsAHost(_ text: String, _ lacksHost: Bool) throws {
        #expect(WebAddress.lacksHost(try #require(URL(string: text))) == lacksHost)
    }
}
