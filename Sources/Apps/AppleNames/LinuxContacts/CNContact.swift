import Foundation

/// A person that the user knows. The class of this name of Contacts; nobody is known here but whom the app makes, so that
/// it can be changed as Apple's other class can.
///
/// ```swift
/// func name(of contact: CNContact) -> String { CNContactFormatter.string(from: contact, style: .fullName) ?? "somebody" }
/// ```
open class CNContact: NSObject, NSMutableCopying {
    /// Its name in the store.
    public private(set) var identifier = UUID().uuidString
    /// Makes nobody.
    public override init() {}
    /// Whether it is a person.
    open var contactType = CNContactType.person
    /// The first name.
    open var givenName = ""
    /// The name between.
    open var middleName = ""
    /// The last name.
    open var familyName = ""
    /// The name that friends use.
    open var nickname = ""
    /// The company.
    open var organizationName = ""
    /// What the user notes.
    open var note = ""
    /// The phone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    /// The addresses of mail.
    open var emailAddresses: [CNLabeledValue<NSString>] = []
    /// The addresses in the web.
    open var urlAddresses: [CNLabeledValue<NSString>] = []
    /// The birthday.
    open var birthday: DateComponents?
    /// The picture.
    open var imageData: Data?
    /// The picture.
    open var thumbnailImageData: Data? { imageData }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { imageData != nil }
    /// A copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutableContact()
        copy.identifier = identifier
        (copy.givenName, copy.middleName, copy.familyName) = (givenName, middleName, familyName)
        (copy.nickname, copy.organizationName, copy.note) = (nickname, organizationName, note)
        (copy.phoneNumbers, copy.emailAddresses, copy.urlAddresses) = (phoneNumbers, emailAddresses, urlAddresses)
        (copy.birthday, copy.imageData) = (birthday, imageData)
        return copy
    }
    /// Finds people by a name.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    /// Finds people by a number.
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// A person to be written. The class of this name of Contacts.
///
/// ```swift
/// let guest = CNMutableContact()
/// guest.givenName = "Ada"
/// ```
open class CNMutableContact: CNContact {}

/// Whether a contact is a person. The raw values of Contacts.
///
/// ```swift
/// let type = CNContactType.organization
/// ```
public enum CNContactType: Int, Sendable { case person, organization }

/// A phone number. The class of this name of Contacts.
///
/// ```swift
/// let number = CNPhoneNumber(stringValue: "+44 20 7946 0000").stringValue
/// ```
public final class CNPhoneNumber: NSObject, Sendable {
    /// The number as a text.
    public let stringValue: String
    /// Makes a number.
    public init(stringValue string: String) { stringValue = string }
}

/// A value with what it is for. The class of this name of Contacts.
///
/// ```swift
/// let home = CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "0000"))
/// ```
public final class CNLabeledValue<ValueType>: NSObject {
    /// What it is for.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// Makes one.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    /// The label as a user reads it.
    public static func localizedString(forLabel label: String) -> String {
        label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>")).lowercased()
    }
}

/// Writes names. The class of this name of Contacts: the first name before the last.
///
/// ```swift
/// let name = CNContactFormatter.string(from: CNMutableContact(), style: .fullName)
/// ```
open class CNContactFormatter: NSObject {
    /// How a name is written.
    open var style = CNContactFormatterStyle.fullName
    /// Makes one.
    public override init() {}
    /// The name; nil for nobody.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
        let name = parts.isEmpty ? contact.organizationName : parts.joined(separator: " ")
        return name.isEmpty ? nil : name
    }
    /// The name; nil for nobody.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// What it reads of a contact.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "name" }
}

/// How a name is written. The raw values of Contacts.
///
/// ```swift
/// let style = CNContactFormatterStyle.fullName
/// ```
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
