// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxContacts)
import LinuxContacts
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_CNContact_1() async throws {
        func name(of contact: CNContact) -> String { CNContactFormatter.string(from: contact, style: .fullName) ?? "somebody" }
    }

    func example_CNContact_CNMutableContact_1() async throws {
        let guest = CNMutableContact()
        guest.givenName = "Ada"
        _ = guest
    }

    func example_CNContact_CNContactType_1() async throws {
        let type = CNContactType.organization
        _ = type
    }

    func example_CNContact_CNPhoneNumber_1() async throws {
        let number = CNPhoneNumber(stringValue: "+44 20 7946 0000").stringValue
        _ = number
    }

    func example_CNContact_CNLabeledValue_1() async throws {
        let home = CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "0000"))
        _ = home
    }

    func example_CNContact_CNContactFormatter_1() async throws {
        let name = CNContactFormatter.string(from: CNMutableContact(), style: .fullName)
        _ = name
    }

    func example_CNContact_CNContactFormatterStyle_1() async throws {
        let style = CNContactFormatterStyle.fullName
        _ = style
    }

    func example_CNContactKeys_CNKeyDescriptor_1() async throws {
        let keys: [CNKeyDescriptor] = [CNContactBirthdayKey as CNKeyDescriptor]
        _ = keys
    }

    func example_CNContactStore_1() async throws {
        let isAllowed = try await CNContactStore().requestAccess(for: .contacts)
        _ = isAllowed
    }

    func example_CNContactStore_CNEntityType_1() async throws {
        let isDenied = CNContactStore.authorizationStatus(for: CNEntityType.contacts) == .denied
        _ = isDenied
    }

    func example_CNContactStore_CNAuthorizationStatus_1() async throws {
        let isAsked = CNAuthorizationStatus.denied != .notDetermined
        _ = isAsked
    }

    func example_CNContactStore_CNError_1() async throws {
        let isDenied = CNError(.authorizationDenied).code == .authorizationDenied
        _ = isDenied
    }

    func example_CNContactStore_CNContactFetchRequest_1() async throws {
        let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
        _ = request
    }

    func example_CNContactStore_CNSaveRequest_1() async throws {
        let request = CNSaveRequest()
        request.add(CNMutableContact(), toContainerWithIdentifier: nil)
        _ = request
    }
}
#endif
