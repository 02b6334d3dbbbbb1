/// What is drawn for a character that no font has: a box as tall as a capital letter with the character's code point in
/// it, four digits in one row or six in two rows.
///
/// The box is a font of a few outlines that is made here, so that boxes are measured, placed and drawn as all glyphs are,
/// and look the same with every set of fonts.
enum MissingGlyphBox {
    /// The font of the boxes. Nil never happens: its bytes are the same on every machine.
    static let font: FontInstance? = (try? FontFile(bytes: BoxFontFile.bytes(of: outlines), name: "boxes"))
        .map { FontInstance(file: $0, coordinates: []) }

    /// The size of the em in units of the outlines.
    static let unitsPerEm = 1024
    /// As tall as the capital letters of Bubble Sans.
    static let height = 722
    /// The width of the frame's lines, and of those of the digits, which are thin so that B is not like 6.
    private static let stroke = 40
    private static let digitStroke = 30
    /// The space on both sides of a box, and between its frame and its digits.
    private static let margin = 40
    private static let digitWidth = 140
    private static let digitHeight = 260
    private static let digitStep = digitWidth + 50

    /// A part of a box: a digit or the frame, its place and its advance in 1/65 536 em; y grows upwards.
    struct Part {
        let glyph: UInt32
        var x: Int32 = 0, y: Int32 = 0, advance: Int32 = 0
    }

    /// The parts of a character's box, the frame last: it has the advance.
    static func parts(of character: UInt32) -> [Part] {
        let hex = String(character, radix: 16, uppercase: true)
        let rowCount = hex.utf8.count > 4 ? 2 : 1
        let digitCount = rowCount == 1 ? 4 : 6
        let digits = Array(repeating: 0, count: digitCount - hex.utf8.count) + hex.compactMap(\.hexDigitValue)
        let perRow = digitCount / rowCount
        let gap = (height - 2 * stroke - rowCount * digitHeight) / (rowCount + 1)
        let parts = digits.enumerated().map { index, digit in
            let row = rowCount - 1 - index / perRow
            return Part(
                glyph: UInt32(firstDigit + digit), x: units(margin + stroke + margin + index % perRow * digitStep),
                y: units(stroke + gap + row * (digitHeight + gap)))
        }
        let frame = rowCount == 1 ? oneRowFrame : twoRowFrame
        return parts + [Part(glyph: UInt32(frame), advance: units(frameWidth(digitsPerRow: perRow) + 2 * margin))]
    }

    private static func frameWidth(digitsPerRow count: Int) -> Int {
        2 * (stroke + margin) + (count - 1) * digitStep + digitWidth
    }

    private static func units(_ length: Int) -> Int32 {
        Int32(length * Int(FontInstance.unitsPerEm) / unitsPerEm)
    }

    // The glyphs of the font: nothing, the sixteen digits, the two frames.
    private static let firstDigit = 1
    private static let oneRowFrame = 17
    private static let twoRowFrame = 18

    private static var outlines: [[BoxFontFile.Rectangle]] {
        [[]] + segments.map(digit) + [frame(digitsPerRow: 4), frame(digitsPerRow: 3)]
    }

    /// The lines of a digit: top, upper right, lower right, bottom, lower left, upper left, middle.
    private static let segments = [
        "abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "abcdfg", "abcefg", "cdefg",
        "adef", "bcdeg", "adefg", "aefg",
    ]

    private static func digit(_ segments: String) -> [BoxFontFile.Rectangle] {
        let (width, height, middle, stroke) = (digitWidth, digitHeight, digitHeight / 2, digitStroke)
        return segments.map { segment in
            switch segment {
            case "a": BoxFontFile.Rectangle(x: 0, y: height - stroke, width: width, height: stroke)
            case "b": BoxFontFile.Rectangle(x: width - stroke, y: middle, width: stroke, height: middle)
            case "c": BoxFontFile.Rectangle(x: width - stroke, y: 0, width: stroke, height: middle)
            case "d": BoxFontFile.Rectangle(x: 0, y: 0, width: width, height: stroke)
            case "e": BoxFontFile.Rectangle(x: 0, y: 0, width: stroke, height: middle)
            case "f": BoxFontFile.Rectangle(x: 0, y: middle, width: stroke, height: middle)
            default: BoxFontFile.Rectangle(x: 0, y: middle - stroke / 2, width: width, height: stroke)
            }
        }
    }

    /// Four lines around the digits.
    private static func frame(digitsPerRow count: Int) -> [BoxFontFile.Rectangle] {
        let width = frameWidth(digitsPerRow: count)
        return [
            BoxFontFile.Rectangle(x: margin, y: 0, width: width, height: stroke),
            BoxFontFile.Rectangle(x: margin, y: height - stroke, width: width, height: stroke),
            BoxFontFile.Rectangle(x: margin, y: stroke, width: stroke, height: height - 2 * stroke),
            BoxFontFile.Rectangle(x: margin + width - stroke, y: stroke, width: stroke, height: height - 2 * stroke),
        ]
    }
}
