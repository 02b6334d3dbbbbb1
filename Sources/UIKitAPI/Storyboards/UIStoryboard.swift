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
    private let file: StoryboardFile?

    /// Reads the storyboard of a name: from the bundle, and for the program's own from the resources of its targets.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        file = StoryboardFile(name: name, bundle: storyboardBundleOrNil)
    }

    /// The controller of a name. A name that no controller has, or a storyboard that is not there, ends the process, as
    /// the exception of UIKit does.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = file?.make(named: identifier, for: self) else {
            preconditionFailure("there is no storyboard \(name) with a controller \(identifier)")
        }
        return controller
    }

    /// The controller of a name, of the type that is asked for; another type ends the process.
    open func instantiateViewController<Controller: UIViewController>(identifier: String) -> Controller {
        guard let controller = instantiateViewController(withIdentifier: identifier) as? Controller else {
            preconditionFailure("the storyboard \(name) has no \(Controller.self) of the name \(identifier)")
        }
        return controller
    }

    /// The first controller; nil where the storyboard names none, or is not there.
    open func instantiateInitialViewController() -> UIViewController? { file?.makeInitial(for: self) }

    /// The controller that a segue leads to.
    func destination(of segue: MarkupElement) -> UIViewController? {
        segue["destination"].flatMap { file?.make(id: $0, for: self) }
    }
}
