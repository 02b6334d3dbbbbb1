import Foundation

/// The metrics of what shows a message's summary text: the row of the conversation list, and a notification. Lengths are
/// in points at Large; those of texts grow with the text.
package struct SummaryMetrics: Hashable, Sendable {
    // MARK: The row of the conversation list

    /// The height of a row.
    package var listRowHeight: CGFloat = 86.7
    /// The distance between the leading edge of the screen and the picture.
    package var listPictureInset: CGFloat = 26
    /// The side of the picture.
    package var listPictureSide: CGFloat = 45
    /// The distance between the leading edge and the texts.
    package var listTextInset: CGFloat = 83
    /// The distance between the end of the preview and the trailing edge.
    package var listTrailingInset: CGFloat = 16
    /// The distance between the end of the date and the trailing edge.
    package var listDateInset: CGFloat = 36.3
    /// The distance between the top of the row and the title.
    package var listTitleTop: CGFloat = 12
    /// The distance between the top of the title and that of the preview.
    package var listPreviewTop: CGFloat = 21.7
    /// The distance between the baselines of the preview.
    package var listPreviewPitch: CGFloat = 18
    /// The maximum number of lines of the preview.
    package var listPreviewLines: CGFloat = 2

    // MARK: The notification

    /// The distance between a notification and the edges of the screen.
    package var notificationMargin: CGFloat = 8
    /// The distance between its content and its edges.
    package var notificationInset: CGFloat = 14
    /// The side of its picture.
    package var notificationPictureSide: CGFloat = 38
    /// The distance between the picture and the texts.
    package var notificationPictureGap: CGFloat = 10
    /// The maximum number of lines of its text.
    package var notificationLines: CGFloat = 4
    /// The radius of its corners.
    package var notificationRadius: CGFloat = 24

    /// The metrics of Messages on iOS 27, which iOS 26 is assumed to share.
    package init() {}

    /// Every value, in the order of declaration.
    package static let catalogue: [MetricEntry<SummaryMetrics>] = [
        .list("listRowHeight", \.listRowHeight, "row (10.6.11)"),
        .list("listPictureInset", \.listPictureInset, "picture at x 26 (10.6.11)"),
        .list("listPictureSide", \.listPictureSide, "picture (10.6.11)"),
        .list("listTextInset", \.listTextInset, "texts from x 83 (10.6.11)"),
        .list("listTrailingInset", \.listTrailingInset, "303 wide from x 83 of 402 (10.6.11)"),
        .list("listDateInset", \.listDateInset, "the date ends at 365.7 of 402 (10.6.11)"),
        .list("listTitleTop", \.listTitleTop, "title (10.6.11)"),
        .list("listPreviewTop", \.listPreviewTop, "read as below the title's top (10.6.11)"),
        .list("listPreviewPitch", \.listPreviewPitch, "pitch of the preview (10.6.11)"),
        .list("listPreviewLines", \.listPreviewLines, "lines of the preview (10.6.11)", unit: "lines", in: 1...100),
        .number("notificationMargin", \.notificationMargin, .inferred, unpublished),
        .number("notificationInset", \.notificationInset, .inferred, unpublished),
        .number("notificationPictureSide", \.notificationPictureSide, .inferred, unpublished, in: 1...1000),
        .number("notificationPictureGap", \.notificationPictureGap, .inferred, unpublished),
        .number("notificationLines", \.notificationLines, .inferred, unpublished, unit: "lines", in: 1...100),
        .number("notificationRadius", \.notificationRadius, .inferred, unpublished),
    ]

    private static let unpublished = "no number is published (8.20)"
}

extension MetricEntry {
    /// A metric of the list, measured on iOS 27 and assumed elsewhere.
    fileprivate static func list(
        _ name: String, _ path: Path<CGFloat>, _ source: String, unit: String = "points",
        in range: ClosedRange<Double> = 0...BalloonLimits.maximumLength
    ) -> Self {
        Self.number(name, path, .inferred, "as on iOS 27: \(source)", unit: unit, in: range)
            .on([.ios27], .observed, source)
    }
}
