import Foundation

/// A storyboard. UIKit's class of this name: its name is kept, and nothing is read, so that controllers come from
/// code. A controller of a storyboard is a plain one here; an app's `as! BoardViewController` fails with it.
///
/// ```swift
/// let board = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    /// The name of the file.
    public let name: String

    /// Keeps a name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// The controller of a name: a plain one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
    /// The controller of a name, of the type that is asked for; a name without one ends the process, as on iOS.
    open func instantiateViewController<Controller: UIViewController>(identifier: String) -> Controller {
        guard let controller = instantiateViewController(withIdentifier: identifier) as? Controller else {
            preconditionFailure("the storyboard \(name) has no \(Controller.self) of the name \(identifier)")
        }
        return controller
    }
    /// The first controller: none, as nothing is read.
    open func instantiateInitialViewController() -> UIViewController? { nil }
}

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

    /// Makes a way.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Shows the destination.
    open func perform() { source.present(destination, animated: false) }
}
