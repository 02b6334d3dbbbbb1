import Foundation
import FoundationNetworking
import UIKitAPI

/// A page of the web. UIKit's class of this name, which iOS 12 gave up: it has its place and its background; Linux has
/// no WebKit, so that no page is loaded and none is shown.
///
/// ```swift
/// let page = UIWebView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
/// page.loadHTMLString("<p>Hello</p>", baseURL: nil)
/// ```
@preconcurrency @MainActor open class UIWebView: UIView {
    /// What is in it, to be scrolled.
    public let scrollView = UIScrollView()
    /// What was asked for last.
    public private(set) var request: URLRequest?
    /// Whether the page is made as large as the view.
    open var scalesPageToFit = false
    /// Whether it loads; never on Linux.
    open var isLoading: Bool { false }
    /// Whether there is a page before this one: no.
    open var canGoBack: Bool { false }
    /// Whether there is a page after this one: no.
    open var canGoForward: Bool { false }

    /// Makes a view at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.undrawnContent = "page"
    }
    /// Makes a view, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.undrawnContent = "page"
    }

    /// Keeps what was asked for.
    open func loadRequest(_ request: URLRequest) { self.request = request }
    /// Nothing is loaded.
    open func loadHTMLString(_ string: String, baseURL: URL?) {}
    /// Nothing is loaded.
    open func reload() {}
    /// Nothing is loaded.
    open func stopLoading() {}
    /// Does nothing: there is no page before this one.
    open func goBack() {}
    /// Does nothing: there is no page after this one.
    open func goForward() {}
    /// Nil: no script is run.
    @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}
