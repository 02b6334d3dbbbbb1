import Foundation

/// The names of the keyboard's notifications; there is no keyboard on Linux, so none is posted.
extension UIResponder {
    /// Posted before the keyboard is shown.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when the keyboard is shown.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard is hidden.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when the keyboard is hidden.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the frame of the keyboard changes.
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// The frame of the keyboard before its animation.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The curve of the keyboard's animation.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Posted after the frame of the keyboard changed.
    public nonisolated static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The frame of the keyboard after its animation.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of the keyboard's animation.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// The names that Swift had for them before 2018.
extension Notification.Name {
    /// Posted before the keyboard is shown.
    public static var UIKeyboardWillShow: Notification.Name { UIResponder.keyboardWillShowNotification }
    /// Posted before the keyboard is hidden.
    public static var UIKeyboardWillHide: Notification.Name { UIResponder.keyboardWillHideNotification }
}
