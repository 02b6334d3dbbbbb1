import Foundation

/// A storyboard. UIKit's class of this name. Views, constraints, outlets, actions and segues are read from its file;
/// see `Documentation/FromXcodeToLinux.md`.
///
/// ```swift
/// let board = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    /// The name of the file.
    public let name: String
    /// The file; nil when it does not exist.
    let file: (any ControllerFile)?

    /// Makes a storyboard from a file.
    init(name: String, file: (any ControllerFile)?) { (self.name, self.file) = (name, file) }

    /// Makes the controller with an identifier. If the identifier or the storyboard does not exist, the process ends,
    /// as with the exception of UIKit.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = file?.make(named: identifier, for: self) else {
            preconditionFailure("there is no storyboard \(name) with a controller \(identifier)")
        }
        return controller
    }

    /// Makes the controller with an identifier, as the requested type. A controller of another type ends the process.
    open func instantiateViewController<Controller: UIViewController>(identifier: String) -> Controller {
        guard let controller = instantiateViewController(withIdentifier: identifier) as? Controller else {
            preconditionFailure("the storyboard \(name) has no \(Controller.self) of the name \(identifier)")
        }
        return controller
    }

    /// Makes the initial controller; nil where the storyboard has none, or does not exist.
    open func instantiateInitialViewController() -> UIViewController? { file?.makeInitial(for: self) }
}

/// The source of a storyboard's controllers.
@MainActor protocol ControllerFile: AnyObject {
    /// The initial controller; nil for a file without one.
    func makeInitial(for storyboard: UIStoryboard) -> UIViewController?
    /// The controller with an identifier; nil where there is none.
    func make(named name: String, for storyboard: UIStoryboard) -> UIViewController?
}

/// The scene of a storyboard from which a controller was made.
@MainActor protocol ControllerScene: AnyObject {
    /// Loads the view of the scene, and sets the outlets of the controller and of the views. Returns nil for a scene
    /// without a view.
    func loadView(for controller: UIViewController) -> UIView?
}

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
            source.show(destination, sender: source)
        } else {
            source.present(destination, animated: false)
        }
    }
}
