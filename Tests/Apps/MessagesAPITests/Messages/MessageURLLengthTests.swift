import BalloonLayouts
import Foundation
import Testing

@testable import MessagesAPI

/// "Messages framework, MSMessage.url": at most 5,000 characters; a message with more cannot be inserted.
struct MessageURLLengthTests {
    private func url(_ count: Int) throws -> URL {
        let base = "https://example.com/?t="
        return try #require(URL(string: base + String(repeating: "a", count: count - base.count)))
    }

    /// Fact 9.5: as in Apple's sample. It is sent, and is no error.
    @Test func queryItemsAlone() throws {
        func kinds(_ url: String) throws -> [Finding.Kind] {
            let url = try #require(URL(string: url))
            return MessageFindings.findings(summaryText: "Dinner", url: url).map(\.kind)
        }
        #expect(try kinds("?scoop=mint") == [.urlOpensNothing])
        #expect(try kinds("https://example.com/?scoop=mint") == [])
        #expect(try kinds("icecream://?scoop=mint") == [.urlNotTransportable])
        #expect(MessageURL.isTransportable(try #require(URL(string: "?scoop=mint"))))
        #expect(FindingEntry.all.first { $0.kind == .urlOpensNothing }?.severity == .note)
    }

    @Test func aCharacterMore() throws {
        func kinds(_ count: Int) throws -> [Finding.Kind] {
            MessageFindings.findings(summaryText: "Dinner", url: try url(count)).map(\.kind)
        }
        #expect(try kinds(5_000) == [])
        #expect(try kinds(5_001) == [.urlTooLong])
        // What cannot be inserted is what the finding says.
        #expect(throws: Never.self) { try MessageURL.validate(try url(5_000)) }
        #expect(throws: (any Error).self) { try MessageURL.validate(try url(5_001)) }
    }
}
