import Synchronization

/// One text at all its sizes: analysed once, shaped once for each optical size that is asked for.
///
/// Sizes that the primary font draws with the same glyphs share one storage, so that going from one of them to another
/// is arithmetic.
final class ParagraphSizes: Sendable {
    private let analysis: TextAnalysis
    private let language: String
    private let fonts: FontCascade
    /// As many as optical sizes were asked for; few enough to look at one after the other.
    private let storages = Mutex<[ParagraphStorage]>([])

    init(
        text: [UInt16], language: String, direction: BaseDirection, wordBreak: WordBreak, fonts: FontCascade
    ) throws {
        guard text.count <= TypesettingLimits.maximumTextLength else {
            throw TypesettingError.outOfRange(
                what: "text length", value: "\(text.count) UTF-16 units",
                allowed: "at most \(TypesettingLimits.maximumTextLength)")
        }
        analysis = try TextAnalysis(
            units: text, language: language, direction: direction, wordBreak: wordBreak)
        self.language = language
        self.fonts = fonts
    }

    /// The text shaped for a style. Weight, slant, word breaks and line height are the same at every call.
    func storage(for style: TextStyle) throws -> ParagraphStorage {
        let size = style.pointSize
        if let known = storages.withLock({ $0.first { $0.opticalSizes.contains(size) } }) { return known }
        let made = try makeStorage(for: style)
        // Another thread may have been first; everybody keeps the one that stands.
        return storages.withLock { table in
            if let earlier = table.first(where: { $0.opticalSizes.contains(size) }) { return earlier }
            table.append(made)
            return made
        }
    }

    private func makeStorage(for style: TextStyle) throws -> ParagraphStorage {
        let chooser = try FontChooser(cascade: fonts, style: style)
        // Which font draws a cluster is the same at all sizes.
        let items =
            if let known = storages.withLock({ $0.first }) {
                known.items.map { $0.with(font: chooser.font(at: $0.slot)) }
            } else {
                try Itemizer.items(of: analysis, chooser: chooser)
            }
        return try ParagraphStorage(analysis, items: items, style: style, language: language, chooser: chooser)
    }
}
