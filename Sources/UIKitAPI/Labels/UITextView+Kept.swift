import Foundation

/// What editing would use of a text.
extension UITextView {
    /// What becomes a link; nothing does here.
    public var dataDetectorTypes: UIDataDetectorTypes {
        get { kept(#function) ?? [] }
        set { keep(newValue, as: #function) }
    }
    /// What is chosen.
    public var selectedRange: NSRange {
        get { kept(#function) ?? NSRange(location: 0, length: 0) }
        set { keep(newValue, as: #function) }
    }
    /// The attributes of what is typed.
    public var typingAttributes: [NSAttributedString.Key: Any] {
        get { kept(#function) ?? [:] }
        set { keep(newValue, as: #function) }
    }
    /// The attributes of links; they have the tint's colour here. Implicitly unwrapped as in UIKit, where nil sets the
    /// standard ones; it is never nil when it is read.
    public var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { kept(#function) ?? [:] }
        set { keep(newValue, as: #function) }
    }
    /// Whether dots replace the letters.
    public var isSecureTextEntry: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// A view in place of the keyboard.
    public var inputView: UIView? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
    /// Whether attributes can be changed.
    public var allowsEditingTextAttributes: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether typing replaces the text.
    public var clearsOnInsertion: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
}
