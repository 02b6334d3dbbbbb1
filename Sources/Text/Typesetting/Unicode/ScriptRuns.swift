import CUnicode

/// Finds the script of every unit (UAX #24). A character that is shared between scripts has the script of the text
/// before it, or after it at the start of the text. A closing bracket has the script of its opening bracket.
enum ScriptRuns {
    private static let common = UInt8(CUNICODE_SCRIPT_COMMON)
    private static let inherited = UInt8(CUNICODE_SCRIPT_INHERITED)
    private static let hiragana = UInt8(CUNICODE_SCRIPT_HIRAGANA)
    private static let katakana = UInt8(CUNICODE_SCRIPT_KATAKANA)
    private static let latin = UInt8(CUNICODE_SCRIPT_LATIN)
    /// More deeply nested brackets have the script of the text before them.
    private static let bracketDepth = 32

    /// Writes ICU's code of the script of each unit. The memory must have room for one code per unit.
    /// - Parameter joinsKana: whether kana have the script of ideographs, beside which they stand in every sentence.
    /// - Returns: whether there are kana that have it.
    @discardableResult
    static func resolve(
        _ units: [UInt16], into scripts: UnsafeMutableBufferPointer<UInt8>, joinsKana: Bool = false
    ) -> Bool {
        guard let base = scripts.baseAddress, !units.isEmpty else { return false }
        if let only = onlyScript(units) {
            scripts.initialize(repeating: only)
            return false
        }
        cunicode_scripts(units, Int32(units.count), base)
        let joined = joinsKana && joinKana(scripts)
        resolveShared(units, scripts)
        return joined
    }

    /// Gives kana the script of ideographs. Returns whether there are kana.
    private static func joinKana(_ scripts: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        var joined = false
        for offset in scripts.indices where scripts[offset] == hiragana || scripts[offset] == katakana {
            scripts[offset] = ScriptTags.han
            joined = true
        }
        return joined
    }

    /// Gives characters that are shared between scripts one of the text around them.
    private static func resolveShared(_ units: [UInt16], _ scripts: UnsafeMutableBufferPointer<UInt8>) {
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
