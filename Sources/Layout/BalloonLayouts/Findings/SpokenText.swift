/// Checks descriptions that VoiceOver reads aloud.
package enum SpokenText {
    /// Whether a description has a letter or a digit.
    package static func hasWords(_ text: String) -> Bool { text.contains { $0.isLetter || $0.isNumber } }

    /// Whether a description is the name of a file or of a resource, which should not be read aloud:
    /// `sticker_02@3x.png`.
    package static func isFileName(_ text: String) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        if text.contains(/@[123]x/) { return true }
        return text.wholeMatch(of: /.*\.(png|apng|gif|jpe?g|heic|webp|sticker|stickersequence)/.ignoresCase()) != nil
            || text.wholeMatch(of: /(img|image|sticker|picture|photo|icon)[_\-]?\d*/.ignoresCase()) != nil
                && text.contains(where: \.isNumber)
    }
}
