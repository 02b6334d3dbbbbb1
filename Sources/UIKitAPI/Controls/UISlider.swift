import Foundation

/// A number on a line. UIKit's class of this name; its line is not drawn.
///
/// ```swift
/// let share = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
/// share.value = 0.5
/// ```
@preconcurrency @MainActor open class UISlider: UIControl {
    /// The number, within its limits.
    open var value: Float {
        get { min(max(chosen, minimumValue), max(minimumValue, maximumValue)) }
        set { chosen = newValue }
    }
    private var chosen: Float = 0
    /// The minimum.
    open var minimumValue: Float = 0
    /// The maximum.
    open var maximumValue: Float = 1
    /// Whether actions are sent while a finger moves.
    open var isContinuous = true
    /// The colour below the number.
    open var minimumTrackTintColor: UIColor?
    /// The colour above it.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?
    /// A picture at its start, which is not drawn.
    open var minimumValueImage: UIImage?
    /// A picture at its end, which is not drawn.
    open var maximumValueImage: UIImage?
    private var images: [String: UIImage] = [:]
    /// The knob's picture in a state, which is not drawn.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images["thumb\(state.rawValue)"] = image }
    /// The knob's picture in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumb\(state.rawValue)"] }
    /// The picture of the line below the number, which is not drawn.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images["minimum\(state.rawValue)"] = image
    }
    /// The picture of the line above the number, which is not drawn.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images["maximum\(state.rawValue)"] = image
    }
    /// Where the line is.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    }
    /// No width of its own; 34 points tall (UIKit, observed).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    /// Sets the number.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}
