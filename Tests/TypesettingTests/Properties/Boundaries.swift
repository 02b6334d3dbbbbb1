import CUnicode
import Typesetting

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

/// Where the lines of a text may end, asked of ICU once more.
struct LineOpportunities {
    private let kinds: [UInt8]

    init(_ units: [UInt16], language: String) throws {
        var kinds = [UInt8](repeating: 0, count: units.count + 1)
        let code = cunicode_line_boundaries(language, units, Int32(units.count), &kinds)
        guard code == 0 else { throw TypesettingError.unicodeFailure(call: "ubrk line", code: Int(code)) }
        self.kinds = kinds
    }

    func contains(_ offset: Int) -> Bool { kinds[offset] != 0 }
}
