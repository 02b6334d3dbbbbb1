import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Charts as small SVG drawings.
struct CompactSVGTests {
    private func list(_ words: [String], _ boxes: [CGRect] = []) throws -> DisplayList {
        let font = try Fonts.bubbleSans(size: 40, weight: 600)
        return DisplayList(
            size: CGSize(width: 300, height: 60),
            items: boxes.map { .fill(.rectangle($0), Color(red: 200, green: 30, blue: 30)) }
                + words.enumerated().map { index, word in
                    .glyphs(
                        FreeTypeText.run(word, font: font, size: 40),
                        origin: CGPoint(x: 4 + 100 * Double(index), y: 44), color: .black)
                })
    }

    /// A digit that is drawn ten times is written once, and so is a word that is drawn twice.
    @Test func glyphsAndWordsAreWrittenOnce() throws {
        let list = try list(["12121", "12121"])
        let text = try #require(try CompactSVG(list)).text
        #expect(text.components(separatedBy: "<path id=").count - 1 == 2)
        #expect(text.components(separatedBy: "<use ").count - 1 == 5 + 2)
        #expect(text.utf8.count * 2 < (try SVGDocument(list).text.utf8.count))
    }

    /// Boxes of one colour and height are one path of thick lines.
    @Test func boxesOfOneColourAreOnePath() throws {
        let boxes = [CGRect(x: 10, y: 10, width: 20.5, height: 5), CGRect(x: 40, y: 10, width: 5, height: 5)]
        let list = try list([], boxes)
        let text = try #require(try CompactSVG(list)).text
        #expect(text.contains("d=\"M160 200h328m152 0h80\" stroke=\"#c81e1e\" stroke-width=\"80\"/>"))
        #expect(text.contains("width=\"300\" height=\"60\" viewBox=\"0 0 4800 960\""))
    }

    /// What comes again further down is a copy.
    @Test func whatIsRepeatedFurtherDownIsACopy() throws {
        let frame = CGRect(x: 10, y: 10, width: 20, height: 5)
        var list = try list([], [frame])
        list.items.append(.fill(.rectangle(frame), .black))
        list.items.append(.fill(.rectangle(frame.offsetBy(dx: 0, dy: 30)), Color(red: 200, green: 30, blue: 30)))
        let text = try #require(try CompactSVG(list)).text
        #expect(text.contains("<path id=\"p0\"") && text.contains("<use href=\"#p0\" y=\"480\"/>"))
    }

    /// What has more than shapes and outlines is for the other writer.
    @Test func anythingElseIsLeftToTheOtherWriter() throws {
        var list = try list(["1"])
        list.items.append(.translucent(opacity: 128, []))
        #expect(try CompactSVG(list) == nil)
    }
}
