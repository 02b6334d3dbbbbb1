import CUnicode

/// Scripts whose letters join: space between them would tear words apart.
enum CursiveScripts {
    private static let tags: Set<UInt32> = Set(
        ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Adlm", "Rohg", "Sogd", "Chrs", "Ougr"].map { name in
            name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
        })

    static func contains(_ script: UInt8) -> Bool { tags.contains(cunicode_script_tag(script)) }
}
