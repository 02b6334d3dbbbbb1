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

/// Values of a text field that only editing would use.
extension UITextField {
    /// Whether a tap clears the field.
    public var clearsOnBeginEditing: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether typing replaces the text.
    public var clearsOnInsertion: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// A picture behind the text, which is not drawn.
    public var background: UIImage? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
    /// The attributes of text that is typed.
    public var typingAttributes: [NSAttributedString.Key: Any]? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
}
