import Drawing
import Foundation
import ViewLayout

/// A row of dots, one per page. UIKit's class of this name.
///
/// ```swift
/// let pages = UIPageControl(frame: .zero)
/// pages.numberOfPages = 3
/// ```
@preconcurrency @MainActor open class UIPageControl: UIControl {
    override var isOpaqueByDefault: Bool { false }
    /// The number of pages.
    open var numberOfPages = 0 { didSet { pin() } }
    /// The index of the page that is shown.
    open var currentPage = 0 { didSet { pin() } }
    private func pin() {
        let pinned = max(0, min(currentPage, numberOfPages - 1))
        if pinned != currentPage { currentPage = pinned }
    }
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the current page's dot.
    open var currentPageIndicatorTintColor: UIColor?
    /// Whether there is no dot for a single page.
    open var hidesForSinglePage = false

    /// The side of a dot, and the distance between the starts of two dots. Source: UIKit, observed before iOS 14.
    private static let (dot, step): (CGFloat, CGFloat) = (7, 16)

    /// The size of a number of dots, which is 37 points tall.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.dot + Self.step * CGFloat(max(0, pageCount - 1)), height: 37)
    }
    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// The size of the dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func content(in space: ViewSpace) throws -> ViewContent {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return ViewContent(kind: .pages) }
        let width = intrinsicContentSize.width
        let dots = (0..<min(numberOfPages, 100)).map { page -> PlacedNode in
            let place = isMirrored ? numberOfPages - 1 - page : page
            let rect = CGRect(
                x: bounds.midX - width / 2 + Self.step * CGFloat(place), y: bounds.midY - Self.dot / 2,
                width: Self.dot, height: Self.dot)
            let own = page == currentPage ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor
            let color = (own ?? UIColor(white: 1, alpha: 0.2)).resolved(with: space.traits)
            let frame = space.rect(rect)
            return PlacedNode(
                kind: .dot, frame: frame,
                content: .fill(.rounded(frame, radius: frame.height / 2, style: .circular), color),
                attributes: [.init("color", color.hexadecimal)])
        }
        return ViewContent(kind: .pages, nodes: dots, attributes: [.init("selected", String(currentPage))])
    }
}
