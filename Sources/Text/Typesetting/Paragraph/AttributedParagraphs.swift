/// Paragraphs of styled runs that were typeset before. They are few beside texts in one style, and a label asks for the same
/// one several times while it is measured and placed.
struct AttributedParagraphs {
    /// Everything that a paragraph is made of. Its text is in units, because strings that are canonically equivalent are
    /// equal and can have other units.
    struct Key: Hashable {
        let units: [UInt16]
        let runs: [StyledRun]
        let style: TextStyle
        let language: String
        let direction: BaseDirection
        let fonts: ObjectIdentifier
    }

    /// A paragraph keeps its cascade, so that no other one can be at the same address.
    private var known: [Key: Paragraph] = [:]

    /// The maximum number of kept paragraphs: the labels of some screens. When there are more, all are made again.
    private static let maximumCount = 256

    func paragraph(_ key: Key) -> Paragraph? { known[key] }

    mutating func insert(_ paragraph: Paragraph, _ key: Key) {
        if known.count >= Self.maximumCount { known.removeAll() }
        known[key] = paragraph
    }
}

extension ParagraphCache {
    /// The paragraph of a text of styled runs, which is shaped if it is not in the cache.
    ///
    /// - Parameters: see ``Paragraph/init(utf16:runs:style:language:direction:fonts:)``.
    /// - Throws: see ``Paragraph/init(utf16:runs:style:language:direction:fonts:)``. Errors are not kept.
    package func paragraph(
        _ text: String, runs: [StyledRun], style: TextStyle, language: String, direction: BaseDirection = .natural,
        fonts: FontCascade
    ) throws -> Paragraph {
        let key = AttributedParagraphs.Key(
            units: Array(text.utf16), runs: runs, style: style, language: language, direction: direction,
            fonts: ObjectIdentifier(fonts))
        if let known = attributed.withLock({ $0.paragraph(key) }) { return known }
        let made = try Paragraph(
            utf16: key.units, runs: runs, style: style, language: language, direction: direction, fonts: fonts)
        attributed.withLock { $0.insert(made, key) }
        return made
    }
}
