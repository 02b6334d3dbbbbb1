import Synchronization

/// One text at all its sizes: analysed once, shaped once for each optical size that is asked for.
///
/// Sizes that the primary font draws with the same glyphs share one storage, so that going from one of them to another
/// is arithmetic.
final class ParagraphSizes: Sendable {
    private let analysis: TextAnalysis
    private let language: String
    private let fonts: FontCascade
    private let storages = Mutex<[FontInstance: ParagraphStorage]>([:])

    init(text: [UInt16], language: String, direction: BaseDirection, fonts: FontCascade) throws {
        guard text.count <= TypesettingLimits.maximumTextLength else {
            throw TypesettingError.outOfRange(
                what: "text length", value: "\(text.count) UTF-16 units",
                allowed: "at most \(TypesettingLimits.maximumTextLength)")
        }
        analysis = try TextAnalysis(units: text, language: language, direction: direction)
        self.language = language
        self.fonts = fonts
    }

    /// The text shaped for a style. Weight, slant and line height are the same at every call.
    func storage(for style: TextStyle) throws -> ParagraphStorage {
        let primary = try fonts.instance(family: 0, style: style)
        if let known = storages.withLock({ $0[primary] }) { return known }
        let made = try ParagraphStorage(analysis, style: style, language: language, fonts: fonts)
        // Another thread may have been first; everybody keeps the one that stands.
        return storages.withLock { table in
            if let earlier = table[primary] { return earlier }
            table[primary] = made
            return made
        }
    }
}
