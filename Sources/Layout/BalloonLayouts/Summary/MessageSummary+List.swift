import Drawing
import Foundation
import Typesetting
import ViewLayout

/// The row of the conversation list (facts 10.6.11). At other text sizes than Large its lengths grow with the texts, which
/// is assumed (8.19).
extension MessageSummary {
    /// The row, and its preview; no preview where there are no words.
    func listRow(in context: LayoutContext) throws -> (root: PlacedNode, words: PlacedNode?) {
        let traits = context.traits
        let width = traits.transcriptWidth
        let (titleFont, smallFont) = (FontReference.textStyle(.body), FontReference.textStyle(.subheadline))
        let (titleGrowth, growth) = (titleFont.growth(for: traits), smallFont.growth(for: traits))
        let secondary = TranscriptColors.secondary(for: traits)
        let date = Text(Self.clock, font: smallFont, color: secondary, lineLimit: 1, id: "date")
        let dateMeasurement = try date.measure(.unspecified, in: context)
        let dateWidth = dateMeasurement.size.width
        let name = Text(
            title, font: titleFont.with(weight: .semibold), color: .semantic(.label), lineLimit: 1, id: "title")
        let titleRoom = width - metrics.listDateInset - dateWidth - Self.titleGap - metrics.listTextInset
        let titleMeasurement = try name.measure(ProposedSize(width: max(0, titleRoom), height: nil), in: context)
        // A tall script takes more than the distance of the two texts.
        let previewTop =
            metrics.listTitleTop + context.larger(metrics.listPreviewTop * titleGrowth, titleMeasurement.size.height)
        let previewRoom = metrics.listPreviewLines * metrics.listPreviewPitch
        let below = metrics.listRowHeight - metrics.listTitleTop - metrics.listPreviewTop - previewRoom
        let grid = PixelGrid(traits)
        let previewWidth = max(0, width - metrics.listTextInset - metrics.listTrailingInset)
        let words =
            try text.isEmpty
            ? nil
            : lines(
                text, font: smallFont, pitch: metrics.listPreviewPitch, color: secondary,
                limit: metrics.listPreviewLines, width: previewWidth, in: context)
        let height = grid.roundedOutward(
            previewTop + context.larger(previewRoom * growth, words?.size.height ?? 0) + max(0, below))
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        func mirrored(_ frame: CGRect) -> CGRect {
            guard context.layoutDirection == .rightToLeft else { return frame }
            return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }

        let side = metrics.listPictureSide
        let picture = CGRect(x: metrics.listPictureInset, y: (height - side) / 2, width: side, height: side)
        var children = [
            try InitialsDisc(frame: mirrored(picture), initials: Initials.of(title), textShare: initialsShare)
                .placed(in: context)
        ]

        let titleFrame = CGRect(
            origin: CGPoint(x: metrics.listTextInset, y: metrics.listTitleTop), size: titleMeasurement.size)
        children.append(name.place(titleMeasurement, in: mirrored(titleFrame), context: context))
        let dateFrame = CGRect(
            x: width - metrics.listDateInset - dateWidth, y: titleFrame.midY - dateMeasurement.size.height / 2,
            width: dateWidth, height: dateMeasurement.size.height)
        children.append(date.place(dateMeasurement, in: mirrored(dateFrame), context: context))
        let chevron = mirrored(
            CGRect(
                x: width - metrics.listTrailingInset - Self.chevronSide, y: titleFrame.midY - Self.chevronSide / 2,
                width: Self.chevronSide, height: Self.chevronSide))
        children.append(
            PlacedNode(
                kind: .symbol, frame: chevron,
                content: .fill(
                    .path(
                        SymbolName.chevron.outline(in: chevron, isMirrored: context.layoutDirection == .rightToLeft)),
                    secondary.resolved(with: traits))))

        let preview = words.map { words in
            words.placed(
                in: mirrored(
                    CGRect(x: metrics.listTextInset, y: previewTop, width: previewWidth, height: words.size.height)),
                context: context)
        }
        if let preview { children.append(preview) }
        let line = mirrored(
            CGRect(
                x: metrics.listTextInset, y: height - grid.pixel,
                width: previewWidth, height: grid.pixel))
        children.append(
            PlacedNode(
                id: "separator", kind: .fill, frame: line,
                content: .fill(.rectangle(line), SemanticColor.separator.resolved(with: traits))))
        let background = TranscriptColors.background(for: traits)
        let row = PlacedNode(
            kind: .listRow, frame: bounds, content: .fill(.rectangle(bounds), background),
            attributes: [.init("background", background.hexadecimal)], children: children)
        return (row, preview)
    }

    /// The time of Apple's own pictures, in place of a date in the viewer's language.
    static let clock = "9:41"
    /// The minimum distance between the title and the date (chosen).
    private static let titleGap: CGFloat = 8
    /// The side of the chevron's square (chosen).
    private static let chevronSide: CGFloat = 12
}
