import Foundation

/// Wheels to choose from. UIKit's class of this name; they are drawn flat, with the chosen rows in the middle.
///
/// ```swift
/// let sizes = UIPickerView(frame: CGRect(x: 0, y: 0, width: 280, height: 216))
/// sizes.selectRow(1, inComponent: 0, animated: false)
/// ```
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// Says what is on the wheels.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Decides how it looks, and learns what is chosen.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// Whether the chosen row is marked; it always is.
    open var showsSelectionIndicator = true
    private var chosen: [Int: Int] = [:]
    private let wheels = WheelsView()

    /// Makes a picker.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(wheels)
    }
    /// Makes a picker, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(wheels)
    }

    /// Asks for all rows again.
    open func reloadAllComponents() { setNeedsLayout() }
    /// Asks for the rows of a wheel again.
    open func reloadComponent(_ component: Int) { setNeedsLayout() }
    /// Turns a wheel.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = row
        setNeedsLayout()
    }
    /// Where a wheel stands.
    open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
    /// How many wheels there are.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// The size of the rows of a wheel, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: width(of: component), height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }
    /// A row of the delegate's own; nil for one that is not shown.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheels.row(row - selectedRow(inComponent: component), of: component)
    }

    /// As wide as there is room, 216 points tall. Source: UIKit, observed.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 216) }
    /// As wide as there is room, 216 points tall.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, 320), height: 216) }

    private func width(of component: Int) -> CGFloat {
        let own = delegate?.pickerView(self, widthForComponent: component) ?? 0
        return own > 0 ? own : (bounds.width - 18) / CGFloat(max(1, numberOfComponents))
    }

    /// Places the rows around the chosen ones.
    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
        wheels.show(
            (0..<numberOfComponents).map { component in
                let size = rowSize(forComponent: component)
                return WheelsView.Wheel(width: size.width, rowHeight: size.height) { [self] distance in
                    row(selectedRow(inComponent: component) + distance, of: component)
                }
            })
    }

    /// What a row shows: a view, a text with attributes, or words; nil for a row that the wheel does not have.
    private func row(_ row: Int, of component: Int) -> UIView? {
        guard row >= 0, row < numberOfRows(inComponent: component), let delegate else { return nil }
        let own = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        guard own is NoRowView else { return own }
        let title = delegate.pickerView(self, titleForRow: row, forComponent: component)
        let label = WheelsView.label(title ?? "")
        if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
            label.textAlignment = .center
        }
        return label
    }
}

/// A placeholder for a row whose delegate provides no view.
final class NoRowView: UIView {}

/// Says what is on wheels. UIKit's protocol of this name.
///
/// ```swift
/// final class Sizes: UIPickerViewDataSource {
///     func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
///     func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
/// }
/// ```
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says how wheels look. UIKit's protocol of this name.
///
/// ```swift
/// final class Titles: UIPickerViewDelegate {
///     func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
///         "\(row)"
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// The words of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The words of a row, with attributes.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// A view in place of the words.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// The height of a wheel's rows, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The width of a wheel, in points; 0 for its share.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// A row was chosen; tests call it.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// None.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NoRowView() }
    /// 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    /// The share of the wheel.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
