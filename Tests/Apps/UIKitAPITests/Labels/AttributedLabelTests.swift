import BalloonFixtures
import Drawing
import Foundation
import Testing
import Typesetting
import UIKitAPI
import ViewLayout

/// Labels of attributed texts: one text, whatever its parts look like.
@MainActor struct AttributedLabelTests {
    private func label(_ text: NSAttributedString, width: CGFloat = 200, height: CGFloat = 120) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.font = .systemFont(ofSize: 24)
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    private func lines(_ label: UILabel) throws -> [LayoutRecord.Line] {
        guard let node = try DrawnView(label).node else { return [] }
        return LayoutRecord(placed: node).nodes.flatMap(\.lines)
    }

    /// A text whose every unit is a run of its own, all of which look the same: each second one has a clear background.
    private func divided(_ text: String) -> NSAttributedString {
        let divided = NSMutableAttributedString(string: text)
        for offset in stride(from: 0, to: divided.length, by: 2) {
            divided.addAttribute(
                .backgroundColor, value: UIColor.clear, range: NSRange(location: offset, length: 1))
        }
        return divided
    }

    /// Letters join, kern and stack across the edge of two colours: the pixels are those of one colour.
    @Test(arguments: [
        "AVATAR To Wa", "مرحبا بالعالم", "شامِل", "क्षत्रिय विद्यार्थी", "שָׁלוֹם", "ก้าวหน้าที่นี่", "Déjà vu e\u{301}\u{323}", "👨‍👩‍👧 🇩🇪",
    ])
    func anEdgeOfColoursMovesNoLetter(_ text: String) throws {
        let parts = label(divided(text))
        let whole = label(NSAttributedString(string: text))
        #expect(try DrawnView(parts, scale: 2).pixels.pixels == DrawnView(whole, scale: 2).pixels.pixels)
        #expect(parts.intrinsicContentSize == whole.intrinsicContentSize)
        #expect(try lines(parts).map(\.width) == lines(whole).map(\.width))
    }

    /// `NSParagraphStyle`: the space after a paragraph and that before the next one are both between them, and the first
    /// paragraph begins at the top.
    @Test(arguments: [(0, 0, 0), (5, 0, 10), (0, 7, 14), (5, 7, 24)] as [(CGFloat, CGFloat, CGFloat)])
    func paragraphsStandApart(after: CGFloat, before: CGFloat, added: CGFloat) throws {
        func height(_ change: (NSMutableParagraphStyle) -> Void) throws -> (height: CGFloat, baselines: [CGFloat]) {
            let style = NSMutableParagraphStyle()
            change(style)
            let text = NSAttributedString(string: "Guests\nDrinks\nMusic", attributes: [.paragraphStyle: style])
            let label = label(text)
            label.sizeToFit()
            return (label.frame.height, try lines(label).map { CGFloat($0.baseline) })
        }
        let plain = try height { _ in }
        let apart = try height { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (after, before) }
        #expect(abs(apart.height - plain.height - added) < 0.5)
        try #require(plain.baselines.count == 3 && apart.baselines.count == 3)
        for line in 0..<3 {
            #expect(abs(apart.baselines[line] - plain.baselines[line] - added / 2 * CGFloat(line)) < 0.5)
        }
    }

    /// Three levels of direction, which a second engine of words did not have.
    @Test func oneBidiPassOrdersAllParts() throws {
        let text = "אבג abc 123 דהו"
        let parts = label(divided(text), width: 400)
        #expect(
            try DrawnView(parts).pixels.pixels
                == DrawnView(label(NSAttributedString(string: text), width: 400)).pixels.pixels)
    }

    /// However many words and runs a text has, it is analysed once and asked for again from the cache.
    @Test func aTextIsAnalysedOnce() throws {
        let context = LayoutContext(traits: TraitCollection(), fonts: try .bundled())
        let analyses = { context.fonts.work.analysisCount }
        let text = divided("Bring a friend and something sweet, and tell nobody about it")
        func cost(_ body: () throws -> Void) throws -> Int {
            let before = analyses()
            try CurrentViewer.run(in: context) { try body() }
            return analyses() - before
        }
        let shown = label(text, width: 120)
        #expect(try cost { _ = shown.sizeThatFits(CGSize(width: 120, height: 1_000)) } == 1)
        #expect(try cost { _ = try shown.placed(at: .zero, in: context) } == 0)
        let note = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        note.attributedText = NSAttributedString(string: "Another text", attributes: [.kern: 2])
        #expect(try cost { _ = note.sizeThatFits(CGSize(width: 120, height: 200)) } == 1)
        let button = UIButton(type: .system)
        let title = NSMutableAttributedString(string: "A third text with parts")
        title.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 5))
        #expect(
            try cost {
                button.setAttributedTitle(title, for: .normal); _ = button.intrinsicContentSize
            } == 1)
        #expect(try cost { _ = NSAttributedString(string: "A fourth", attributes: [.baselineOffset: 3]).size() } == 1)
    }

    /// Apple, NSParagraphStyle.LineBreakStrategy (facts 7.14 and 7.23).
    @Test func aLoneLastWordGetsCompanyWhereLinesWrapByWords() throws {
        let text = NSAttributedString(string: "Bring a friend to dinner")
        func texts(_ change: (UILabel) -> Void) throws -> [String] {
            let label = label(text, width: 190)
            change(label)
            return try lines(label).map(\.text)
        }
        let greedy = ["Bring a friend to", "dinner"]
        #expect(try texts { $0.lineBreakMode = .byWordWrapping } == ["Bring a friend", "to dinner"])
        #expect(try texts { ($0.lineBreakMode, $0.lineBreakStrategy) = (.byWordWrapping, []) } == greedy)
        #expect(
            try texts { ($0.lineBreakMode, $0.lineBreakStrategy) = (.byWordWrapping, .hangulWordPriority) } == greedy)
        // Truncating modes ignore the strategy, and a text view has none.
        #expect(try texts { _ in } == greedy)
        let note = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        note.font = .systemFont(ofSize: 24)
        note.text = text.string
        let node = try #require(try DrawnView(note).node)
        #expect(LayoutRecord(placed: node).nodes.flatMap(\.lines).map(\.text) == greedy)
        // A paragraph style has none unless it says so.
        let style = NSMutableParagraphStyle()
        let styled = NSMutableAttributedString(attributedString: text)
        styled.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: styled.length))
        let attributed = label(styled, width: 190)
        attributed.lineBreakMode = .byWordWrapping
        #expect(try lines(attributed).map(\.text) == greedy)
        style.lineBreakStrategy = .pushOut
        styled.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: styled.length))
        attributed.attributedText = styled
        #expect(try lines(attributed).map(\.text) == ["Bring a friend", "to dinner"])
    }

    /// The lines of a paragraph style: a hanging indent, its space between lines and paragraphs.
    @Test func aParagraphStyleArrangesTheLines() throws {
        let style = NSMutableParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (0, 30, -10)
        (style.lineSpacing, style.paragraphSpacing) = (4, 9)
        let text = NSMutableAttributedString(
            string: "Bring a friend to dinner\nand dessert", attributes: [.paragraphStyle: style])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 9))
        let lines = try lines(label(text, width: 160, height: 200))
        #expect(lines.map(\.text) == ["Bring a friend", "to dinner", "and dessert"])
        #expect(lines.map(\.x) == [0, 30, 0])
        let pitch = UIFont.systemFont(ofSize: 24).lineHeight
        #expect(abs(lines[1].baseline - lines[0].baseline - pitch - 4) < 0.2)
        #expect(abs(lines[2].baseline - lines[1].baseline - pitch - 13) < 0.2)
    }

    /// A picture in a text is at its place on the baseline, with its text around it in one line.
    @Test func anAttachmentIsDrawnAtItsPlace() throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let attachment = NSTextAttachment()
        attachment.image = square
        attachment.bounds = CGRect(x: 0, y: -2, width: 20, height: 20)
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " at seven"))
        let label = label(text, height: 30)
        let drawn = try DrawnView(label)
        let line = try #require(try lines(label).first)
        let middle = Int(line.baseline) - 8
        #expect(drawn.pixel(10, middle)[0] > 200 && drawn.pixel(10, middle)[1] < 80)
        #expect(drawn.pixel(22, middle)[3] == 0)
        #expect(line.width > 100)
    }
}
