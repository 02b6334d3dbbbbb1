import Drawing

/// One of several parts of a run, each of which has the same cells wherever it runs: `3/8`.
package struct Shard: Hashable, Sendable, Codable {
    /// From 1.
    package let number: Int
    package let count: Int

    /// As many parts as the largest job arrays have.
    package static let maximumCount = 100_000

    /// Reads `3/8`; nil for anything that is not a part of a whole.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.maximumCount).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    /// What is wrong with a text that is not a part of a whole, and what would do.
    package static func refusal(of text: String) -> String {
        let count =
            text.split(separator: "/").last.flatMap { Int($0) }.flatMap { 1...maximumCount ~= $0 ? $0 : nil } ?? 3
        return "\(text) is not a part; parts are counted from 1, so write 1/\(count) for the first of \(count)"
            + (count > 1 ? ", and \(count)/\(count) for the last" : "")
    }

    /// Whether a cell belongs to this part: by the hash of its name, so that a new cell moves no other one.
    package func contains(_ name: String) -> Bool {
        let digits = SHA256.hexadecimalDigest(of: Array(name.utf8)).prefix(8)
        return (Int(digits, radix: 16) ?? 0) % count == number - 1
    }
}
