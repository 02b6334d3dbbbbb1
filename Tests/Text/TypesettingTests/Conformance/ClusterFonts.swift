import Testing

@testable import Typesetting

/// The font of each grapheme cluster in one style, found by setting the cluster alone. Lives on one thread.
final class ClusterFonts {
    let primary: FontInstance
    /// The space after each tracked cluster, in 1/65 536 em.
    let tracking: Int
    private let style: TextStyle
    private let language: String
    private let fonts: FontCascade
    private var known: [[UInt16]: FontInstance] = [:]

    init(style: TextStyle, language: String, fonts: FontCascade) throws {
        self.style = style
        self.language = language
        self.fonts = fonts
        let letter: [UInt16] = [0x6E]
        primary = try Self.firstFont(of: letter, style, language, fonts)
        var untracked = style
        untracked.tracking = .none
        let widths = try [style, untracked].map { style in
            try Paragraph(utf16: letter, style: style, language: language, fonts: fonts).maximumContentWidth
        }
        tracking = Int(((widths[0] - widths[1]) * Double(FontInstance.unitsPerEm) / style.pointSize).rounded())
    }

    /// Nil for controls and line terminators, which no font draws.
    func font(of cluster: [UInt16]) throws -> FontInstance? {
        let first = cluster[0]
        if first < 0x20 || (0x7F...0x9F).contains(first) || first == 0x2028 || first == 0x2029 { return nil }
        if let font = known[cluster] { return font }
        // A letter after it keeps white space from hanging, and changes nothing for what does not hang.
        let isSpace = first == 0x20 || (0x2000...0x200A).contains(first) || first == 0x205F || first == 0x3000
        let font = try Self.firstFont(of: isSpace ? cluster + [0x6E] : cluster, style, language, fonts)
        known[cluster] = font
        return font
    }

    private static func firstFont(
        of units: [UInt16], _ style: TextStyle, _ language: String, _ fonts: FontCascade
    ) throws -> FontInstance {
        let paragraph = try Paragraph(
            utf16: units, style: style, language: language, direction: .leftToRight, fonts: fonts)
        let line = try #require(paragraph.lines(width: .infinity).lines.first)
        return try #require(paragraph.glyphRuns(of: line).first).font
    }
}
