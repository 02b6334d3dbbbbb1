import Foundation

/// A storyboard. UIKit's class of this name: it is read from the file, as far as views, constraints, outlets, actions and
/// segues go; see `Documentation/FromXcodeToLinux.md`.
///
/// ```swift
/// let board = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    /// The name of the file.
    public let name: String
    /// The file; nil when it does not exist.
    let file: (any ControllerFile)?

    /// Makes the storyboard of a file that was read.
    init(name: String, file: (any ControllerFile)?) { (self.name, self.file) = (name, file) }

    /// The controller of a name. A name that no controller has, or a storyboard that is not there, ends the process, as
    /// the exception of UIKit does.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = file?.make(named: identifier, for: self) else {
            preconditionFailure("there is no storyboard \(name) with a controller \(identifier)")
        }
        return controller
    }

    /// The controller with a name, as the requested type. A controller of another type ends the process.
    open func instantiateViewController<Controller: UIViewController>(identifier: String) -> Controller {
        guard let controller = instantiateViewController(withIdentifier: identifier) as? Controller else {
            preconditionFailure("the storyboard \(name) has no \(Controller.self) of the name \(identifier)")
        }
        return controller
    }

    /// The first controller; nil where the storyboard names none, or is not there.
    open func instantiateInitialViewController() -> UIViewController? { file?.makeInitial(for: self) }
}
