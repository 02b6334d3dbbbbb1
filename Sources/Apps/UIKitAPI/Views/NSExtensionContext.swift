import Foundation

/// The context of an extension in its host. Apple's class of this name. Requests of the app are recorded.
///
/// ```swift
/// let context = NSExtensionContext()
/// context.open(URL(string: "https://example.com")!)
/// print(context.openedURLs.count)
/// ```
open class NSExtensionContext: NSObject {
    /// The addresses that the app asked to open.
    public private(set) var openedURLs: [URL] = []

    /// Records an address, and calls the completion with true.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        openedURLs.append(URL)
        completionHandler?(true)
    }

    /// Does nothing: the extension continues.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(true)
    }
}
