import Foundation

/// What editing would use of a field.
extension UITextField {
    /// Whether a tap empties the field.
    public var clearsOnBeginEditing: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether typing replaces the text.
    public var clearsOnInsertion: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// A picture behind the text; it is not drawn.
    public var background: UIImage? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
    /// The attributes of what is typed.
    public var typingAttributes: [NSAttributedString.Key: Any]? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
}
