import Foundation

extension UITextField {
    /// Told after the text is another one, on iOS; nobody types here.
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
