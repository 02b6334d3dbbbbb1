import Foundation

/// Numbers of the plain messages that stand in place of a balloon, in points. All observed on iOS 26 (messages facts 5.1);
/// that older systems draw them alike is inferred.
enum FallbackMetrics {
    /// What a single photo is narrower than the widest balloon: 252.667 of 280.667 on a 402-point phone.
    static let photoWidthReserve: CGFloat = 28
    /// The width over the height of a single photo.
    static let photoAspects: ClosedRange<CGFloat> = (3.0 / 4)...(16.0 / 9)
    /// The greatest height of a single photo.
    static let photoMaximumHeight: CGFloat = 500
    /// Between two messages of one sender.
    static let gap: CGFloat = 4
    /// The least width of a text bubble.
    static let textMinimumWidth: CGFloat = 48

    /// From a text bubble's edge to its text: across and down, larger at accessibility sizes.
    static func textInsets(isAccessibilityCategory: Bool) -> CGSize {
        isAccessibilityCategory ? CGSize(width: 50.0 / 3, height: 12) : CGSize(width: 14, height: 10)
    }
}
