import Drawing

/// One of several parts of a run, such as `3/8`. The same cells are in it on each machine.
package struct Shard: Hashable, Sendable, Codable {
    /// The number of the part, from 1.
    package let number: Int
    package let count: Int

    /// The maximum number of parts, as in the largest job arrays.
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

    /// Explains why a text is not a part of a run, and what to write instead.
    package static func refusal(of text: String) -> String {
        let count =
            text.split(separator: "/").last.flatMap { Int($0) }.flatMap { 1...maximumCount ~= $0 ? $0 : nil } ?? 3
        return "\(text) is not a part; parts are counted from 1, so write 1/\(count) for the first of \(count)"
            + (count > 1 ? ", and \(count)/\(count) for the last" : "")
    }

    /// Whether a cell belongs to this part. The hash of its name decides, so that a new cell moves no other one.
    package func contains(_ name: String) -> Bool {
        let digits = SHA256.hexadecimalDigest(of: Array(name.utf8)).prefix(8)
        return (Int(digits, radix: 16) ?? 0) % count == number - 1
    }
}
