import Foundation
import Typesetting

/// Parses web addresses as authors write them.
enum WebAddress {
    /// The URL of a text, whose host may have letters of any language; nil for other text.
    static func url(_ text: String) -> URL? {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }), let scheme = text.range(of: "://") else { return URL(string: text) }
        let end = text[scheme.upperBound...].firstIndex { "/?#".contains($0) } ?? text.endIndex
        let authority = text[scheme.upperBound..<end]
        // The text before the host, and the port after it, are not changed.
        let start = authority.lastIndex(of: "@").map(text.index(after:)) ?? authority.startIndex
        let hostEnd = text[start..<end].firstIndex(of: ":") ?? end
        let host = text[start..<hostEnd]
        guard !host.utf8.allSatisfy({ $0 < 0x80 }) else { return URL(string: text) }
        guard let ascii = HostName.ascii(String(host)) else { return nil }
        return URL(string: text[..<start] + ascii + text[hostEnd...])
    }

    /// Whether a web address has no host, as in `https:///menu`.
    static func lacksHost(_ url: URL) -> Bool {
        ["http", "https"].contains(url.scheme?.lowercased()) && (url.host() ?? "").isEmpty
    }
}
