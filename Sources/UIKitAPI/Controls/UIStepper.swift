import Foundation

/// A number with a button for more and one for less. UIKit's class of this name; its buttons are not drawn.
///
/// ```swift
/// let guests = UIStepper(frame: .zero)
/// guests.maximumValue = 12
/// guests.value = 4
/// ```
@MainActor open class UIStepper: UIControl {
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
    /// Whether a finger that stays goes on.
    open var autorepeat = true
    /// The size of the buttons: 94 by 32 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

/// A number on a line. UIKit's class of this name; its line is not drawn.
///
/// ```swift
/// let share = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
/// share.value = 0.5
/// ```
@MainActor open class UISlider: UIControl {
    /// The number.
    open var value: Float = 0
    /// The least number.
    open var minimumValue: Float = 0
    /// The largest number.
    open var maximumValue: Float = 1
    /// Whether a movement tells at once.
    open var isContinuous = true
    /// The colour below the number.
    open var minimumTrackTintColor: UIColor?
    /// The colour above it.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?
    /// Sets the number.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// Dots for pages. UIKit's class of this name; its dots are not drawn.
///
/// ```swift
/// let pages = UIPageControl(frame: .zero)
/// pages.numberOfPages = 3
/// ```
@MainActor open class UIPageControl: UIControl {
    /// How many pages there are.
    open var numberOfPages = 0
    /// The page that is shown.
    open var currentPage = 0
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the page's.
    open var currentPageIndicatorTintColor: UIColor?
    /// Whether one page has no dot.
    open var hidesForSinglePage = false
}

/// A date. UIKit's class of this name; its wheels are not drawn.
///
/// ```swift
/// let day = UIDatePicker(frame: .zero)
/// day.datePickerMode = .date
/// ```
@MainActor open class UIDatePicker: UIControl {
    /// What is chosen. UIKit's raw values.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime
    /// The date.
    open var date = Date()
    /// The first date.
    open var minimumDate: Date?
    /// The last date.
    open var maximumDate: Date?
    /// The minutes between choices.
    open var minuteInterval = 1
    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
