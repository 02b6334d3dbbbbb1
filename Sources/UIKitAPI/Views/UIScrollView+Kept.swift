import Foundation

extension UIScrollView {
    /// How fast it comes to rest; nothing moves. UIKit's structure of this name.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// UIKit's raw value.
        public let rawValue: CGFloat
        /// Makes a rate of UIKit's raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// At once.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How its bars look; they are not drawn. UIKit's raw values.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// How fast it comes to rest.
    public var decelerationRate: DecelerationRate {
        get { kept(#function) ?? .normal }
        set { keep(newValue, as: #function) }
    }
    /// How its bars look.
    public var indicatorStyle: IndicatorStyle {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether a movement keeps to one direction.
    public var isDirectionalLockEnabled: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether zooming goes beyond its ends and back.
    public var bouncesZoom: Bool {
        get { kept(#function) ?? true }
        set { keep(newValue, as: #function) }
    }
    /// Whether a movement takes touches from what is in it.
    public var canCancelContentTouches: Bool {
        get { kept(#function) ?? true }
        set { keep(newValue, as: #function) }
    }
    /// Whether a tap at the top of the screen scrolls to the beginning.
    public var scrollsToTop: Bool {
        get { kept(#function) ?? true }
        set { keep(newValue, as: #function) }
    }
    /// The space around the bar at the side, which is not drawn.
    public var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { kept(#function) ?? .zero }
        set { keep(newValue, as: #function) }
    }
    /// Whether a finger moves it; never on Linux.
    public var isTracking: Bool { false }
    /// Whether two fingers zoom it; never on Linux.
    public var isZooming: Bool { false }

    /// Does nothing: bars are not drawn.
    public func flashScrollIndicators() {}
    /// Zooms.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Shows a rectangle; the scale stays.
    public func zoom(to rect: CGRect, animated: Bool) { contentOffset = rect.origin }
}
