import Foundation

extension UITextField {
    /// Posted on iOS after the text has changed; never posted on Linux, where nobody types.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Whether there is a text.
    public var hasText: Bool { text?.isEmpty == false }
    /// Appends a text.
    public func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    /// Removes the last character.
    public func deleteBackward() { text = text.map { String($0.dropLast()) } }
    /// Does nothing, because there is no selection.
    public func selectAll(_ sender: Any?) {}
}
