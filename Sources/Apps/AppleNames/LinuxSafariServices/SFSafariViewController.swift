import Foundation
import UIKitAPI

/// A page of the web with Safari's buttons. The class of this name of Safari Services; the page is not loaded, and the
/// record of a picture says so.
///
/// ```swift
/// let page = SFSafariViewController(url: URL(string: "https://example.com/rules")!)
/// ```
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// Learns that the user is done.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour behind its buttons.
    open var preferredBarTintColor: UIColor?
    /// The colour of its buttons.
    open var preferredControlTintColor: UIColor?
    /// The word of the button that closes it.
    open var dismissButtonStyle = DismissButtonStyle.done
    /// How it shows the page.
    public let configuration: Configuration

    /// Makes one of an address.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
    /// Makes one of an address, in the reader or not.
    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
    }
    /// Makes one of an address.
    public init(url: URL, configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// No storyboard has one.
    public required init?(coder: NSCoder) { nil }

    /// Says that the page is not drawn.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layer.undrawnContent = "page"
    }

    /// How a page is shown. The class of this name of Safari Services.
    open class Configuration: NSObject {
        /// Whether the reader is opened.
        open var entersReaderIfAvailable = false
        /// Whether the bar becomes small when the user scrolls.
        open var barCollapsingEnabled = true
    }
    /// The word of the button that closes it. The raw values of Safari Services.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
}

/// Learns what becomes of a page. The protocol of this name of Safari Services; none of its methods is called here.
///
/// ```swift
/// final class Rules: SFSafariViewControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {}
