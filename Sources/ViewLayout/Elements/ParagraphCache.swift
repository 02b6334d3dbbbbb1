import Synchronization
import Typesetting

/// Shaped texts by everything that their shape depends on.
///
/// Keys are compared in full, so an entry is never another text's; the key holds the cascade itself, so its identity
/// cannot be taken over by a later one. It can be used from many threads.
final class ParagraphCache: Sendable {
    /// Everything a paragraph is made of.
    struct Key: Hashable, Sendable {
        let text: String
        let style: TextStyle
        let language: String
        let direction: BaseDirection
        let fonts: FontCascade

        /// Swift's `==` on strings takes canonically equivalent spellings for equal, but they have other UTF-16
        /// offsets and other glyphs; so code units are compared.
        static func == (first: Key, second: Key) -> Bool {
            first.text.utf8.elementsEqual(second.text.utf8) && first.style == second.style
                && first.language == second.language && first.direction == second.direction
                && first.fonts === second.fonts
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(text)
            hasher.combine(style)
            hasher.combine(language)
            hasher.combine(direction)
            hasher.combine(ObjectIdentifier(fonts))
        }
    }

    /// The most texts kept: the captions of a large sweep in all twelve text sizes, in some megabytes. At the limit
    /// the cache starts over, which costs one shaping a text.
    static let maximumCount = 4_096

    private let entries = Mutex<[Key: Paragraph]>([:])

    /// The paragraph of a key, shaped if need be. Two threads may shape the same text at once; both get equal values.
    func paragraph(_ key: Key) throws -> Paragraph {
        if let known = entries.withLock({ $0[key] }) { return known }
        let made = try Paragraph(
            key.text, style: key.style, language: key.language, direction: key.direction, fonts: key.fonts)
        entries.withLock {
            if $0.count >= Self.maximumCount { $0.removeAll(keepingCapacity: true) }
            $0[key] = made
        }
        return made
    }
}
