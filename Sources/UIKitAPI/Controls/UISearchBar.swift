import Foundation

/// A field for words to search for. UIKit's class of this name; it is not drawn.
///
/// ```swift
/// let bar = UISearchBar(frame: .zero)
/// bar.placeholder = "Search"
/// ```
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The words to search for.
    open var text: String?
    /// What the field says while it is empty.
    open var placeholder: String?
    /// Learns that the words have changed.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Whether a button ends it.
    open var showsCancelButton = false
    /// The colour behind it.
    open var barTintColor: UIColor?
    /// Shows the button that ends it.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// No width of its own; 56 points tall (UIKit, observed).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    /// It takes text.
    open override var canBecomeFirstResponder: Bool { true }
}

/// Learns that the words of a search bar have changed. UIKit's protocol of this name; tests call it.
///
/// ```swift
/// final class Finder: UISearchBarDelegate {
///     func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { print(searchBar.text ?? "") }
/// }
/// ```
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    /// The text is another one.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The user looks for it.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The user ends it.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
