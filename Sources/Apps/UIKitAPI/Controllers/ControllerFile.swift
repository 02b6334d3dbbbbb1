/// The source of a storyboard's controllers.
@MainActor protocol ControllerFile: AnyObject {
    /// The initial controller; nil for a file without one.
    func makeInitial(for storyboard: UIStoryboard) -> UIViewController?
    /// The controller with an identifier; nil where there is none.
    func make(named name: String, for storyboard: UIStoryboard) -> UIViewController?
}
