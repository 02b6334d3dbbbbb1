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
