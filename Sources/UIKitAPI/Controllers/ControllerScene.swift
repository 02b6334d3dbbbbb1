/// What a controller keeps of the storyboard that it is from.
@MainActor protocol ControllerScene: AnyObject {
    /// The view of the scene, with the outlets of the controller and of the views filled; nil for a scene without one.
    func loadView(for controller: UIViewController) -> UIView?
}
