extension UIWindow {
    /// The controller whose view fills the window.
    public var rootViewController: UIViewController? {
        get { kept(#function) }
        set {
            rootViewController?.viewIfLoaded?.removeFromSuperview()
            keep(newValue as Any, as: #function)
            guard let view = newValue?.view else { return }
            view.frame = bounds
            addSubview(view)
        }
    }
}
