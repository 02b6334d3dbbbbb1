import BalloonLayouts
import Foundation
import Support
import ViewLayout

/// One point of a sweep: what was measured for one viewer. Lengths are in points.
///
/// ```swift
/// for cell in sweep.cells where cell.texts.contains(where: \.isTruncated) {
///     print(cell.traits.locale, cell.traits.transcriptWidth, cell.size.height)
/// }
/// ```
public struct SweepCell: Sendable, Equatable {
    /// The width of the viewer's transcript.
    package let transcriptWidth: CGFloat
    /// The size of the balloon.
    public let size: CGSize
    /// The size of its picture, with the tail that hangs below it.
    public let canvasSize: CGSize
    /// The data that is equal at neighbouring widths, stored once for all of them.
    let contents: Contents
    /// See ``fit``. Behind a reference, because most cells have none.
    private let answer: Answer?

    /// The viewer.
    public var traits: TraitCollection {
        var traits = contents.row.traits
        traits.transcriptWidth = transcriptWidth
        return traits
    }
    /// The viewer's data that does not depend on the width.
    package var row: Row { contents.row }
    /// The texts, in drawing order.
    public var texts: [Text] { contents.texts }
    /// A text by its id; one without lines where the cell has no such text.
    /// - Complexity: O(texts).
    public subscript(id: String) -> Text {
        texts.first { $0.id == id } ?? Text(id: id, height: 0, lineCount: 0, isTruncated: false)
    }
    /// Whether the balloon shows a picture, whose height follows the width.
    public var hasPicture: Bool { contents.hasPicture }
    /// The findings of the balloon.
    public var findings: [Finding] { contents.findings }
    /// The answer of a live layout, and what its view needs; nil for a template.
    package var fit: ViewFit? { answer?.fit }
    /// Whether there is a balloon; without one, a finding says why, and the size is zero.
    package var isLaidOut: Bool { contents.isLaidOut }

    /// The name of the cell, which does not depend on the other cells of a sweep: `dinner/402-L-en-light`.
    package func id(in scene: String) -> String { scene + "/" + idInScene }

    /// The name of the cell among those of its scene.
    package var idInScene: String { ShortDecimal.exact(Double(transcriptWidth)) + "-" + row.idInScene }

    /// A viewer without a width of the transcript.
    package final class Row: Sendable {
        /// The viewer. The width of the transcript has no meaning here.
        package let traits: TraitCollection
        /// The name of the viewer: that of a cell without the width.
        let idInScene: String

        package init(_ traits: TraitCollection) {
            self.traits = traits
            idInScene = TraitText.identifierWithoutWidth(traits)
        }
    }

    /// The data that the cells of one interval of widths share.
    final class Contents: Sendable {
        let row: Row
        let texts: [Text]
        let hasPicture: Bool
        let findings: [Finding]
        let isLaidOut: Bool

        init(row: Row, texts: [Text], hasPicture: Bool, findings: [Finding]) {
            self.row = row
            self.texts = texts
            self.hasPicture = hasPicture
            self.findings = findings
            isLaidOut = !findings.contains { $0.kind == .notLaidOut }
        }
    }

    private final class Answer: Sendable {
        let fit: ViewFit

        init(_ fit: ViewFit) { self.fit = fit }
    }

    /// One text of a cell.
    public struct Text: Sendable, Equatable, Codable {
        /// The id of the node.
        public let id: String
        /// The height of the text.
        public let height: Double
        /// The number of its lines.
        public let lineCount: Int
        /// Whether the text is truncated.
        public let isTruncated: Bool
    }

    package init(
        traits: TraitCollection, size: CGSize, canvasSize: CGSize? = nil, texts: [Text], hasPicture: Bool = false,
        findings: [Finding] = [], fit: ViewFit? = nil
    ) {
        self.init(
            transcriptWidth: traits.transcriptWidth, size: size, canvasSize: canvasSize ?? size,
            contents: Contents(row: Row(traits), texts: texts, hasPicture: hasPicture, findings: findings), fit: fit)
    }

    init(transcriptWidth: CGFloat, size: CGSize, canvasSize: CGSize, contents: Contents, fit: ViewFit? = nil) {
        self.transcriptWidth = transcriptWidth
        self.size = size
        self.canvasSize = canvasSize
        self.contents = contents
        answer = fit.map(Answer.init)
    }

    /// Cells are equal when everything that was measured is.
    public static func == (first: SweepCell, second: SweepCell) -> Bool {
        first.transcriptWidth == second.transcriptWidth && first.size == second.size
            && first.canvasSize == second.canvasSize
            && first.hasSameContents(as: second)
    }

    private func hasSameContents(as other: SweepCell) -> Bool {
        fit == other.fit
            && (contents === other.contents
                || (traits == other.traits && texts == other.texts && hasPicture == other.hasPicture
                    && findings == other.findings))
    }

    /// Whether two cells are of one interval of widths, between whose ends nothing that they show changes.
    func sharesInterval(with other: SweepCell) -> Bool {
        contents === other.contents && size.height == other.size.height
    }

    /// Whether two cells have the same texts. It is fast where they share them.
    func hasSameTexts(as other: SweepCell) -> Bool { contents === other.contents || texts == other.texts }

    /// Makes the cell of a viewer for whom the scene cannot be laid out.
    /// - Parameter failure: the reason, with the file and the place.
    init(failure: String, transcriptWidth: CGFloat, of row: Row) {
        self.init(
            transcriptWidth: transcriptWidth, size: .zero, canvasSize: .zero,
            contents: Contents(
                row: row, texts: [], hasPicture: false,
                findings: [Finding(.notLaidOut, node: "scene", message: failure)]))
    }

    /// Makes a cell from a placed balloon.
    /// - Parameters:
    ///   - findings: the findings of the cell; all findings of the balloon when nil.
    ///   - row: the balloon's viewer.
    package init(_ balloon: PlacedBalloon, findings: [Finding]? = nil, of row: Row) {
        let summary = PlacedTreeSummary(balloon.namedRoot)
        self.init(
            transcriptWidth: balloon.traits.transcriptWidth, size: balloon.size, canvasSize: balloon.canvasSize,
            contents: Contents(
                row: row, texts: summary.texts, hasPicture: summary.hasPicture, findings: findings ?? balloon.findings),
            fit: balloon.fit)
    }

    /// Makes a cell from a template that was measured but not placed.
    /// - Parameters:
    ///   - width: the width of the transcript that the template was made for.
    ///   - row: the balloon's viewer.
    package init(_ template: UnobstructedTemplate, transcriptWidth width: CGFloat, of row: Row) {
        let texts = template.texts.filter { $0.count > 0 }.map { text in
            Text(
                id: text.id, height: FixedDecimal.rounded(Double(text.height)), lineCount: text.count,
                isTruncated: text.isTruncated)
        }
        self.init(
            transcriptWidth: width, size: template.size, canvasSize: template.canvasSize,
            contents: Contents(row: row, texts: texts, hasPicture: false, findings: template.findings))
    }

    /// Returns a cell with the same lines and findings in a transcript of another width, in which the balloon has
    /// another size, in points.
    func moved(toTranscriptWidth width: CGFloat, size: CGSize, on grid: PixelGrid) -> SweepCell {
        // The height does not change, and neither does the part that hangs below the balloon.
        moved(
            toTranscriptWidth: width, size: size,
            canvasSize: CGSize(width: grid.roundedOutward(size.width), height: canvasSize.height))
    }

    /// Returns a cell with the same lines and findings in a transcript of another width, in which the balloon and its
    /// picture have other sizes, in points.
    func moved(toTranscriptWidth width: CGFloat, size: CGSize, canvasSize: CGSize) -> SweepCell {
        SweepCell(transcriptWidth: width, size: size, canvasSize: canvasSize, contents: contents)
    }

    /// Returns a cell with the same lines and findings in a transcript of another width, in points, in which the live
    /// balloon has another size.
    func moved(toTranscriptWidth width: CGFloat, size: LiveSize) -> SweepCell {
        SweepCell(
            transcriptWidth: width, size: size.size, canvasSize: size.canvasSize, contents: contents, fit: size.fit)
    }
}
