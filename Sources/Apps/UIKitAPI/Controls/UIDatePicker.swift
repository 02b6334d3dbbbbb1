import Foundation

/// A control for a date. UIKit's class of this name. It shows the date in fields, as iOS 14 and later do, or on wheels
/// drawn flat.
///
/// ```swift
/// let day = UIDatePicker(frame: .zero)
/// day.datePickerMode = .date
/// ```
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The components that the user chooses. UIKit's raw values.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// The components that the user chooses.
    open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
    /// The chosen date, limited to the minimum and maximum date.
    open var date: Date {
        get { min(max(ownDate, allowed.lowerBound), allowed.upperBound) }
        set {
            ownDate = newValue
            contentDidChange()
        }
    }
    private var ownDate = AppRun.firstMoment
    /// The first date that the user can choose.
    open var minimumDate: Date? { didSet { contentDidChange() } }
    /// The last date that the user can choose.
    open var maximumDate: Date? { didSet { contentDidChange() } }
    /// The minutes between two choices: 1 to 30, a divisor of 60.
    open var minuteInterval: Int {
        get { ownInterval }
        set {
            ownInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            contentDidChange()
        }
    }
    private var ownInterval = 1

    /// The dates that the user can choose: all dates where the first one is after the last one.
    private var allowed: ClosedRange<Date> {
        let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        return first <= last ? first...last : .distantPast ... .distantFuture
    }
    /// The language of the texts; nil for the viewer's language.
    open var locale: Locale? { didSet { contentDidChange() } }
    /// The calendar of the texts. Implicitly unwrapped as in UIKit, where nil sets the calendar of the device; it is
    /// never nil when it is read.
    open var calendar: Calendar! {
        get { ownCalendar ?? .current }
        set {
            ownCalendar = newValue
            contentDidChange()
        }
    }
    private var ownCalendar: Calendar?
    /// The time zone of the date.
    open var timeZone: TimeZone? { didSet { contentDidChange() } }
    /// The duration of the countdown, in seconds.
    open var countDownDuration: TimeInterval = 60 { didSet { contentDidChange() } }
    /// The style: fields, unless the app requests wheels or the mode is a countdown.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentDidChange() } }
    /// The style that is drawn.
    open var datePickerStyle: UIDatePickerStyle {
        let isWheels = preferredDatePickerStyle == .wheels || datePickerMode == .countDownTimer
        return isWheels ? .wheels : preferredDatePickerStyle == .inline ? .inline : .compact
    }
    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private let wheels = WheelsView()
    private var fields: [UILabel] = []

    /// Makes a picker.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(wheels)
    }
    /// Makes a picker, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(wheels)
        coder.fill(self, as: UIDatePicker.self)
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var texts: DateTexts {
        DateTexts(
            locale: locale ?? Locale(identifier: traitCollection.traits.locale), timeZone: timeZone,
            calendar: ownCalendar, allowed: allowed, minuteInterval: minuteInterval)
    }

    /// The texts of the fields.
    private var fieldTexts: [String] {
        let (texts, date) = (texts, texts.shown(date))
        return switch datePickerMode {
        case .time: [texts.time(of: date)]
        case .date: [texts.day(of: date)]
        case .dateAndTime, .countDownTimer: [texts.day(of: date), texts.time(of: date)]
        }
    }

    /// The space in a field around its text, and the space between two fields (inferred).
    private static let (padding, gap): (CGFloat, CGFloat) = (12, 5)

    /// The size of the fields, which are 34 1/3 points tall; wheels have 320 × 216 points. Source: UIKit, observed.
    open override var intrinsicContentSize: CGSize {
        guard datePickerStyle != .wheels else { return CGSize(width: 320, height: 216) }
        let widths = fieldTexts.map { field($0).intrinsicContentSize.width + 2 * Self.padding }
        return CGSize(width: widths.reduce(0, +) + Self.gap * CGFloat(widths.count - 1), height: 103.0 / 3)
    }
    /// The size that suits it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func field(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.textAlignment = .center
        label.backgroundColor = .tertiarySystemFill
        label.layer.cornerRadius = 6
        label.clipsToBounds = true
        return label
    }

    /// Places the fields from the leading edge on, or the wheels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for field in fields { field.removeFromSuperview() }
        fields = []
        wheels.isHidden = datePickerStyle != .wheels
        guard wheels.isHidden else { return showWheels() }
        let size = intrinsicContentSize
        // If there is more width than the fields need, they are centred (inferred).
        var left = bounds.midX - size.width / 2
        fields = fieldTexts.map { field($0) }
        for field in isMirrored ? fields.reversed() : fields {
            let width = field.intrinsicContentSize.width + 2 * Self.padding
            field.frame = CGRect(x: left, y: bounds.midY - size.height / 2, width: width, height: size.height)
            left += width + Self.gap
            addSubview(field)
        }
    }

    private func showWheels() {
        wheels.frame = bounds
        let texts = texts
        let columns = texts.columns(of: datePickerMode, date: texts.shown(date), duration: countDownDuration)
        let width = (bounds.width - 18) / columns.map(\.share).reduce(0, +)
        wheels.show(
            columns.map { column in
                WheelsView.Wheel(width: width * column.share, rowHeight: 32) { distance in
                    column.text(distance).map { text in
                        let label = WheelsView.label(text)
                        // Rows that the user cannot choose are pale. A text colour that the app sets by its key is that
                        // of the words.
                        if let color = self.value(forKey: "textColor") as? UIColor { label.textColor = color }
                        if !column.isAllowed(distance) { label.textColor = .tertiaryLabel }
                        return label
                    }
                }
            })
    }
}

/// The style of a date picker. UIKit's raw values.
///
/// ```swift
/// let day = UIDatePicker(frame: .zero)
/// day.preferredDatePickerStyle = .compact
/// ```
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
