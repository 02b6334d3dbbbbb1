import Testing

@testable import Typesetting

/// What is known about units, against Swift's own properties of characters.
struct ScalarsTests {
    private func units(where holds: (Unicode.Scalar) -> Bool) -> [UInt16] {
        (UInt16.min...UInt16.max).filter { Unicode.Scalar($0).map(holds) == true }
    }

    /// UAX #14: classes BK, CR, LF and NL.
    private static let terminators: [UInt16] = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]

    /// "CSS Text 3", 4.1.3: spaces hang, but for those that forbid a break: U+00A0, U+2007 and U+202F.
    @Test func spacesAfterWhichALineMayEndHang() {
        let spaces = units {
            $0.properties.generalCategory == .spaceSeparator && ![0xA0, 0x2007, 0x202F].contains($0.value)
        }
        let all = units { _ in true }
        #expect(all.filter(Scalars.hangs) == (spaces + Self.terminators + [0x09]).sorted())
        #expect(all.filter(Scalars.isLineTerminator) == Self.terminators)
        #expect(all.filter(Scalars.endsParagraph) == [0x0A, 0x0D, 0x2029])
        #expect(all.filter(Scalars.isControl) == units { $0.properties.generalCategory == .control })
    }

    /// "Unicode 15.0, PropList": those of the BMP.
    @Test func prependedSigns() {
        let signs: [UInt16] = [0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2]
        #expect(units { _ in true }.filter(Scalars.isPrependedSign) == signs)
    }

    @Test(arguments: [0x00, 0x41, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x103FF, 0x10400, 0x1F600, 0x10FFFF] as [UInt32])
    func aCharacterIsOneUnitOrTwo(_ code: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(code))
        let units = Array("a\(scalar)".utf16)
        let (character, next) = Scalars.decode(units, at: 1)
        #expect(character == code && next == units.count)
    }
}
