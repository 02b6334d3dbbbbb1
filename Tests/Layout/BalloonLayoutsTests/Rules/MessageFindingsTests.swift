import Foundation
import Testing

@testable import BalloonLayouts

/// What Messages carries of a message: its URL, by scheme and length, and its summary.
@Suite struct MessageFindingsTests {
    private static let base = "https://example.com/?"

    private static func url(_ count: Int) -> String { base + String(repeating: "a", count: count - base.count) }

    @Test(
        arguments: [
            ("Dinner", "https://example.com", []), (nil, "https://example.com", [.summaryTextMissing]),
            ("", "https://example.com", [.summaryTextMissing]), (" \n", "https://example.com", [.summaryTextMissing]),
            ("a", nil, []), ("a", "data:text/plain,a", []), ("a", "HTTP://example.com", []),
            ("a", "my-app://x", [.urlNotTransportable]), ("a", "mailto:a@b.c", [.urlNotTransportable]),
            ("a", "?scoop=mint", [.urlOpensNothing]), ("a", url(5_000), []), ("a", url(5_001), [.urlTooLong]),
            (nil, "my-app://x", [.summaryTextMissing, .urlNotTransportable]),
        ] as [(String?, String?, [Finding.Kind])])
    func messages(_ summary: String?, _ url: String?, _ kinds: [Finding.Kind]) {
        let found = MessageFindings.findings(summaryText: summary, url: url.flatMap(URL.init(string:)))
        #expect(found.map(\.kind) == kinds)
    }

    @Test(
        arguments: [
            (nil, false, .words, ["url"]), ("https://a.example", false, .missing, []),
            ("https://a.example", true, .words, []),
            ("https://a.example", true, .missing, ["image"]), ("https://a.example", true, .wordless, ["image"]),
            ("https://a.example", true, .fileName("a.png"), ["image"]), (nil, true, .missing, ["url", "image"]),
        ] as [(String?, Bool, MessageFindings.Label, [String])])
    func authors(_ url: String?, _ hasPicture: Bool, _ label: MessageFindings.Label, _ nodes: [String]) {
        let found = MessageFindings.authorFindings(
            url: url.flatMap(URL.init(string:)), hasPicture: hasPicture, label: label)
        #expect(found.map(\.node) == nodes)
    }

    @Test(arguments: [(4_999, true), (5_000, true), (5_001, false)]) func lengths(_ count: Int, _ isTaken: Bool) throws
    {
        let url = try #require(URL(string: Self.url(count)))
        #expect(((try? MessageURL.validate(url)) != nil) == isTaken)
        // The name, the equals sign and the separator are three characters.
        let base = try #require(URL(string: Self.url(count - 4)))
        let joined = try? MessageURL.url(base, queryItems: [URLQueryItem(name: "b", value: "c")])
        #expect((joined != nil) == isTaken)
    }

    @Test(
        arguments: [
            ("https://example.com/a", "https://example.com/a"), ("HTTP://example.com", "HTTP://example.com"),
            ("data:text/plain,a", nil), ("my-app://x", nil), ("?scoop=mint", nil), (nil, nil),
        ] as [(String?, String?)])
    func openedOnAMac(_ url: String?, _ opened: String?) {
        #expect(MessageURL.openedOnMac(url.flatMap(URL.init(string:)))?.absoluteString == opened)
    }

    /// Any text comes back as it was, after the items that the URL has already.
    @Test(arguments: ["a", "1 + 1 = 2", "50% & more", "ü/ß?#", "٣", "", "a+b"]) func queryItems(_ value: String) throws
    {
        let base = try #require(URL(string: "https://example.com/a?first=1#end"))
        let url = try MessageURL.url(base, queryItems: [URLQueryItem(name: "text", value: value)])
        #expect(
            MessageURL.queryItems(in: url) == [
                URLQueryItem(name: "first", value: "1"), URLQueryItem(name: "text", value: value),
            ])
        #expect(!url.absoluteString.contains("+"))
        #expect(try MessageURL.url(base, queryItems: []).absoluteString == base.absoluteString)
        #expect(MessageURL.queryItems(in: try #require(URL(string: "https://example.com"))).isEmpty)
    }

    /// HTTP, HTTPS and data URLs are sent, and query items without a scheme (facts 2.1.4).
    @Test(arguments: [
        ("http://a.example", true), ("https://a.example", true), ("HTTPS://a.example", true), ("data:,a", true),
        ("DATA:,a", true), ("?scoop=mint", true), ("a/b", true), ("ftp://a.example", false), ("my-app://a", false),
        ("httpx://a", false), ("file:///a", false),
    ])
    func transportable(_ url: String, _ isSent: Bool) throws {
        #expect(MessageURL.isTransportable(try #require(URL(string: url))) == isSent)
    }
}
