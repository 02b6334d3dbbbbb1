import Foundation

extension UUID {
    /// An identifier that is the same in each process. Those of different numbers differ in their first digits, which
    /// some apps show in place of a name.
    @usableFromInline package static func ofHost(_ number: UInt32) -> UUID {
        let bits = (number &+ 1) &* 0x9E37_79B1
        func byte(_ index: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (24 - 8 * index)) }
        return UUID(uuid: (byte(0), byte(1), byte(2), byte(3), 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))
    }
}
