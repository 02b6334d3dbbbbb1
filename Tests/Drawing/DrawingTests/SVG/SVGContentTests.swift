import Foundation
import Testing
import Typesetting

@testable import Drawing

/// What is drawn in groups of every kind, and how far it reaches.
@Suite struct SVGContentTests {
    /// A pale text has pale emoji, and the fonts of a list are those of all its groups, by name.
    @Test func emojiArePaleAndFontsAreNamed() throws {
        let emoji = FreeTypeText.run("\u{2764}", font: try Fonts.instance(Fonts.emoji), size: 16)
        let letters = FreeTypeText.run("a", font: try Fonts.bubbleSans(size: 16), size: 16)
        let pale = DisplayItem.glyphs(emoji, origin: .zero, color: Color(red: 0, green: 0, blue: 0, alpha: 51))
        let text = DisplayItem.glyphs(letters, origin: .zero, color: .black)
        let size = CGSize(width: 20, height: 20)
        let svg = try SVGDocument(DisplayList(size: size, items: [pale])).text
        #expect(svg.contains("<image") && svg.contains(" opacity=\"0.2\""))
        let frame = CGRect(origin: .zero, size: size)
        for group in [
            DisplayItem.clip(.rectangle(frame), [pale]), .turned(Turn(degrees: 5, about: .zero), box: frame, [pale]),
            .translucent(opacity: 9, [pale]), .shadowed(Shadow(.black, radius: 1), [pale]),
            .node(DrawnNode(path: ["a"], title: "a"), [pale]),
        ] {
            let names = DisplayList(size: size, items: [group, text, group]).fontFiles.map(\.name)
            #expect(names == ["BubbleSans.ttf", "NotoColorEmoji.ttf"])
        }
    }

    /// The bitmaps of Noto Color Emoji are 136 by 128 pixels for an em of 109.
    @Test func anEmojiKeepsItsShape() throws {
        let run = FreeTypeText.run("\u{2764}", font: try Fonts.instance(Fonts.emoji), size: 109)
        let item = DisplayItem.glyphs(run, origin: CGPoint(x: 0, y: 109), color: .black)
        let text = try SVGDocument(DisplayList(size: CGSize(width: 140, height: 140), items: [item])).text
        #expect(text.contains("width=\"136\" height=\"128\" preserveAspectRatio"))
    }

    @Test func eachFontIsNamedOnceInTheOrderOfNames() throws {
        let names = [
            "NotoSansThai.ttf", "BubbleSans.ttf", "NotoSansHebrew.ttf", "NotoColorEmoji.ttf", "NotoSansLao-Bold.ttf",
            "NotoSans.ttf", "NotoSansLao-Regular.ttf",
        ]
        let items = try names.map { name in
            let file = try FontFile(path: Fonts.path(name), name: name)
            let run = GlyphRun(
                font: FontInstance(file: file, coordinates: file.axes.map(\.standard)), pointSize: 9, glyphs: [])
            return DisplayItem.glyphs(run, origin: .zero, color: .black)
        }
        let list = DisplayList(size: CGSize(width: 1, height: 1), items: items + items)
        #expect(list.fontFiles.map(\.name) == names.sorted())
        #expect(DisplayList(size: list.size).fontFiles.isEmpty)
    }

    /// A shadow reaches three deviations around its copy, and what casts it is drawn as well.
    @Test(arguments: [(0.0, 0.0, -6.0, 16.0), (50, 0, 0, 66), (-50, 0, -56, 10)])
    func theBoundsOfAShadow(x: Double, y: Double, left: Double, right: Double) {
        let bounds = Shadow(.black, radius: 2, x: x, y: y).bounds(of: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(bounds == CGRect(x: left, y: -6, width: right - left, height: 22))
    }
}
