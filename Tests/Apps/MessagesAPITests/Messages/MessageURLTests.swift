import Foundation
import MessagesAPI
import Testing

/// Content in the query items of a URL: facts 1.6 and 6.2.
@Suite struct MessageURLTests {
    private let base = URL(string: "https://example.com/build")!

    @Test(
        "Any text goes there and back",
        arguments: [
            "", "plain", "a b", "a+b", "a&b=c", "50 % off", "ü", "日本語", "👩‍👩‍👧", "line\nbreak", "#/?;:@", "\"'<>", "%41",
            "مرحبا",
        ])
    func roundTrip(value: String) throws {
        let items = [
            URLQueryItem(name: "first", value: value), URLQueryItem(name: value, value: "second"),
            URLQueryItem(name: "last", value: nil),
        ]
        let url = try MessageURL.url(base, queryItems: items)
        #expect(MessageURL.queryItems(in: url) == items)
        #expect(url.absoluteString.hasPrefix("https://example.com/build?"))
        #expect(!url.absoluteString.contains("+") && url.absoluteString.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("The base keeps its own items, first; without any there is no question mark")
    func baseItems() throws {
        let own = try #require(URL(string: "https://example.com/build?v=1"))
        let url = try MessageURL.url(own, queryItems: [URLQueryItem(name: "a", value: "b")])
        #expect(url.absoluteString == "https://example.com/build?v=1&a=b")
        #expect(try MessageURL.url(base, queryItems: []) == base)
        #expect(MessageURL.queryItems(in: base).isEmpty)
    }

    @Test("5 000 characters go, 5 001 are error 8")
    func limit() throws {
        let room = 5_000 - base.absoluteString.count - "?s=".count
        func item(_ count: Int) -> [URLQueryItem] {
            [URLQueryItem(name: "s", value: String(repeating: "a", count: count))]
        }
        #expect(try MessageURL.url(base, queryItems: item(room)).absoluteString.count == 5_000)
        let error = #expect(throws: NSError.self) { try MessageURL.url(base, queryItems: item(room + 1)) }
        #expect(error?.code == MSMessageErrorCode.urlExceedsMaxSize.rawValue)
        // What is escaped counts as it is written.
        #expect(throws: NSError.self) {
            try MessageURL.url(base, queryItems: [URLQueryItem(name: "s", value: String(repeating: "ü", count: 900))])
        }
    }
}
