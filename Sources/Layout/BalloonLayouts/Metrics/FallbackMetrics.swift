import Foundation

/// Metrics of the single photo that replaces a balloon, in points. It is inferred that older systems draw it as iOS 26
/// does.
package struct FallbackMetrics: Hashable, Sendable {
    /// How much narrower a single photo is than the widest balloon.
    package var photoWidthReserve: CGFloat = 28
    /// The minimum ratio of width to height of a single photo.
    package var photoMinimumAspect: CGFloat = 3.0 / 4
    /// The maximum ratio of width to height of a single photo.
    package var photoMaximumAspect: CGFloat = 16.0 / 9
    /// The maximum height of a single photo.
    package var photoMaximumHeight: CGFloat = 500

    /// The numbers of Messages on iOS 26.
    package init() {}

    /// Every value, in the order of declaration.
    package static let catalogue: [MetricEntry<FallbackMetrics>] = [
        .number("photoWidthReserve", \.photoWidthReserve, .observed, "252.667 of 280.667 on a 402-point phone (5.1)"),
        .number(
            "photoMinimumAspect", \.photoMinimumAspect, .observed, "single photo (5.1)", unit: "width / height",
            in: 0.01...100),
        .number(
            "photoMaximumAspect", \.photoMaximumAspect, .observed, "single photo (5.1)", unit: "width / height",
            in: 0.01...100),
        .number("photoMaximumHeight", \.photoMaximumHeight, .observed, "single photo (5.1)"),
    ]
}
