/// The label of the return key; it is not drawn. UIKit's raw values.
///
/// ```swift
/// let choice = UIReturnKeyType.default
/// ```
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The type of keyboard. There is no keyboard on Linux. UIKit's raw values.
///
/// ```swift
/// let choice = UIKeyboardType.default
/// ```
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// Whether nothing but a number can be written with it.
    package var hasOnlyDigits: Bool { [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self) }
}

/// The appearance of the keyboard; it is not drawn. UIKit's raw values.
///
/// ```swift
/// let choice = UIKeyboardAppearance.default
/// ```
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}

/// Whether words are corrected while typing; nobody types on Linux. UIKit's raw values.
///
/// ```swift
/// let choice = UITextAutocorrectionType.default
/// ```
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Which letters are capitalized while typing; nobody types on Linux. UIKit's raw values.
///
/// ```swift
/// let choice = UITextAutocapitalizationType.none
/// ```
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether spelling is checked; it is not. UIKit's raw values.
///
/// ```swift
/// let choice = UITextSpellCheckingType.default
/// ```
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Whether quotes are replaced by typographic ones; nobody types on Linux. UIKit's raw values.
///
/// ```swift
/// let choice = UITextSmartQuotesType.default
/// ```
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether hyphens are replaced by dashes; nobody types on Linux. UIKit's raw values.
///
/// ```swift
/// let choice = UITextSmartDashesType.default
/// ```
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// The style of a bar, which is not drawn. UIKit's raw values.
///
/// ```swift
/// let choice = UIBarStyle.default
/// ```
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

/// The meaning of a text, for a keyboard. There is no keyboard on Linux. UIKit's structure of this name.
///
/// ```swift
/// let field = UITextField()
/// field.textContentType = .emailAddress
/// ```
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a type from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A part of a name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A part of a name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name that friends use.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A place.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is new.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that comes in a message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

extension UISearchBar {
    /// The style, which is not drawn. UIKit's raw values.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
}
