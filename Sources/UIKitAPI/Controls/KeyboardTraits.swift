import Foundation

/// What the keyboard, which is not there, would ask.
extension UITextField {
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

/// What the keyboard, which is not there, would ask.
extension UITextView {
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
    /// The attributes of links; they have the tint's colour here.
    public var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { kept(#function) ?? [:] }
        set { keep(newValue, as: #function) }
    }
    /// Whether dots stand in place of letters.
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

/// What is kept of a search bar, which is not drawn.
extension UISearchBar {
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
    /// What is above the field.
    public var prompt: String? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
    /// Where to look, as buttons.
    public var scopeButtonTitles: [String]? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
    /// Which of them is chosen.
    public var selectedScopeButtonIndex: Int {
        get { kept(#function) ?? 0 }
        set { keep(newValue, as: #function) }
    }
    /// Whether they are shown.
    public var showsScopeBar: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// How it looks.
    public var searchBarStyle: Style {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// How it looks.
    public var barStyle: UIBarStyle {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether what is behind shows through.
    public var isTranslucent: Bool {
        get { kept(#function) ?? true }
        set { keep(newValue, as: #function) }
    }
    /// A picture behind it.
    public var backgroundImage: UIImage? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
    /// Whether the return key waits for a text.
    public var enablesReturnKeyAutomatically: Bool {
        get { kept(#function) ?? true }
        set { keep(newValue, as: #function) }
    }
}
