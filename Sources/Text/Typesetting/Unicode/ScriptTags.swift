import CHarfBuzz
import CUnicode

/// HarfBuzz's tag for each of ICU's scripts, and which scripts join their letters.
enum ScriptTags {
    /// ICU's script codes fit a byte. A code without a script has the tag `Zyyy`.
    private static let tags = (0...UInt8.max).map { hb_script_from_iso15924_tag(cunicode_script_tag($0)) }

    private static let cursive: [Bool] = {
        let names = ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Adlm", "Rohg", "Sogd", "Chrs", "Ougr"]
        let cursive = Set(names.map { hb_script_from_string($0, 4).rawValue })
        return tags.map { cursive.contains($0.rawValue) }
    }()

    /// ICU's code for characters that are shared between scripts.
    static let common = UInt8(CUNICODE_SCRIPT_COMMON)

    static let han = UInt8(CUNICODE_SCRIPT_HAN)

    static func tag(of script: UInt8) -> hb_script_t { tags[Int(script)] }

    /// Whether the letters of a script are joined, so that space between them would divide words.
    static func isCursive(_ script: UInt8) -> Bool { cursive[Int(script)] }
}
