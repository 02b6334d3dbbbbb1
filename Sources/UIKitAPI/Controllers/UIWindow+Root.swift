extension UIWindow {
    /// Whose view is in the window.
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
