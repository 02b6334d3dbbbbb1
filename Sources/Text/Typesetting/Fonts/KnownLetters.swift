import Synchronization

/// One letter of each language that somebody asked for, kept for the life of some fonts.
final class KnownLetters: Sendable {
    private let known = Mutex<[String: Character]>([:])

    /// More languages than anybody asks for at once.
    private static let maximumCount = 512

    /// The letter of a language, which is looked for once.
    func letter(of language: String, finding find: () throws -> Character) rethrows -> Character {
        if let letter = known.withLock({ $0[language] }) { return letter }
        let letter = try find()
        known.withLock { if $0.count < Self.maximumCount { $0[language] = letter } }
        return letter
    }
}
