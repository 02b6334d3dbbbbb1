import Foundation

/// The way from one controller to another. UIKit's class of this name.
///
/// ```swift
/// let way = UIStoryboardSegue(identifier: "open", source: UIViewController(), destination: UIViewController())
/// ```
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController
    /// How it is gone, as the storyboard says.
    var kind: String?

    /// Makes a way.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Shows the destination.
    open func perform() {
        if kind == "show" || kind == "push" {
            (source.navigationController ?? source).show(destination, sender: source)
        } else {
            source.present(destination, animated: false)
        }
    }
}
