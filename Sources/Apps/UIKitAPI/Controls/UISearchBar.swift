import Drawing
import Foundation
import ViewLayout

/// A bar with a field for a search. UIKit's class of this name.
///
/// ```swift
/// let bar = UISearchBar(frame: .zero)
/// bar.placeholder = "Search"
/// ```
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The text of the search; empty for none, and never nil when it is read, as in UIKit.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    /// The placeholder of the field.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    private let field = UITextField()
    private let cancel = UIButton(type: .system)
    /// Is informed when the text changes.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Whether there is a button that cancels the search.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// The colour of the background.
    open var barTintColor: UIColor?
    /// The text field.
    open var searchTextField: UITextField { field }

    /// Makes a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// Makes a bar, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UISearchBar.self)
    }

    private func prepare() {
        let sign = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        sign.tintColor = .secondaryLabel
        sign.contentMode = .center
        sign.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        (field.leftView, field.leftViewMode) = (sign, .always)
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 10
        field.font = .systemFont(ofSize: 17)
        addSubview(field)
        cancel.setTitle("Cancel", for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        addSubview(cancel)
    }

    /// Places the field, 36 points tall and 8 from each side, and the button after it (UIKit, observed on iOS 13).
    open override func layoutSubviews() {
        super.layoutSubviews()
        cancel.isHidden = !showsCancelButton
        let button = showsCancelButton ? cancel.intrinsicContentSize.width : 0
        let end = showsCancelButton ? button + 16 : 8
        let top = (bounds.height - 36) / 2
        let room = max(0, bounds.width - 8 - end)
        field.frame = CGRect(x: isMirrored ? end : 8, y: top, width: room, height: 36)
        cancel.frame = CGRect(x: isMirrored ? 8 : bounds.width - 8 - button, y: top, width: button, height: 36)
    }

    override func content(in space: ViewSpace) throws -> ViewContent {
        guard searchBarStyle != .minimal, backgroundColor == nil else { return ViewContent(kind: .searchBar) }
        let (frame, color) = (space.rect(bounds), (barTintColor ?? .barBackground).resolved(with: space.traits))
        let backdrop = PlacedNode(
            kind: .background, frame: frame, content: .fill(.rectangle(frame), color),
            attributes: [.init("color", color.hexadecimal)])
        return ViewContent(kind: .searchBar, nodes: [backdrop])
    }

    /// Shows or hides the button that cancels the search.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// No width of its own; 56 points tall (UIKit, observed).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    /// The width that is available, and 56 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
    /// True, because the bar takes text.
    open override var canBecomeFirstResponder: Bool { true }
}

/// Is informed when the text of a search changes. UIKit's protocol of this name; tests call it.
///
/// ```swift
/// final class Finder: UISearchBarDelegate {
///     func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { print(searchBar.text ?? "") }
/// }
/// ```
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    /// The text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called when the user starts the search.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The user cancelled the search.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
