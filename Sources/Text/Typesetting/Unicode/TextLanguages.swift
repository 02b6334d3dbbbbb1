import Synchronization

/// The languages that were used last, and which of them have the same rules for line breaks.
final class TextLanguages: Sendable {
    private let known = Mutex<Known>(Known())

    private struct Known {
        var languages = [TextLanguage?](repeating: nil, count: TextLanguages.size)
        /// What HarfBuzz has been given so far.
        var tags: Set<String> = []
        var pairs = [Pair?](repeating: nil, count: TextLanguages.size)
    }

    private struct Pair {
        let first, second: TextLanguage
        let breakAlike: Bool
    }

    /// The number of kept languages, each in the place of its hash. An app is translated into fewer languages.
    private static let size = 128

    /// The language of a tag: the same object until another language takes its place.
    /// - Throws: ``TypesettingError/outOfRange(what:value:allowed:)`` for one language more than
    ///   ``TypesettingLimits/maximumLanguageCount``.
    func language(_ tag: String) throws -> TextLanguage {
        var hash: UInt = 0
        for byte in tag.utf8 { hash = hash &* 31 &+ UInt(byte) }
        let place = Int(hash % UInt(Self.size))
        return try known.withLock { known in
            if let language = known.languages[place], language.tag == tag { return language }
            let meaning = TextLanguage.known(tag)
            if !known.tags.contains(meaning) {
                guard known.tags.count < TypesettingLimits.maximumLanguageCount else {
                    throw TypesettingError.outOfRange(
                        what: "the language", value: tag,
                        allowed: "\(TypesettingLimits.maximumLanguageCount) languages in one process; start another one"
                    )
                }
                known.tags.insert(meaning)
            }
            let made = TextLanguage(tag, known: meaning)
            known.languages[place] = made
            return made
        }
    }

    /// Whether two languages have the same rules for line breaks.
    func breakAlike(_ first: TextLanguage, _ second: TextLanguage) throws -> Bool {
        func address(_ language: TextLanguage) -> UInt {
            UInt(bitPattern: Unmanaged.passUnretained(language).toOpaque())
        }
        let place = Int((address(first) >> 4 &* 31 &+ address(second) >> 4) % UInt(Self.size))
        let remembered: Bool? = known.withLock { known in
            guard let pair = known.pairs[place], pair.first === first, pair.second === second else { return nil }
            return pair.breakAlike
        }
        if let remembered { return remembered }
        let breakAlike = try TextLanguage.breakAlike(first, second)
        known.withLock { $0.pairs[place] = Pair(first: first, second: second, breakAlike: breakAlike) }
        return breakAlike
    }
}
