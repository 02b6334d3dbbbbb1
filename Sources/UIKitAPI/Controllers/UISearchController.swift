import Foundation

/// A search over another controller. UIKit's class of this name; it is not drawn, and nobody searches on Linux.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchBar.placeholder = "Search"
/// ```
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// Where the words are typed.
    public let searchBar = UISearchBar()
    /// Who shows what is found.
    public let searchResultsController: UIViewController?
    /// Called when the search text changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Called when the search is presented and dismissed.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether someone searches.
    open var isActive = false
    /// Whether what is behind is dimmed.
    open var dimsBackgroundDuringPresentation = true
    /// Whether what is behind is dimmed.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether bars go away meanwhile.
    open var hidesNavigationBarDuringPresentation = true

    /// Makes a search.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a search, as a storyboard does.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// Called when a search begins and ends. UIKit's protocol of this name; on Linux only tests call it.
///
/// ```swift
/// final class Watcher: UISearchControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    /// It comes.
    func willPresentSearchController(_ searchController: UISearchController)
    /// It is there.
    func didPresentSearchController(_ searchController: UISearchController)
    /// It goes.
    func willDismissSearchController(_ searchController: UISearchController)
    /// It is gone.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Shows what a search finds. UIKit's protocol of this name; tests call it.
///
/// ```swift
/// final class Finder: UISearchResultsUpdating {
///     func updateSearchResults(for searchController: UISearchController) {
///         print(searchController.searchBar.text ?? "")
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// The words are other ones.
    func updateSearchResults(for searchController: UISearchController)
}
