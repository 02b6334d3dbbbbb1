import CUnicode

/// Resolves the script of every unit (UAX #24): characters shared between scripts take the script of what stands
/// before them, or after them at the start of the text, and a closing bracket that of its opening one.
enum ScriptRuns {
    private static let common = UInt8(CUNICODE_SCRIPT_COMMON)
    private static let inherited = UInt8(CUNICODE_SCRIPT_INHERITED)
    /// Brackets deeper than this keep the script of what stands before them.
    private static let bracketDepth = 32

    static func resolvedScripts(of units: [UInt16]) -> [UInt8] {
        var scripts = [UInt8](repeating: common, count: units.count)
        guard !units.isEmpty else { return scripts }
        cunicode_scripts(units, Int32(units.count), &scripts)
        var brackets: [(partner: UInt32, script: UInt8)] = []
        var current: UInt8?
        var offset = 0
        while offset < units.count {
            let script = scripts[offset]
            if script == common || script == inherited {
                if script == common, let bracketScript = resolveBracket(at: offset, units, current, &brackets) {
                    scripts[offset] = bracketScript
                } else if let current {
                    scripts[offset] = current
                }
            } else {
                if current == nil {
                    for earlier in 0..<offset { scripts[earlier] = script }
                    for index in brackets.indices { brackets[index].script = script }
                }
                current = script
            }
            offset += 1
        }
        if current == nil { for index in scripts.indices { scripts[index] = common } }
        return scripts
    }

    /// The script of a closing bracket's partner; remembers an opening one. Nil for other characters.
    private static func resolveBracket(
        at offset: Int, _ units: [UInt16], _ current: UInt8?, _ brackets: inout [(partner: UInt32, script: UInt8)]
    ) -> UInt8? {
        // Every bracket is in the BMP; letters, digits and space are none.
        let unit = units[offset]
        if unit == 0x20 || (0x30...0x39).contains(unit) || (unit < 0x80 && !"()[]{}<>".utf16.contains(unit)) {
            return nil
        }
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
}
