import Foundation

/// A number with a button for more and one for less. UIKit's class of this name; its buttons are not drawn.
///
/// ```swift
/// let guests = UIStepper(frame: .zero)
/// guests.maximumValue = 12
/// guests.value = 4
/// ```
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// The number.
    open var value: Double = 0
    /// The least number.
    open var minimumValue: Double = 0
    /// The largest number.
    open var maximumValue: Double = 100
    /// The difference of a tap.
    open var stepValue: Double = 1
    /// Whether the least follows the largest.
    open var wraps = false
    private var images: [String: UIImage] = [:]
    /// The picture for more in a state, which is not drawn.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images["+\(state.rawValue)"] = image }
    /// The picture for less in a state, which is not drawn.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images["-\(state.rawValue)"] = image }
    /// Whether a finger that stays goes on.
    open var autorepeat = true
    /// The size of the buttons: 94 by 32 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
