import Foundation

/// Numbers of the single photo that stands in place of a balloon, in points. Observed on iOS 26 (messages facts 5.1); that
/// older systems draw it alike is inferred.
enum FallbackMetrics {
    /// What a single photo is narrower than the widest balloon: 252.667 of 280.667 on a 402-point phone.
    static let photoWidthReserve: CGFloat = 28
    /// The width over the height of a single photo.
    static let photoAspects: ClosedRange<CGFloat> = (3.0 / 4)...(16.0 / 9)
    /// The greatest height of a single photo.
    static let photoMaximumHeight: CGFloat = 500
}
