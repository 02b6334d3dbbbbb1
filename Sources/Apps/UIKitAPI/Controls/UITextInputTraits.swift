import Foundation

/// Settings for the keyboard, which does not exist on Linux. The values are stored. UIKit's protocol of this name.
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
    /// The label of the return key.
    public var returnKeyType: UIReturnKeyType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// The type of keyboard.
    public var keyboardType: UIKeyboardType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// The appearance of the keyboard.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether words are corrected while the user types.
    public var autocorrectionType: UITextAutocorrectionType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Which letters are capitalized while the user types.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { kept(#function) ?? .sentences }
        set { keep(newValue, as: #function) }
    }
    /// Whether spelling is checked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether quotes are replaced by typographic ones.
    public var smartQuotesType: UITextSmartQuotesType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether hyphens are replaced by dashes.
    public var smartDashesType: UITextSmartDashesType {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether the return key is disabled while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// The meaning of the text.
    public var textContentType: UITextContentType? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
}
