import Foundation

/// Values of a text view that only editing would use.
extension UITextView {
    /// The kinds of data that become links. There are no such links here.
    public var dataDetectorTypes: UIDataDetectorTypes {
        get { kept(#function) ?? [] }
        set { keep(newValue, as: #function) }
    }
    /// The range that is selected.
    public var selectedRange: NSRange {
        get { kept(#function) ?? NSRange(location: 0, length: 0) }
        set { keep(newValue, as: #function) }
    }
    /// The attributes of text that is typed.
    public var typingAttributes: [NSAttributedString.Key: Any] {
        get { kept(#function) ?? [:] }
        set { keep(newValue, as: #function) }
    }
    /// The attributes of links, which have the tint colour here. Implicitly unwrapped as in UIKit, where nil sets the
    /// standard attributes; it is never nil when it is read.
    public var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { kept(#function) ?? [:] }
        set { keep(newValue, as: #function) }
    }
    /// Whether the characters are shown as dots.
    public var isSecureTextEntry: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// A view in place of the keyboard.
    public var inputView: UIView? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
    /// Whether the user can change attributes.
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
