import Foundation

/// What a view asks of the controller whose view it is.
@MainActor protocol ViewOwner: UIResponder {
    /// The traits that the view is shown in.
    var traitCollection: UITraitCollection { get }
    /// What is added to the safe area of the view, in points.
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// The least margins of the view at its sides, in points.
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }

    /// Places the bars of the controller, when the view has placed its subviews.
    func placeBars()
    /// Called before the view places its subviews.
    func viewWillLayoutSubviews()
    /// Called when the view has placed its subviews.
    func viewDidLayoutSubviews()
    /// Changes constraints, before a layout.
    func updateViewConstraints()
    /// Called before the view comes into a window, or leaves one.
    func viewWillMove(toWindow window: UIWindow?)
    /// Called when the view has come into a window, or has left one.
    func viewDidMove(toWindow window: UIWindow?)
    /// Called when everything in the window is laid out, after the view has come into it.
    func viewIsLaidOutInWindow()
}

/// The responder that decides which responder below it has the keyboard: the controller of an iMessage app.
@MainActor package protocol KeyboardOwner: UIResponder {
    /// The responder that has the keyboard.
    var firstResponder: UIResponder? { get set }

    /// Whether a field may take the keyboard.
    func allowsKeyboard() -> Bool
}
