import Typesetting

/// The vendored fonts, opened once for all tests of this target.
let sharedFonts: Result<FontCascade, any Error> = Result { try FontCascade.bundled() }

func paragraph(
    _ text: String, size: Double = 17, weight: FontWeight = .regular, tracking: Tracking = .none,
    language: String = "en", direction: BaseDirection = .natural
) throws -> Paragraph {
    try Paragraph(
        text, style: TextStyle(pointSize: size, weight: weight, tracking: tracking), language: language,
        direction: direction, fonts: sharedFonts.get())
}

/// The text of each line, white space at line ends included.
func lineTexts(_ text: String, _ layout: TextLayout) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
}
