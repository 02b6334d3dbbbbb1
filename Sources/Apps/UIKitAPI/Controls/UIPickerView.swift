import Foundation

/// Wheels with rows. UIKit's class of this name. The wheels are drawn flat, with the selected rows in the middle.
///
/// ```swift
/// let sizes = UIPickerView(frame: CGRect(x: 0, y: 0, width: 280, height: 216))
/// sizes.selectRow(1, inComponent: 0, animated: false)
/// ```
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// Returns the number of wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Returns the content of the wheels, and is informed when a row is selected.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// Whether the selected row is marked. The value has no effect: it always is.
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

    /// Requests all rows again.
    open func reloadAllComponents() { setNeedsLayout() }
    /// Requests the rows of a wheel again.
    open func reloadComponent(_ component: Int) { setNeedsLayout() }
    /// Selects a row of a wheel.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = row
        setNeedsLayout()
    }
    /// The selected row of a wheel.
    open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
    /// The number of wheels.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// The number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// The size of the rows of a wheel, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: width(of: component), height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }
    /// The view that the delegate returned for a row; nil for a row that is not shown.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheels.row(row - selectedRow(inComponent: component), of: component)
    }

    /// No width of its own; 216 points tall. Source: UIKit, observed.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 216) }
    /// The width that is available, and 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, 320), height: 216) }

    private func width(of component: Int) -> CGFloat {
        let own = delegate?.pickerView(self, widthForComponent: component) ?? 0
        return own > 0 ? own : (bounds.width - 18) / CGFloat(max(1, numberOfComponents))
    }

    /// Places the rows around the selected ones.
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

    /// The content of a row: a view, a text with attributes, or a title; nil for a row that the wheel does not have.
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

/// Returns the number of wheels and rows. UIKit's protocol of this name.
///
/// ```swift
/// final class Sizes: UIPickerViewDataSource {
///     func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
///     func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
/// }
/// ```
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// The number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Returns the content of wheels. UIKit's protocol of this name.
///
/// ```swift
/// final class Titles: UIPickerViewDelegate {
///     func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
///         "\(row)"
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// The title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The title of a row, with attributes.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// A view in place of the title.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// The height of a wheel's rows, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The width of a wheel, in points; 0 for an equal share.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// A row was selected; tests call it.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns a placeholder: the title is shown.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NoRowView() }
    /// Returns 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    /// Returns 0, for an equal share.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
