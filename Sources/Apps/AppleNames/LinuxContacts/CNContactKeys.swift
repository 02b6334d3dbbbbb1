/// Names something that is read of a contact. The protocol of this name of Contacts.
///
/// ```swift
/// let keys: [CNKeyDescriptor] = [CNContactBirthdayKey as CNKeyDescriptor]
/// ```
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

/// Its name in the store.
public let CNContactIdentifierKey = "identifier"
/// Whether it is a person.
public let CNContactTypeKey = "contactType"
/// The first name.
public let CNContactGivenNameKey = "givenName"
/// The last name.
public let CNContactFamilyNameKey = "familyName"
/// The name that friends use.
public let CNContactNicknameKey = "nickname"
/// The company.
public let CNContactOrganizationNameKey = "organizationName"
/// The phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The addresses in the web.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The birthday.
public let CNContactBirthdayKey = "birthday"
/// The picture.
public let CNContactImageDataKey = "imageData"
/// The small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// A phone that is carried.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// An iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The page of a person.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
