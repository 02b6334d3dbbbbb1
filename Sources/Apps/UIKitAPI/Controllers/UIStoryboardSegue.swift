import Foundation

/// The transition from one controller to another. UIKit's class of this name.
///
/// ```swift
/// let way = UIStoryboardSegue(identifier: "open", source: UIViewController(), destination: UIViewController())
/// ```
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The identifier.
    public let identifier: String?
    /// The controller that is left.
    public let source: UIViewController
    /// The controller that is shown.
    public let destination: UIViewController
    /// The kind of the segue in the storyboard.
    var kind: String?

    /// Makes a segue.
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
