#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension FontCascade {
    /// The fonts that come with Balloon.
    ///
    /// They are searched as `Fonts/` in each folder above the running executable (and as `share/balloon/Fonts` there),
    /// then next to the sources of the package. Nothing else is searched; to use another folder, call
    /// ``init(directory:missingGlyphs:)``.
    /// - Throws: ``TypesettingError/fontsNotFound(searched:)``, or what ``init(directory:missingGlyphs:)`` throws.
    public static func bundled(missingGlyphs: MissingGlyphPolicy = .box) throws -> FontCascade {
        try FontCascade(directory: BundledFonts.directory(), missingGlyphs: missingGlyphs)
    }
}

/// Finds the folder of the fonts that come with Balloon.
enum BundledFonts {
    /// The path of the folder.
    /// - Throws: ``TypesettingError/fontsNotFound(searched:)``.
    static func directory() throws -> String {
        if let found = foundDirectory() { return found }
        throw TypesettingError.fontsNotFound(searched: ["folders above the executable", "the package's folder"])
    }

    private static func foundDirectory() -> String? {
        var folder = executablePath()
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            for candidate in [folder + "/Fonts", folder + "/share/balloon/Fonts"] where hasManifest(candidate) {
                return candidate
            }
        }
        // The folder of the package is four levels above Sources/Typesetting/Fonts/BundledFonts.swift.
        let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
        let candidate = package.joined(separator: "/") + "/Fonts"
        return hasManifest(candidate) ? candidate : nil
    }

    private static func hasManifest(_ directory: String) -> Bool {
        access(directory + "/" + FontManifest.fileName, R_OK) == 0
    }

    private static func executablePath() -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count)
        guard length > 0 else { return CommandLine.arguments.first ?? "" }
        return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
