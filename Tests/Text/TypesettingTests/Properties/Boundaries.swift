import CUnicode

@testable import Typesetting

/// The grapheme cluster boundaries of a text, asked of ICU once more.
struct Graphemes {
    private let kinds: [UInt8]

    init(_ units: [UInt16]) {
        var kinds = [UInt8](repeating: 0, count: units.count + 1)
        // Failing leaves no boundary, at which the tests fail too.
        _ = cunicode_grapheme_boundaries(units, Int32(units.count), &kinds)
        self.kinds = kinds
    }

    func isBoundary(_ offset: Int) -> Bool { kinds[offset] != 0 }
}

/// Where a word may be cut by force: between graphemes, but neither before a mark nor after a sign that stacks the next
/// letter; by Swift's own Unicode data.
struct Cuts {
    private let graphemes: Graphemes
    private let units: [UInt16]
    /// `Indic_Conjunct_Break = Linker` of Unicode 15.1, and the invisible stackers of Burmese and Khmer.
    private static let linkers: Set<UInt16> = [0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xD4D, 0x1039, 0x17D2]

    init(_ units: [UInt16]) {
        graphemes = Graphemes(units)
        self.units = units
    }

    func contains(_ offset: Int) -> Bool {
        guard graphemes.isBoundary(offset), offset > 0, offset < units.count else { return false }
        guard let next = Unicode.Scalar(units[offset]) else { return true }
        let isMark = [.nonspacingMark, .spacingMark, .enclosingMark].contains(next.properties.generalCategory)
        return !isMark && !(Self.linkers.contains(units[offset - 1]) && next.properties.isAlphabetic)
    }
}

/// Where the lines of a text may end, asked of ICU once more, to which the language's quotation marks are brackets.
struct LineOpportunities {
    private let kinds: [UInt8]

    init(_ units: [UInt16], language: String) throws {
        var kinds = [UInt8](repeating: 0, count: units.count + 1)
        let units = QuotationMarks(language: language).asBrackets(units)
        let code = cunicode_line_boundaries(language, units, Int32(units.count), &kinds)
        guard code == 0 else { throw TypesettingError.unicodeFailure(call: "ubrk line", code: Int(code)) }
        self.kinds = kinds
    }

    func contains(_ offset: Int) -> Bool { kinds[offset] != 0 }
}
