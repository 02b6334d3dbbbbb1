import Drawing
import Foundation
import Typesetting
import ViewLayout

/// A notification: picture, title, time and words on a plate. No number of it is published (8.20); glass is drawn as a
/// plain plate.
extension MessageSummary {
    /// The notification on the screen's background, and its words; none where there are no words.
    func notification(in context: LayoutContext) throws -> (root: PlacedNode, words: PlacedNode?) {
        let traits = context.traits
        let width = traits.transcriptWidth
        let (margin, inset, side) = (
            metrics.notificationMargin, metrics.notificationInset, metrics.notificationPictureSide
        )
        let font = FontReference.textStyle(.subheadline)
        let pitch = SummaryMetrics().listPreviewPitch * font.growth(for: traits)
        func mirrored(_ frame: CGRect) -> CGRect {
            guard context.layoutDirection == .rightToLeft else { return frame }
            return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }

        let left = margin + inset + side + metrics.notificationPictureGap
        let room = max(0, width - left - inset - margin)
        let time = Text(
            Self.clock, font: .textStyle(.footnote), color: .semantic(.secondaryLabel), lineLimit: 1, id: "date")
        let timeMeasurement = try time.measure(.unspecified, in: context)
        let name = Text(
            title, font: font.with(weight: .semibold), color: .semantic(.label), lineLimit: 1, id: "title")
        let titleRoom = max(0, room - timeMeasurement.size.width - metrics.notificationPictureGap)
        let titleMeasurement = try name.measure(ProposedSize(width: titleRoom, height: nil), in: context)
        let words =
            try text.isEmpty
            ? nil
            : lines(
                text, font: font, pitch: SummaryMetrics().listPreviewPitch, color: .semantic(.label),
                limit: metrics.notificationLines, width: room, in: context)
        // A tall script takes more than a line.
        let titleHeight = context.larger(pitch, titleMeasurement.size.height)
        let texts = titleHeight + (words?.size.height ?? 0)
        let grid = PixelGrid(traits)
        let height = grid.roundedOutward(max(side, texts) + 2 * inset)
        let plate = CGRect(x: margin, y: margin, width: max(0, width - 2 * margin), height: height)
        let top = plate.midY - texts / 2

        let title = CGRect(
            x: left, y: top + (titleHeight - titleMeasurement.size.height) / 2, width: titleMeasurement.size.width,
            height: titleMeasurement.size.height)
        let clock = CGRect(
            x: width - margin - inset - timeMeasurement.size.width, y: title.midY - timeMeasurement.size.height / 2,
            width: timeMeasurement.size.width, height: timeMeasurement.size.height)
        let picture = CGRect(x: margin + inset, y: plate.midY - side / 2, width: side, height: side)
        let body = words.map { words in
            words.placed(
                in: mirrored(CGRect(x: left, y: top + titleHeight, width: room, height: words.size.height)),
                context: context)
        }
        let fill = SemanticColor.systemGray6.resolved(with: traits)
        let card = PlacedNode(
            id: "plate", kind: .fill, frame: plate,
            content: .fill(.rounded(plate, radius: metrics.notificationRadius, style: .continuous), fill),
            children: [
                try InitialsDisc(frame: mirrored(picture), initials: Initials.of(self.title), textShare: initialsShare)
                    .placed(in: context),
                name.place(titleMeasurement, in: mirrored(title), context: context),
                time.place(timeMeasurement, in: mirrored(clock), context: context),
            ] + [body].compactMap { $0 })
        let bounds = CGRect(x: 0, y: 0, width: width, height: height + 2 * margin)
        let background = TranscriptColors.background(for: traits)
        let banner = PlacedNode(
            kind: .notification, frame: bounds, content: .fill(.rectangle(bounds), background),
            attributes: [.init("background", background.hexadecimal)], children: [card])
        return (banner, body)
    }
}
