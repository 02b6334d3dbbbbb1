import Foundation
import Support
import Testing

/// JSON as programs of Balloon write it.
struct JSONFormsTests {
    private func text(_ value: some Encodable, _ encoder: JSONEncoder) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test func keysAreSortedAndPathsAreReadable() throws {
        let value = ["b": "x/y", "a": "1", "c": "2"]
        #expect(try text(value, .line) == #"{"a":"1","b":"x/y","c":"2"}"#)
        let lines = try text(value, .pretty).split(separator: "\n").map { $0.filter { $0 != " " } }
        #expect(lines == ["{", #""a":"1","#, #""b":"x/y","#, #""c":"2""#, "}"])
    }

    @Test func anAnswerNamesItsFormatBesideItsMembers() throws {
        let answer = FormattedOutput(["names": ["a"]], as: .goldens)
        #expect(try text(answer, .line) == #"{"format":"balloon.goldens/1","names":["a"]}"#)
    }

    /// Programs read them: each is its own, with a version.
    @Test func formatsAreDistinctAndHaveVersions() {
        let names = OutputFormat.allCases.map(\.rawValue)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.wholeMatch(of: /balloon\.[a-z]+\/[1-9]/) != nil })
    }
}
