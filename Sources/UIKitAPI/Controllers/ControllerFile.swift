/// What a storyboard makes its controllers from.
@MainActor protocol ControllerFile: AnyObject {
    /// The first controller; nil for a file that names none.
    func makeInitial(for storyboard: UIStoryboard) -> UIViewController?
    /// The controller of a name; nil for a name that none has.
    func make(named name: String, for storyboard: UIStoryboard) -> UIViewController?
}
