import Foundation

/// Dots for pages. UIKit's class of this name; its dots are not drawn.
///
/// ```swift
/// let pages = UIPageControl(frame: .zero)
/// pages.numberOfPages = 3
/// ```
@preconcurrency @MainActor open class UIPageControl: UIControl {
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
