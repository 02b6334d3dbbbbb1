import CFreeType
import CHarfBuzz
import CUnicode

/// The versions of the libraries that the text engine is linked with.
package enum LibraryVersions {
    /// HarfBuzz, such as `6.0.0`.
    package static var harfBuzz: String { String(cString: hb_version_string()) }
    /// ICU, such as `72.1`.
    package static var icu: String { String(cString: cunicode_icu_version()) }
    /// The Unicode version of ICU's data, such as `15.0`.
    package static var unicode: String { String(cString: cunicode_unicode_version()) }

    /// FreeType, such as `2.12.1`; `unknown` when it cannot be started.
    package static var freeType: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }
}
