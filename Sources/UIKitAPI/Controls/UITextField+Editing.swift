import Foundation

extension UITextField {
    /// Posted on iOS after the text has changed; never posted on Linux, where nobody types.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Whether there is a text.
    public var hasText: Bool { text?.isEmpty == false }
    /// Adds letters at the end.
    public func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    /// Takes the last letter away.
    public func deleteBackward() { text = text.map { String($0.dropLast()) } }
    /// Nothing: nothing is chosen.
    public func selectAll(_ sender: Any?) {}
}
