import BalloonLayouts
import Foundation
import ViewLayout

/// One point of a sweep: what was measured for one viewer. Lengths are in points.
///
/// ```swift
/// for cell in sweep.cells where cell.texts.contains(where: \.isTruncated) {
///     print(cell.traits.locale, cell.traits.transcriptWidth, cell.size.height)
/// }
/// ```
public struct SweepCell: Sendable, Equatable {
    /// The viewer.
    public let traits: TraitCollection
    /// The size of the balloon.
    public let size: CGSize
    /// The size of its picture, with the tail that hangs below it.
    public let canvasSize: CGSize
    /// What neighbouring widths have in common, kept once for all of them.
    private let contents: Contents

    /// The texts, in drawing order.
    public var texts: [Text] { contents.texts }
    /// Whether the balloon shows a picture, whose height follows the width.
    public var hasPicture: Bool { contents.hasPicture }
    /// What the author should know.
    public var findings: [Finding] { contents.findings }
    /// The answer of a live layout, and what its view needs; nil for a template.
    public var fit: ViewFit? { contents.fit }

    private final class Contents: Sendable {
        let texts: [Text]
        let hasPicture: Bool
        let findings: [Finding]
        let fit: ViewFit?

        init(texts: [Text], hasPicture: Bool, findings: [Finding], fit: ViewFit?) {
            self.texts = texts
            self.hasPicture = hasPicture
            self.findings = findings
            self.fit = fit
        }
    }

    /// One text of a cell.
    public struct Text: Sendable, Equatable {
        /// The id of the node.
        public let id: String
        /// The height of the text.
        public let height: Double
        /// How many lines it has.
        public let lineCount: Int
        /// Whether some of it is left out.
        public let isTruncated: Bool

        package init(id: String, height: Double, lineCount: Int, isTruncated: Bool) {
            self.id = id
            self.height = height
            self.lineCount = lineCount
            self.isTruncated = isTruncated
        }
    }

    package init(
        traits: TraitCollection, size: CGSize, canvasSize: CGSize? = nil, texts: [Text], hasPicture: Bool = false,
        findings: [Finding] = [], fit: ViewFit? = nil
    ) {
        self.init(
            traits: traits, size: size, canvasSize: canvasSize ?? size,
            contents: Contents(texts: texts, hasPicture: hasPicture, findings: findings, fit: fit))
    }

    private init(traits: TraitCollection, size: CGSize, canvasSize: CGSize, contents: Contents) {
        self.traits = traits
        self.size = size
        self.canvasSize = canvasSize
        self.contents = contents
    }

    /// Cells are equal when everything that was measured is.
    public static func == (first: SweepCell, second: SweepCell) -> Bool {
        first.traits == second.traits && first.size == second.size && first.canvasSize == second.canvasSize
            && first.hasSameContents(as: second)
    }

    private func hasSameContents(as other: SweepCell) -> Bool {
        contents === other.contents
            || (texts == other.texts && hasPicture == other.hasPicture && findings == other.findings
                && fit == other.fit)
    }

    /// Whether nothing but the widths can differ between two cells: they are of one interval of widths.
    func differsInWidthAlone(from other: SweepCell) -> Bool {
        contents === other.contents && size.height == other.size.height
    }

    /// Whether two cells have the same texts, at little cost where they share them.
    func hasSameTexts(as other: SweepCell) -> Bool { contents === other.contents || texts == other.texts }

    /// Takes what a sweep keeps from a placed balloon.
    package init(_ balloon: PlacedBalloon) {
        let summary = PlacedTreeSummary(balloon.root)
        self.init(
            traits: balloon.traits, size: balloon.size, canvasSize: balloon.canvasSize, texts: summary.texts,
            hasPicture: summary.hasPicture, findings: balloon.findings, fit: balloon.fit)
    }

    /// The same lines and findings in a transcript of another width, in points.
    /// - Parameter balloon: the balloon of this cell, which keeps its lines there.
    package func moved(toTranscriptWidth width: CGFloat, of balloon: PlacedBalloon) -> SweepCell {
        var traits = traits
        traits.transcriptWidth = width
        let size = balloon.size(atTranscriptWidth: width)
        // The height stays, and with it what hangs below the balloon.
        let canvasSize = CGSize(width: PixelGrid(traits).roundedOutward(size.width), height: canvasSize.height)
        return SweepCell(traits: traits, size: size, canvasSize: canvasSize, contents: contents)
    }
}
