/// The character that replaces text that is left out.
final class Ellipsis: Sendable {
    static let units: [UInt16] = [0x2026]

    let shaped: ShapedText

    init(_ shaped: ShapedText) { self.shaped = shaped }

    /// The ellipsis in a paragraph's fonts, or in those of a run. It is a box when no font has an ellipsis, and empty
    /// when its font cannot be opened.
    /// - Parameter runs: the run over one unit; nil in a text without runs.
    static func shaped(language: TextLanguage, chooser: FontChooser, runs: RunTable? = nil) -> ShapedText {
        do {
            let analysis = try TextAnalysis(units: units, language: language, direction: .leftToRight)
            let chooser = chooser.drawingBoxes
            return try Shaper.shape(
                Itemizer.items(of: analysis, chooser: chooser, runs: runs), of: analysis, language: language,
                chooser: chooser, runs: runs)
        } catch {
            return ShapedText.empty
        }
    }
}
