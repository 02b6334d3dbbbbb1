import Testing

@testable import Sweeps

/// A long list is written piece by piece as Foundation writes it at once.
struct JSONTextTests {
    private struct Table: Encodable { let list: [[String: Int]] }

    @Test(arguments: 0...3) func aListIsWrittenAsFoundationWritesIt(_ count: Int) throws {
        let list = (0..<count).map { ["a/b": $0, "c": -$0] }
        var pieces: [String] = []
        try JSONText.writeList(list, indent: 2, { pieces.append($0) }) { try JSONText.pretty($0, indent: 4) }
        #expect(try "{\n  \"list\" : \(pieces.joined())\n}" == JSONText.pretty(Table(list: list), indent: 0))
        #expect(pieces.count == max(1, count + 1))
    }

    /// What cannot be written ends it.
    @Test func anErrorIsPassedOn() {
        #expect(throws: CancellationError.self) {
            try JSONText.writeList([1, 2], indent: 0, { _ in throw CancellationError() }) { "\($0)" }
        }
    }
}
