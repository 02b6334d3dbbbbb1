import Synchronization

/// Keeps paragraphs, so that a text that was typeset before is only looked up. At another point size it is not analysed
/// again, and in another language only what depends on the language is done again.
///
/// Keys are compared completely, so an entry is never that of another text. The cache keeps the paragraphs that were
/// used last, up to its limit. It can be used from many threads.
package final class ParagraphCache: Sendable {
    /// How often a requested paragraph was in the cache.
    package struct Statistics: Sendable, Equatable {
        /// How often it was there.
        package var hits = 0
        /// How often it had to be made.
        package var misses = 0

        package init(hits: Int = 0, misses: Int = 0) {
            self.hits = hits
            self.misses = misses
        }
    }

    private let generations: Mutex<Generations>
    let attributed = Mutex<AttributedParagraphs>(AttributedParagraphs())

    /// Makes an empty cache.
    /// - Parameter maximumCount: the maximum number of kept texts, at least 2; each is kept at all its sizes. The
    ///   default is enough for the captions of a large sweep and takes some megabytes.
    package init(maximumCount: Int = 1_024) {
        generations = Mutex(Generations(maximumCount: max(maximumCount, 2)))
    }

    /// The counts so far.
    package var statistics: Statistics { generations.withLock { $0.statistics } }

    /// The number of kept paragraphs.
    package var count: Int { generations.withLock { $0.count } }

    /// The paragraph of a text. It is analysed and shaped if it is not in the cache. When two threads request the same
    /// new text at the same time, both may shape it; the results are equal.
    ///
    /// - Parameters: see ``Paragraph/init(_:style:language:direction:fonts:)``.
    /// - Throws: see ``Paragraph/init(_:style:language:direction:fonts:)``. Errors are not kept.
    /// - Complexity: O(length).
    package func paragraph(
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

    /// Two tables. When the young one is full it becomes the old one, and the entries of the old one that were not used
    /// since are removed.
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
            // Another thread may have inserted it first.
            guard young.paragraph(key) == nil else { return }
            if young.isFull {
                swap(&young, &old)
                young.removeAll()
            }
            young.insert(paragraph, key)
        }
    }
}
