import ArgumentParser
import Typesetting

/// The fonts to use.
package struct FontOptions: ParsableArguments {
    package init() {}

    @Option(
        name: .customLong("fonts"),
        help: "A folder of fonts with a manifest.json: used before the bundled fonts or instead of them.")
    var directory: String?

    @Flag(
        name: .customLong("strict-glyphs"),
        help: "Refuses a character that no font draws. By default a box with its code point is drawn, and found.")
    var isStrict = false

    /// No option of the group: the bundled fonts.
    static var none: FontOptions {
        var fonts = FontOptions()
        (fonts.directory, fonts.isStrict) = (nil, false)
        return fonts
    }

    /// The options that choose the same fonts again.
    var words: [String] {
        (directory.map { ["--fonts", $0] } ?? []) + (isStrict ? ["--strict-glyphs"] : [])
    }

    /// The fonts.
    /// - Parameter isRecording: whether goldens are recorded, which must not show boxes for missing glyphs.
    package func cascade(isRecording: Bool = false) throws -> FontCascade {
        let missing: FontCascade.MissingGlyphPolicy = isStrict || isRecording ? .error : .box
        if let directory { return try FontCascade(directory: directory, missingGlyphs: missing) }
        return try FontCascade.bundled(missingGlyphs: missing)
    }
}
