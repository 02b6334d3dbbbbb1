import LineBreaking

@testable import Typesetting

/// The vendored fonts, opened once for all tests of this target; strict, so that no test sets a box unawares.
let sharedFonts: Result<FontCascade, any Error> = Result { try FontCascade.bundled(missingGlyphs: .error) }

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

extension Paragraph {
    /// The width of the longest line when only line terminators break, in points.
    var maximumContentWidth: Double { size(width: .infinity).width }

    /// The width of the widest text without a break opportunity in it, with its hyphen, in points. Never more than
    /// ``maximumContentWidth``, which has no place for the hyphen of a short last syllable.
    var minimumContentWidth: Double {
        let segments = SizedSegments(storage.segments, tracking: scale.tracking)
        let widths = (0..<segments.count).map { index in
            let start = segments.start(ofSegment: index)
            let visibleEnd = max(start, segments[index].visibleEnd)
            return segments.width(from: start, to: visibleEnd, endingAt: segments[index].end)
        }
        return min(scale.points(widths.max() ?? 0), maximumContentWidth)
    }
}

extension FontCascade {
    var familyCount: Int { familyNames.count }

    /// The font of a family for a style.
    func instance(family index: Int, style: TextStyle) throws -> FontInstance {
        let fonts = try fonts(weight: style.weight, isItalic: style.isItalic, language: languages.language("und"))
        guard let font = try fonts.font(at: FontSlot(family: index), pointSize: style.pointSize) else {
            throw TypesettingError.unusableFont(file: familyNames[index], reason: "is missing")
        }
        return font
    }

    /// The ascent and descent of the primary font as fractions of the em; both positive.
    func primaryLineMetrics() throws -> (ascent: Double, descent: Double) {
        let file = try instance(family: 0, style: TextStyle(pointSize: 17)).file
        return (file.ascent, file.descent)
    }
}
