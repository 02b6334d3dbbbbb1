import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI

/// The window of Messages and its parts around an iMessage app.
///
/// ```swift
/// for style in [MSMessagesAppPresentationStyle.compact, .expanded] {
///     print(style, host.window.area(for: style).frame.height)
/// }
/// ```
public struct MessagesWindow: Hashable, Sendable {
    /// The size of the window, in points. The default is that of a 402-point phone ("Apple HIG, Layout").
    public var size: CGSize
    /// The lengths of its parts.
    package var metrics: WindowMetrics

    package init(size: CGSize = CGSize(width: 402, height: 874), metrics: WindowMetrics = WindowMetrics()) {
        self.size = size
        self.metrics = metrics
    }

    /// The area of the app in a style, and how much of its edges is covered.
    ///
    /// From iOS 11 on, the area extends under the strip and the bars, and the safe area says how far. For an app linked
    /// for an earlier system it ends above them ("WWDC 2017, session 234").
    /// - Parameter style: compact or expanded; the area of a balloon is empty.
    public func area(
        for style: MSMessagesAppPresentationStyle, linkedSystem: LinkedSystem = .iOS11OrLater
    ) -> PresentationArea {
        let top: CGFloat
        let covered: CGFloat
        switch style {
        case .compact:
            (top, covered) = (size.height - min(metrics.keyboardHeight, size.height), metrics.appStripHeight)
        case .expanded: (top, covered) = (min(metrics.headerHeight, size.height), metrics.bottomBarHeight)
        case .transcript: return PresentationArea(frame: .zero, safeAreaInsets: .zero)
        }
        let frame = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
        switch linkedSystem {
        case .iOS11OrLater:
            return PresentationArea(frame: frame, safeAreaInsets: UIEdgeInsets(bottom: min(covered, frame.height)))
        case .beforeiOS11:
            return PresentationArea(
                frame: frame.inset(by: UIEdgeInsets(bottom: min(covered, frame.height))), safeAreaInsets: .zero)
        }
    }
}

/// The area of an app on the screen.
///
/// ```swift
/// let area = host.window.area(for: .expanded)
/// let uncovered = area.frame.inset(by: area.safeAreaInsets)
/// ```
public struct PresentationArea: Hashable, Sendable {
    /// The place in the window, in points.
    public let frame: CGRect
    /// How far Messages covers the area's edges, in points.
    public let safeAreaInsets: UIEdgeInsets
}

/// The system that an app was linked for.
///
/// ```swift
/// let old = host.window.area(for: .compact, linkedSystem: .beforeiOS11)
/// let new = host.window.area(for: .compact, linkedSystem: .iOS11OrLater)
/// print("the strip of apps covers \(new.frame.height - old.frame.height) points")
/// ```
public enum LinkedSystem: String, Hashable, Sendable, CaseIterable {
    /// The area ends where the parts of Messages begin.
    case beforeiOS11
    /// The area extends under the strip and the bars.
    case iOS11OrLater
}
