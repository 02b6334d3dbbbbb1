import Foundation

/// Wheels to choose from. UIKit's class of this name; they are not drawn.
///
/// ```swift
/// let sizes = UIPickerView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
/// sizes.selectRow(1, inComponent: 0, animated: false)
/// ```
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// Says what is on the wheels.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// Decides how it looks, and learns what is chosen.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var chosen: [Int: Int] = [:]

    /// Nothing: they are not drawn.
    open func reloadAllComponents() {}
    /// Nothing: they are not drawn.
    open func reloadComponent(_ component: Int) {}
    /// Turns a wheel.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
    /// Where a wheel stands.
    open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
    /// How many wheels there are.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
}

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
    /// A row was chosen; tests call it.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// None.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
