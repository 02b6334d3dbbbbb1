import CUnicode

/// The script each unit is shaped in, by UAX #24: characters shared between scripts go with what is before them, at the
/// start of a text with what comes after, and a closing bracket with its opening one.
enum ResolvedScripts {
    /// ICU's code for Arabic, whose letters join and so are never tracked.
    static let arabic: UInt8 = script(of: 0x0627)
    /// ICU's code of what belongs to no script.
    static let common = UInt8(CUNICODE_SCRIPT_COMMON)
    private static let inherited = UInt8(CUNICODE_SCRIPT_INHERITED)

    static func scripts(of units: [UInt16]) -> [UInt8] {
        var scripts = [UInt8](repeating: common, count: units.count)
        cunicode_scripts(units, Int32(units.count), &scripts)
        var current = scripts.first { $0 != common && $0 != inherited } ?? common
        var open: [(closing: UInt32, script: UInt8)] = []
        for index in scripts.indices {
            guard scripts[index] == common || scripts[index] == inherited else {
                current = scripts[index]
                continue
            }
            let isShared = scripts[index] == common
            scripts[index] = current
            var partner: UInt32 = 0
            let kind = isShared ? cunicode_bracket(UInt32(units[index]), &partner) : 0
            if kind == 1 { open.append((partner, current)) }
            if kind == 2, let match = open.lastIndex(where: { $0.closing == UInt32(units[index]) }) {
                scripts[index] = open[match].script
                open.removeSubrange(match...)
            }
        }
        return scripts
    }

    private static func script(of unit: UInt16) -> UInt8 {
        var script: UInt8 = 0
        cunicode_scripts([unit], 1, &script)
        return script
    }
}
