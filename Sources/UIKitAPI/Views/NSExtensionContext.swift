import Foundation

/// What an extension knows of its host. Apple's class of this name; what an app asks for is recorded.
///
/// ```swift
/// let context = NSExtensionContext()
/// context.open(URL(string: "https://example.com")!)
/// print(context.openedURLs.count)
/// ```
open class NSExtensionContext: NSObject {
    /// The addresses that the app asked to open.
    public private(set) var openedURLs: [URL] = []

    /// Records an address, and says that it was opened.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        openedURLs.append(URL)
        completionHandler?(true)
    }

    /// Nothing: the extension stays.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(true)
    }
}
