import Drawing

extension PendingReview {
    /// The number of hexadecimal digits that identify the state of a cause.
    private static let stateLength = 8

    /// A cause's number with digits of its current state: `2:3fa9c1e0`. The digits change as soon as a candidate or a
    /// golden of the cause changes. They stay when another cause is accepted and the numbers change.
    package func reference(to cause: GoldenCause) -> String {
        // The sentences are part of the state, because two causes can have the same cells.
        "\(cause.number):\(Self.state(of: candidates(of: cause), naming: [cause.sentence] + cause.variants))"
    }

    /// The options that choose some candidates with all of their causes; nil for no cause, and for too many.
    package func options(choosing candidates: [PendingCandidate]) -> String? {
        let numbers = Set(candidates.flatMap { causes(of: $0).map(\.number) }).sorted()
        guard !numbers.isEmpty, numbers.count <= Self.namedCauses else { return nil }
        return numbers.map { "--cause \(reference(to: groups.causes[$0 - 1]))" }.joined(separator: " ")
    }

    /// The maximum number of causes in a command; a filter is shorter than more of them.
    private static let namedCauses = 6

    /// Digits of the state of everything that is pending. While they stay the same, so do the numbers of causes.
    package var state: String { Self.state(of: candidates) }

    /// Digits of the state of one candidate and of its golden.
    package static func state(of candidate: PendingCandidate) -> String { state(of: [candidate]) }

    private static func state(of candidates: [PendingCandidate], naming sentences: [String] = []) -> String {
        let lines = candidates.map { candidate in
            let hashes = candidate.hashes
            return [hashes.picture, hashes.record, hashes.goldenPicture, hashes.goldenRecord].map { $0 ?? "-" }
                .joined(separator: " ") + " \(candidate.goldens)/\(candidate.name)\n"
        }
        return String(SHA256.hexadecimalDigest(of: Array((lines + sentences).joined().utf8)).prefix(stateLength))
    }

    /// Finds the cause that a text names: `2:3fa9c1e0` is the cause in the state that somebody saw, whatever its number
    /// is now; `2` is the cause with this number.
    /// - Parameter numberedState: the state of everything when somebody last saw numbers; nil for never. A number alone
    ///   is valid only in this state.
    /// - Throws: ``GoldenFailure`` when there is no such cause, or when it has changed.
    package func cause(_ text: String, numberedState: String?) throws -> GoldenCause {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
            if let cause = groups.causes.first(where: { reference(to: $0).hasSuffix(":" + parts[1]) }) { return cause }
            throw GoldenFailure(
                kind: .badInput,
                message: "cause \(text) has changed since it was listed; \(Self.lookAgain)")
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

    /// Throws when the numbers of causes may have changed since somebody last saw them.
    /// - Throws: ``GoldenFailure``.
    package func requireNumbers(_ numberedState: String?) throws {
        guard !candidates.isEmpty, numberedState != state else { return }
        throw GoldenFailure(
            kind: .badInput,
            message: "the pending goldens have changed since their causes were last listed; \(Self.lookAgain)")
    }

    private static let lookAgain =
        "look again with balloon report, review or list --failing, and name a cause with its state, such as 2:3fa9c1e0"
}
