import Foundation

/// What a text asks of the keyboard, which is not there: kept as the app set it. UIKit's protocol of this name.
///
/// ```swift
/// func askForAddress(_ field: some UITextInputTraits) {
///     field.keyboardType = .emailAddress
///     field.autocorrectionType = .no
/// }
/// ```
@preconcurrency @MainActor public protocol UITextInputTraits: UIResponder {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits {
    /// What the return key says.
    public var returnKeyType: UIReturnKeyType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Which keyboard comes.
    public var keyboardType: UIKeyboardType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// How the keyboard looks.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether words are corrected.
    public var autocorrectionType: UITextAutocorrectionType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Which letters begin large.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { kept(#function) ?? .sentences }
        set { keep(newValue, as: #function) }
    }
    /// Whether spelling is checked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether quotes become round.
    public var smartQuotesType: UITextSmartQuotesType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether dashes become long.
    public var smartDashesType: UITextSmartDashesType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether the return key waits for a text.
    public var enablesReturnKeyAutomatically: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// What the text is about.
    public var textContentType: UITextContentType? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
}
