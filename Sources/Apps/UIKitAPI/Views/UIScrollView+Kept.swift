import Foundation

extension UIScrollView {
    /// How fast scrolling stops; nothing moves on Linux. UIKit's structure of this name.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// UIKit's raw value.
        public let rawValue: CGFloat
        /// Makes a rate from UIKit's raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Scrolling stops slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Scrolling stops quickly.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The style of the scroll indicators, which are not drawn. UIKit's raw values.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// How fast scrolling stops.
    public var decelerationRate: DecelerationRate {
        get { kept(#function) ?? .normal }
        set { keep(newValue, as: #function) }
    }
    /// The style of the scroll indicators.
    public var indicatorStyle: IndicatorStyle {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether a drag scrolls in only one direction.
    public var isDirectionalLockEnabled: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether zooming can exceed its limits for a moment.
    public var bouncesZoom: Bool {
        get { kept(#function) ?? true }
        set { keep(newValue, as: #function) }
    }
    /// Whether a drag cancels touches in the content.
    public var canCancelContentTouches: Bool {
        get { kept(#function) ?? true }
        set { keep(newValue, as: #function) }
    }
    /// Whether a tap at the top of the screen scrolls to the beginning.
    public var scrollsToTop: Bool {
        get { kept(#function) ?? true }
        set { keep(newValue, as: #function) }
    }
    /// The insets of the vertical scroll indicator, which is not drawn.
    public var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { kept(#function) ?? .zero }
        set { keep(newValue, as: #function) }
    }
    /// Whether the user touches it; always false on Linux.
    public var isTracking: Bool { false }
    /// Whether the user zooms it; always false on Linux.
    public var isZooming: Bool { false }

    /// Does nothing: scroll indicators are not drawn.
    public func flashScrollIndicators() {}
    /// Sets the zoom scale.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Shows a rectangle; the zoom scale does not change.
    public func zoom(to rect: CGRect, animated: Bool) { contentOffset = rect.origin }
}
