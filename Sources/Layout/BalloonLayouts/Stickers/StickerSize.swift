import Foundation

/// How large the cells of a sticker browser are.
///
/// Source: Messages framework, `MSStickerSize` (iOS 10); raw values as in its header.
///
/// ```swift
/// let size = StickerSize.large
/// let browser = MSStickerBrowserView(frame: CGRect(x: 0, y: 0, width: 402, height: 300), stickerSize: size)
/// let columns = Int(browser.frame.width / size.sideLength)
/// ```
public enum StickerSize: Int, Sendable, CaseIterable {
    /// Cells of 100 points.
    case small = 0
    /// Cells of 136 points, the default.
    case regular = 1
    /// Cells of 206 points.
    case large = 2
}

extension StickerSize {
    /// The name of the case. Written out: Swift's runtime takes a millisecond to name it.
    package var name: String {
        switch self {
        case .small: "small"
        case .regular: "regular"
        case .large: "large"
        }
    }

    /// The side of a cell in points ("WWDC 2016, session 204").
    public var sideLength: CGFloat {
        switch self {
        case .small: 100
        case .regular: 136
        case .large: 206
        }
    }
}
