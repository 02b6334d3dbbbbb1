import Foundation
import FoundationNetworking
import UIKitAPI

/// A page of the web. WebKit's class of this name: it has its place and its background; Linux has no WebKit, so that no
/// page is loaded and none is shown.
///
/// ```swift
/// let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
/// page.load(URLRequest(url: URL(fileURLWithPath: "help.html")))
/// ```
@preconcurrency @MainActor open class WKWebView: UIView {
    /// What is in it, to be scrolled.
    public let scrollView = UIScrollView()
    /// How it is set up.
    public let configuration: WKWebViewConfiguration
    /// What was asked for last.
    public private(set) var url: URL?
    /// Learns how loading goes, which it never does here.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what pages ask for; none does here.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Whether swipes turn pages.
    open var allowsBackForwardNavigationGestures = false
    /// The title of the page: none.
    open var title: String? { nil }
    /// Whether it loads; never on Linux.
    open var isLoading: Bool { false }
    /// How much is loaded, from 0 to 1.
    open var estimatedProgress: Double { 0 }
    /// Whether there is a page before this one: no.
    open var canGoBack: Bool { false }
    /// Whether there is a page after this one: no.
    open var canGoForward: Bool { false }

    /// Makes a view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        layer.undrawnContent = "page"
    }
    /// Makes a view at a place.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }
    /// Makes a view, as a storyboard does.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        layer.undrawnContent = "page"
    }

    /// Keeps what was asked for; nothing is loaded.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    /// Nothing is loaded.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    /// Keeps what was asked for; nothing is loaded.
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return nil
    }
    /// Nothing is loaded.
    @discardableResult open func reload() -> WKNavigation? { nil }
    /// Nothing: there is no page before this one.
    @discardableResult open func goBack() -> WKNavigation? { nil }
    /// Nothing: there is no page after this one.
    @discardableResult open func goForward() -> WKNavigation? { nil }
    /// Nothing is loaded.
    open func stopLoading() {}
    /// Says that no script was run.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, CocoaError(.featureUnsupported))
    }
}

/// A page being loaded. WebKit's class of this name; none is.
///
/// ```swift
/// let page = WKWebView(frame: .zero)
/// let navigation: WKNavigation? = page.reload()
/// ```
open class WKNavigation: NSObject {}

/// How a page's view is set up. WebKit's class of this name; nothing depends on it.
///
/// ```swift
/// let configuration = WKWebViewConfiguration()
/// configuration.allowsInlineMediaPlayback = true
/// ```
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    /// Whether films play in the page.
    open var allowsInlineMediaPlayback = false
    /// What begins to play at a touch alone.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// Makes a configuration.
    public override init() { super.init() }
}

/// What plays. WebKit's structure of this name.
///
/// ```swift
/// let types: WKAudiovisualMediaTypes = []
/// ```
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// WebKit's bits.
    public let rawValue: UInt
    /// Makes a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All of them.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Learns how loading goes. WebKit's protocol of this name; none of its methods is called here.
///
/// ```swift
/// final class Page: NSObject, WKNavigationDelegate {
///     func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { print("loaded") }
/// }
/// ```
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {}

/// Shows what pages ask for. WebKit's protocol of this name; none asks here.
///
/// ```swift
/// final class Page: NSObject, WKUIDelegate {}
/// ```
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}
