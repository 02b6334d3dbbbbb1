import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI

/// The window of Messages and the parts of it that lie around an iMessage app.
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

    /// Makes a window.
    package init(size: CGSize = CGSize(width: 402, height: 874), metrics: WindowMetrics = WindowMetrics()) {
        self.size = size
        self.metrics = metrics
    }

    /// Where the app is in a style, and which of its edges are covered.
    ///
    /// From iOS 11 on the area reaches under the strip and the bars and the safe area says how far; an app linked
    /// before has an area that ends above them ("WWDC 2017, session 234").
    /// - Parameter style: compact or expanded; a balloon has no area of its own, so its is empty.
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

/// Where an app is on the screen.
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
    /// Its area ends where Messages begins.
    case beforeiOS11
    /// Its area reaches under the strip and the bars.
    case iOS11OrLater
}
