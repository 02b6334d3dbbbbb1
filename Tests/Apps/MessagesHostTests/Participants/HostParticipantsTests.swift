import Foundation
import Testing

@testable import MessagesHost

/// Who takes part in a conversation where a test does not say it.
struct HostParticipantsTests {
    /// Apps show the first digits of an identifier, so goldens hold only where they are the same in each process.
    @Test func areTheSameEachTimeAndDifferFromEachOther() {
        #expect(HostParticipants() == HostParticipants())
        #expect(HostParticipants().local.uuidString == "9E3779B1-0000-4000-8000-000000000000")
        let beginnings = (0..<200).map { UUID.ofHost($0).uuidString.prefix(6) }
        #expect(Set(beginnings).count == beginnings.count)
    }
}
