import Foundation

/// What is kept of a search bar, and changes nothing of its looks but the style.
extension UISearchBar {
    /// Which letters are capitalized: none in a search.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { kept(#function) ?? .none }
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
