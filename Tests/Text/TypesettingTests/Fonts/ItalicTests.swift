import TestSupport
import Testing

@testable import Typesetting

/// The bundled set has an italic of its primary font; nothing is slanted by the engine.
@Suite(.neverHangs) struct ItalicTests {
    private func fonts(_ text: String, isItalic: Bool) throws -> Set<String> {
        let paragraph = try Paragraph(
            text, style: TextStyle(pointSize: 17, isItalic: isItalic), language: "en", fonts: sharedFonts.get())
        return Set(paragraph.glyphRuns(of: paragraph.lines(width: .infinity).lines[0]).map(\.font.file.name))
    }

    @Test func latinGreekAndCyrillicHaveAnItalic() throws {
        #expect(try fonts("Hello Ελλάδα Москва", isItalic: true) == ["BubbleSans-Italic.ttf"])
        #expect(try fonts("Hello Ελλάδα Москва", isItalic: false) == ["BubbleSans.ttf"])
    }

    /// Italic is a font of the set or it is nothing: other scripts keep their upright glyphs.
    @Test(arguments: ["שלום", "سلام", "नमस्ते", "สวัสดี", "今日", "한국"])
    func otherScriptsStayUpright(_ text: String) throws {
        #expect(try fonts(text, isItalic: true) == fonts(text, isItalic: false))
        let glyphs = try [true, false].map { isItalic in
            let paragraph = try Paragraph(
                text, style: TextStyle(pointSize: 17, isItalic: isItalic), language: "en", fonts: sharedFonts.get())
            return paragraph.glyphRuns(of: paragraph.lines(width: .infinity).lines[0]).map(\.glyphs)
        }
        #expect(glyphs[0] == glyphs[1])
    }
}
