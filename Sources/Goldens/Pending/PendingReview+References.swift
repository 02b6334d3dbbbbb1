import Drawing

extension PendingReview {
    /// The number of digits that name the state of a cause.
    private static let stateLength = 8

    /// A cause's number with what it stands for at this moment: `2:3fa9c1e0`. As soon as a candidate or a golden of the
    /// cause is another, so are the digits; they stay when another cause is accepted and the numbers change.
    package func reference(to cause: GoldenCause) -> String {
        // Two causes can have the same cells.
        "\(cause.number):\(Self.state(of: candidates(of: cause), naming: [cause.sentence] + cause.variants))"
    }

    /// The options that choose some candidates with all of their causes; nil for none, and for too many causes.
    package func options(choosing candidates: [PendingCandidate]) -> String? {
        let numbers = Set(candidates.flatMap { causes(of: $0).map(\.number) }).sorted()
        guard !numbers.isEmpty, numbers.count <= Self.namedCauses else { return nil }
        return numbers.map { "--cause \(reference(to: groups.causes[$0 - 1]))" }.joined(separator: " ")
    }

    /// The number of causes that a command names; of more, a filter is shorter.
    private static let namedCauses = 6

    /// The state of everything that is pending: while it stays, so do the numbers of causes.
    package var state: String { Self.state(of: candidates) }

    private static func state(of candidates: [PendingCandidate], naming sentences: [String] = []) -> String {
        let lines = candidates.map { candidate in
            let hashes = candidate.hashes
            return [hashes.picture, hashes.record, hashes.goldenPicture, hashes.goldenRecord].map { $0 ?? "-" }
                .joined(separator: " ") + " \(candidate.goldens)/\(candidate.name)\n"
        }
        return String(SHA256.hexadecimalDigest(of: Array((lines + sentences).joined().utf8)).prefix(stateLength))
    }

    /// The cause that a text names: `2:3fa9c1e0` as it was looked at, whatever its number is now, or `2`.
    /// - Parameter numberedState: the state of everything when somebody last saw numbers; nil for never. A number alone
    ///   means nothing once something has been accepted or drawn again.
    /// - Throws: ``GoldenFailure`` when there is no such cause, or it is no longer what was looked at.
    package func cause(_ text: String, numberedState: String?) throws -> GoldenCause {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
            if let cause = groups.causes.first(where: { reference(to: $0).hasSuffix(":" + parts[1]) }) { return cause }
            throw GoldenFailure(
                kind: .badInput,
                message: "cause \(text) is no longer what it was when it was looked at; \(Self.lookAgain)")
        }
        try requireNumbers(numberedState)
        guard let number = Int(text), groups.causes.indices.contains(number - 1) else {
            let count = groups.causes.count
            let known =
                count == 0 ? "nothing is pending" : count == 1 ? "there is cause 1" : "there are causes 1 to \(count)"
            throw GoldenFailure(kind: .badInput, message: "there is no cause \(text); \(known)")
        }
        return groups.causes[number - 1]
    }

    /// Refuses numbers of causes that are not the ones that somebody last saw.
    /// - Throws: ``GoldenFailure``.
    package func requireNumbers(_ numberedState: String?) throws {
        guard !candidates.isEmpty, numberedState != state else { return }
        throw GoldenFailure(
            kind: .badInput,
            message: "what is pending has changed since causes were numbered, or nobody has looked; \(Self.lookAgain)")
    }

    private static let lookAgain =
        "look again with balloon report, review or list --pending, and name a cause with its state, such as 2:3fa9c1e0"
}
