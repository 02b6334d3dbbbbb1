import Testing

@testable import Typesetting

/// The numbers of fonts, and what is remembered of them.
struct FontSlotTests {
    @Test func aSlotKeepsItsFamilyAndItsFile() {
        let slots = (0..<124).flatMap { [FontSlot(family: $0), FontSlot(family: $0, isRegular: true)] }
        #expect(slots.map(\.family) == (0..<124).flatMap { [$0, $0] })
        #expect(slots.map(\.isRegular) == (0..<124).flatMap { _ in [false, true] })
        let all = slots + [FontSlot.none, .missing, .attachment]
        #expect(Set(all.map(\.rawValue)).count == 251 && FontSlot.primary == FontSlot(family: 0))
    }

    /// Each character has a place of its own, at both ends of a page and of Unicode.
    @Test func eachCharacterHasItsOwnSlot() {
        let table = FallbackTable()
        let characters: [UInt32] = [0, 0x41, 0x7F, 0x80, 0xC1, 0xFF, 0x100, 0x141, 0xFFFF, 0x10000, 0x10041, 0x10FFFF]
        #expect(table.knownSlot(of: 0x41) == nil)
        for isAgain in [false, true] {
            var asked = 0
            let found = characters.indices.map { index in
                table.slot(of: characters[index]) {
                    asked += 1
                    return FontSlot(rawValue: UInt8(3 * index))
                }
            }
            #expect(found.map(\.rawValue) == characters.indices.map { UInt8(3 * $0) })
            #expect(asked == (isAgain ? 0 : characters.count))
        }
        #expect([0, 0x41, 0xFFFF].map { table.knownSlot(of: $0)?.rawValue } == [0, 3, 24])
        #expect(table.knownSlot(of: 0x42) == nil && table.knownSlot(of: 0x4141) == nil)
        let none = table.slot(of: 0x43) { FontSlot.none }
        #expect(none == FontSlot.none && table.knownSlot(of: 0x43) == FontSlot.none)
    }
}
