import CUnicode

/// Finds the script of every unit (UAX #24). A character that is shared between scripts has the script of the text
/// before it, or after it at the start of the text. A closing bracket has the script of its opening bracket.
enum ScriptRuns {
    private static let common = UInt8(CUNICODE_SCRIPT_COMMON)
    private static let inherited = UInt8(CUNICODE_SCRIPT_INHERITED)
    private static let latin = UInt8(CUNICODE_SCRIPT_LATIN)
    /// More deeply nested brackets have the script of the text before them.
    private static let bracketDepth = 32

    /// Writes ICU's code of the script of each unit. The memory must have room for one code per unit.
    static func resolve(_ units: [UInt16], into scripts: UnsafeMutableBufferPointer<UInt8>) {
        guard let base = scripts.baseAddress, !units.isEmpty else { return }
        if let only = onlyScript(units) { return scripts.initialize(repeating: only) }
        cunicode_scripts(units, Int32(units.count), base)
        var brackets: [(partner: UInt32, script: UInt8)] = []
        var current: UInt8?
        for offset in 0..<units.count {
            let script = scripts[offset]
            if script == common || script == inherited {
                if script == common, let bracketScript = resolveBracket(units[offset], current, &brackets) {
                    scripts[offset] = bracketScript
                } else if let current {
                    scripts[offset] = current
                }
            } else if script != current {
                if current == nil {
                    for earlier in 0..<offset { scripts[earlier] = script }
                    for index in brackets.indices { brackets[index].script = script }
                }
                current = script
            }
        }
        if current == nil { scripts.update(repeating: common) }
    }

    /// The script of an ASCII text: Latin where it has a letter. Nil for any other text.
    private static func onlyScript(_ units: [UInt16]) -> UInt8? {
        var script = common
        for unit in units {
            guard unit < 0x80 else { return nil }
            if case UInt16(0x61)...0x7A = unit | 0x20 { script = latin }
        }
        return script
    }

    /// The script of the bracket that a closing bracket belongs to. An opening bracket is remembered. Nil for other
    /// characters.
    private static func resolveBracket(
        _ unit: UInt16, _ current: UInt8?, _ brackets: inout [(partner: UInt32, script: UInt8)]
    ) -> UInt8? {
        guard mayBeBracket(unit) else { return nil }
        var partner: UInt32 = 0
        switch cunicode_bracket(UInt32(unit), &partner) {
        case 1:
            if brackets.count < bracketDepth { brackets.append((partner, current ?? common)) }
            return nil
        case 2:
            guard let match = brackets.lastIndex(where: { $0.partner == UInt32(unit) }) else { return nil }
            let script = brackets[match].script
            brackets.removeSubrange(match...)
            return script == common ? nil : script
        default:
            return nil
        }
    }

    /// All brackets are in the BMP, and most shared characters are not brackets.
    private static func mayBeBracket(_ unit: UInt16) -> Bool {
        guard unit < 0x80 else { return true }
        switch UInt8(truncatingIfNeeded: unit) {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            return true
        default:
            return false
        }
    }
}
