import Synchronization

/// Paragraphs by everything but the size that they are made of, so that a text seen before costs a look-up: at another
/// size it is not analysed again, and in another language only what the language changes is done again.
///
/// Keys are compared in full, so an entry is never another text's; a key holds the cascade itself, so its identity
/// cannot be taken over by a later one. The cache keeps what was used last and never more than its limit. It can be
/// used from many threads.
public final class ParagraphCache: Sendable {
    /// How often the cache was asked.
    package struct Statistics: Sendable, Equatable {
        /// Times that the paragraph was there.
        package var hits = 0
        /// Times that it had to be made.
        package var misses = 0

        /// Makes counts.
        package init(hits: Int = 0, misses: Int = 0) {
            self.hits = hits
            self.misses = misses
        }
    }

    private let generations: Mutex<Generations>

    /// Makes an empty cache.
    /// - Parameter maximumCount: the most texts kept, at least 2, each at all its sizes. The default holds the captions
    ///   of a large sweep, in some megabytes.
    public init(maximumCount: Int = 1_024) {
        generations = Mutex(Generations(maximumCount: max(maximumCount, 2)))
    }

    /// How often the cache was asked so far.
    package var statistics: Statistics { generations.withLock { $0.statistics } }

    /// How many paragraphs are kept.
    package var count: Int { generations.withLock { $0.count } }

    /// The paragraph of a text, analysed and shaped if need be. Two threads may shape the same text at once; both get
    /// equal values.
    ///
    /// - Parameters: see ``Paragraph/init(_:style:language:direction:fonts:)``.
    /// - Throws: see ``Paragraph/init(_:style:language:direction:fonts:)``; failures are not kept.
    /// - Complexity: O(length).
    public func paragraph(
        _ text: String, style: TextStyle, language: String, direction: BaseDirection = .natural, fonts: FontCascade
    ) throws -> Paragraph {
        try ParagraphKey.withKey(text, style, language, direction, fonts) { key in
            if let known = generations.withLock({ $0.paragraph(key) }) {
                return try known.withPointSize(style.pointSize)
            }
            let translation = generations.withLock { $0.translation(key) }
            let made =
                try translation?.withLanguage(language, pointSize: style.pointSize)
                ?? Paragraph(text, style: style, language: language, direction: direction, fonts: fonts)
            generations.withLock { $0.insert(made, key) }
            return made
        }
    }

    /// Two tables: when the young one is full it becomes the old one, and what nobody asked for since is dropped.
    private struct Generations: ~Copyable {
        private var young: ParagraphTable
        private var old: ParagraphTable
        private(set) var statistics = Statistics()

        init(maximumCount: Int) {
            young = ParagraphTable(maximumCount: maximumCount / 2)
            old = ParagraphTable(maximumCount: maximumCount / 2)
        }

        var count: Int { young.count + old.count }

        mutating func paragraph(_ key: ParagraphKey) -> Paragraph? {
            if let known = young.paragraph(key) {
                statistics.hits += 1
                return known
            }
            guard let known = old.paragraph(key) else {
                statistics.misses += 1
                return nil
            }
            statistics.hits += 1
            insert(known, key)
            return known
        }

        func translation(_ key: ParagraphKey) -> Paragraph? { young.translation(key) ?? old.translation(key) }

        mutating func insert(_ paragraph: Paragraph, _ key: ParagraphKey) {
            // Another thread may have been first.
            guard young.paragraph(key) == nil else { return }
            if young.isFull {
                swap(&young, &old)
                young.removeAll()
            }
            young.insert(paragraph, key)
        }
    }
}
