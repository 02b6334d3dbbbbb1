import Foundation

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
