import FuzzerDriver
import Typesetting

/// Sets any text at any width, size and locale, and stops when an invariant of the engine breaks.
///
/// The first bytes choose size, width, limit, locale, mode and how lines are made; the rest are UTF-16 units.
private func fuzzText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard count > 7, let fonts = Inputs.fonts else { return 0 }
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let style = TextStyle(
        pointSize: 1 + Double(bytes[0]) / 3, weight: FontWeight(rawValue: 100 + Double(bytes[1]) * 3),
        isItalic: bytes[5] & 1 == 1, tracking: bytes[5] & 2 == 2 ? .system : .none,
        lineHeightPolicy: lineHeightPolicy(bytes), wordBreak: bytes[6] & 1 == 1 ? .keepAll : .normal,
        textWrap: bytes[6] & 2 == 2 ? .balanced : .greedy)
    let width = Double(bytes[2]) * 2 + Double(bytes[3]) / 256
    let limit = bytes[4] % 8 == 0 ? nil : Int(bytes[4] % 8)
    let language = Inputs.languages[Int(bytes[4] / 8) % Inputs.languages.count]
    let mode = TruncationMode.allCases[Int(bytes[5] / 8) % TruncationMode.allCases.count]
    let text = stride(from: 7, to: count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    let units = hyphenated(text, every: Int(bytes[6] >> 4))
    guard let paragraph = try? Paragraph(utf16: units, style: style, language: language, fonts: fonts) else { return 0 }
    let layout = paragraph.lines(width: width, limit: limit, truncation: mode)
    checkLines(layout, length: units.count, limit: limit)
    let size = paragraph.size(width: width, limit: limit, truncation: mode)
    precondition(size.width == layout.width && size.height == layout.height, "size is not that of the lines")
    precondition(size.validWidths == layout.validWidths, "the size's interval is not that of the lines")
    if layout.width <= width {
        let again = paragraph.lines(width: layout.width, limit: limit, truncation: mode)
        precondition(again.lines == layout.lines, "a measured width wraps again")
    }
    precondition(layout.validWidths.contains(width) || width == 0, "the interval leaves out its own width")
    return 0
}

private func lineHeightPolicy(_ bytes: UnsafeBufferPointer<UInt8>) -> LineHeightPolicy {
    if bytes[6] & 4 == 4 { return .halfLeading(lineHeight: Double(bytes[6]) / 64) }
    return bytes[5] & 4 == 4 ? .fixed : .contain
}

/// The units with a soft hyphen after every `count` of them that is no half of a pair; as they are for 0.
private func hyphenated(_ units: [UInt16], every count: Int) -> [UInt16] {
    guard count > 0 else { return units }
    return units.enumerated().flatMap { index, unit in
        (index + 1) % count == 0 && unit & 0xFC00 != 0xD800 ? [unit, 0xAD] : [unit]
    }
}

private func checkLines(_ layout: TextLayout, length: Int, limit: Int?) {
    var offset = 0
    for line in layout.lines {
        precondition(line.range.lowerBound == offset, "lines leave a gap")
        precondition(!line.range.isEmpty, "a line is empty")
        precondition(line.width.isFinite && line.baseline.isFinite, "a line has no size")
        offset = line.range.upperBound
    }
    precondition(offset == length, "text is on no line")
    if let limit { precondition(layout.lines.count <= limit, "more lines than the limit") }
}

/// What every run shares.
private enum Inputs {
    /// A missing glyph is drawn as a box, so that texts of any characters are set.
    static let fonts = try? FontCascade.bundled(missingGlyphs: .box)
    static let languages = [
        "en", "ar", "ja", "ja-u-lb-strict", "ja-u-lw-phrase", "ko", "ko-u-lw-keepall", "th", "km", "my", "zh-Hant",
        "he", "hi", "x", "",
    ]
}

/// SwiftPM renames a program's main function to this.
@_cdecl("TextFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzText($0, $1) }
}
