import Foundation

/// Numbers of the single photo that stands in place of a balloon, in points. Observed on iOS 26 (messages facts 5.1);
/// that older systems draw it alike is inferred.
public struct FallbackMetrics: Hashable, Sendable {
    /// What a single photo is narrower than the widest balloon: 252.667 of 280.667 on a 402-point phone. O.
    public var photoWidthReserve: CGFloat = 28
    /// The least width over height of a single photo. O.
    public var photoMinimumAspect: CGFloat = 3.0 / 4
    /// The greatest width over height of a single photo. O.
    public var photoMaximumAspect: CGFloat = 16.0 / 9
    /// The greatest height of a single photo. O.
    public var photoMaximumHeight: CGFloat = 500

    /// The numbers of Messages on iOS 26.
    public init() {}

    /// Every value, in the order of declaration.
    public static let catalogue: [MetricEntry<FallbackMetrics>] = [
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
