import Foundation

/// Values of a search bar that are stored. Only the style changes what is drawn.
extension UISearchBar {
    /// Which letters are capitalized while the user types; none in a search.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { kept(#function) ?? .none }
        set { keep(newValue, as: #function) }
    }
    /// A line of text above the field.
    public var prompt: String? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
    /// The titles of the scope buttons.
    public var scopeButtonTitles: [String]? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
    /// The index of the selected scope button.
    public var selectedScopeButtonIndex: Int {
        get { kept(#function) ?? 0 }
        set { keep(newValue, as: #function) }
    }
    /// Whether the scope buttons are shown.
    public var showsScopeBar: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// The style.
    public var searchBarStyle: Style {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// The style of the bar.
    public var barStyle: UIBarStyle {
        get { kept(#function) ?? .default }
        set { keep(newValue, as: #function) }
    }
    /// Whether the bar is translucent.
    public var isTranslucent: Bool {
        get { kept(#function) ?? true }
        set { keep(newValue, as: #function) }
    }
    /// The picture of the background.
    public var backgroundImage: UIImage? {
        get { kept(#function) ?? nil }
        set { keep(newValue, as: #function) }
    }
    /// Whether the return key is disabled while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { kept(#function) ?? true }
        set { keep(newValue, as: #function) }
    }
}
