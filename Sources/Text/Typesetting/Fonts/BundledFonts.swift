#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension FontCascade {
    /// The fonts that come with Balloon.
    ///
    /// They are searched from the running executable upwards: as `Fonts/` (a clone), `share/balloon/Fonts/` (an installed
    /// copy) and in `checkouts/` (the build folder of a package that depends on Balloon, wherever it was moved); then
    /// next to the sources of the package. A folder named `Fonts` with other fonts, as an app may have, is passed over.
    /// Where a program was moved away from all of them, the variable `BALLOON_FONTS` names the folder. To use other
    /// fonts, call ``init(directory:missingGlyphs:)``.
    /// - Throws: ``TypesettingError/fontsNotFound(searched:)``, or what ``init(directory:missingGlyphs:)`` throws.
    public static func bundled(missingGlyphs: MissingGlyphPolicy = .box) throws -> FontCascade {
        try FontCascade(directory: BundledFonts.directory(), missingGlyphs: missingGlyphs)
    }
}

/// Finds the folder of the fonts that come with Balloon.
package enum BundledFonts {
    /// The variable that names the folder.
    static let variable = "BALLOON_FONTS"
    /// A file that only this set of fonts has: `Fonts/build` makes it. It tells the folder from an app's own.
    private static let ownFont = "BubbleSans.ttf"

    /// The path of the folder.
    /// - Throws: ``TypesettingError/fontsNotFound(searched:)``.
    static func directory() throws -> String {
        let named = getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
        // The folder of the package is five levels above Sources/Text/Typesetting/Fonts/BundledFonts.swift.
        let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(5).joined(
            separator: "/")
        if let found = directory(named: named, above: executablePath(), besides: package) { return found }
        let searched =
            named.map { ["\($0) (\(variable))"] } ?? ["folders above the executable", "the package's folder"]
        throw TypesettingError.fontsNotFound(searched: searched)
    }

    /// The folder of the fonts; nil when it is not found.
    /// - Parameters:
    ///   - named: a folder that was given explicitly; then no other is searched.
    ///   - executable: the path of the running program.
    ///   - package: the folder of the package's sources.
    package static func directory(named: String?, above executable: String, besides package: String) -> String? {
        if let named { return holdsFonts(named) ? named : nil }
        var folder = executable
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            for candidate in [folder + "/Fonts", folder + "/share/balloon/Fonts"] where holdsFonts(candidate) {
                return candidate
            }
            if let checkout = checkout(in: folder + "/checkouts") { return checkout }
        }
        let candidate = package + "/Fonts"
        return holdsFonts(candidate) ? candidate : nil
    }

    /// The fonts of Balloon among the packages that a build fetched.
    private static func checkout(in folder: String) -> String? {
        guard let listing = opendir(folder) else { return nil }
        defer { closedir(listing) }
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            let candidate = "\(folder)/\(name)/Fonts"
            if !name.hasPrefix("."), holdsFonts(candidate) { return candidate }
        }
        return nil
    }

    private static func holdsFonts(_ directory: String) -> Bool {
        [FontManifest.fileName, ownFont].allSatisfy { access(directory + "/" + $0, R_OK) == 0 }
    }

    private static func executablePath() -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count)
        guard length > 0 else { return CommandLine.arguments.first ?? "" }
        return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
