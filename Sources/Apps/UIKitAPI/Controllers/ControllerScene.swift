/// The scene of a storyboard from which a controller was made.
@MainActor protocol ControllerScene: AnyObject {
    /// Loads the view of the scene, and sets the outlets of the controller and of the views. Returns nil for a scene
    /// without a view.
    func loadView(for controller: UIViewController) -> UIView?
}
