import Foundation

/// A search over another controller. UIKit's class of this name; it is not drawn, and nobody searches on Linux.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchBar.placeholder = "Search"
/// ```
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The bar into which the user types.
    public let searchBar = UISearchBar()
    /// The controller that shows the results.
    public let searchResultsController: UIViewController?
    /// Called when the search text changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Called when the search is presented and dismissed.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the search is active.
    open var isActive = false
    /// Whether the content is dimmed during the search. The value is stored, and has no effect.
    open var dimsBackgroundDuringPresentation = true
    /// Whether the content is obscured during the search. The value is stored, and has no effect.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar is hidden during the search. The value is stored, and has no effect.
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

/// Called when a search begins and ends. UIKit's protocol of this name; none of its methods is called here.
///
/// ```swift
/// final class Watcher: UISearchControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {}

/// Shows the results of a search. UIKit's protocol of this name; tests call it.
///
/// ```swift
/// final class Finder: UISearchResultsUpdating {
///     func updateSearchResults(for searchController: UISearchController) {
///         print(searchController.searchBar.text ?? "")
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// The text of the search has changed.
    func updateSearchResults(for searchController: UISearchController)
}
