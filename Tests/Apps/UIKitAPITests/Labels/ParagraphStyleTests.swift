import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// Lines of a paragraph style, as Apple's documentation of each property of `NSParagraphStyle` describes them.
@MainActor struct ParagraphStyleTests {
    private let text = "Bring a friend to dinner and something sweet"

    /// A label of 300 by 200 points with a font of 20, whose lines are 20 × 1.1934 points tall.
    private func label(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
        let style = NSMutableParagraphStyle()
        change(style)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
        return label
    }

    private func lines(_ label: UILabel) throws -> [LayoutRecord.Line] {
        LayoutRecord(placed: try #require(try DrawnView(label).node)).nodes.flatMap(\.lines)
    }

    /// "The natural line height of the receiver is multiplied by this factor before being constrained by minimum and maximum
    /// line height."
    @Test(
        arguments: [
            (0, 0, 0, 23.868), (2, 0, 0, 47.736), (0, 40, 0, 40), (0, 10, 0, 23.868), (0, 0, 15, 15),
            (0, 0, 30, 23.868), (2, 0, 30, 30), (0.5, 20, 0, 20), (2, 40, 60, 47.736),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func heightsOfLines(multiple: CGFloat, minimum: CGFloat, maximum: CGFloat, height: CGFloat) throws {
        let label = label("one\ntwo") {
            $0.lineHeightMultiple = multiple
            ($0.minimumLineHeight, $0.maximumLineHeight) = (minimum, maximum)
        }
        let lines = try lines(label)
        #expect(abs(lines[1].baseline - lines[0].baseline - height) < 0.01)
        #expect(abs(label.sizeThatFits(CGSize(width: 300, height: 1000)).height - 2 * height) < 0.5)
    }

    /// "If positive, this value is the distance from the leading margin. If 0 or negative, it's the distance from the
    /// trailing margin."
    @Test(arguments: [(140.0, 140.0), (-160, 140), (0, 300), (400, 300)] as [(CGFloat, CGFloat)])
    func tailsOfLines(indent: CGFloat, width: CGFloat) throws {
        let narrow = label(text) { _ in }
        narrow.frame.size.width = width
        let indented = label(text) { $0.tailIndent = indent }
        #expect(try lines(indented).map(\.text) == lines(narrow).map(\.text))
    }

    /// An indent is taken from the room of a line, in whose middle a centred line stands.
    @Test(arguments: [(NSTextAlignment.left, 60.0, 0.0), (.center, 30, 0.5), (.right, 0, 1)])
    func indentsOfAlignedLines(alignment: NSTextAlignment, offset: CGFloat, share: CGFloat) throws {
        for (first, head) in [(60, 0), (60, 60)] as [(CGFloat, CGFloat)] {
            let lines = try lines(
                label("one\(first == head ? "" : "\n")") {
                    $0.alignment = alignment
                    ($0.firstLineHeadIndent, $0.headIndent) = (first, head)
                })
            let room = 300 - lines[0].width
            #expect(abs(lines[0].x - (room * share + offset)) < 0.01)
        }
    }

    /// The background of a part is as tall as its own line.
    @Test func backgroundsAreOfTheirLine() throws {
        let text = NSMutableAttributedString(
            string: "one\ntwo\nsix", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 84))
        label.numberOfLines = 0
        label.attributedText = text
        let drawn = try DrawnView(label)
        // Three lines of 23.868 and two spaces of 6 are as tall as the label; the second line is from 29.9 to 53.7.
        let red = (0..<84).filter { drawn.pixel(1, $0) == [255, 0, 0, 255] }
        let (first, last) = (try #require(red.first), try #require(red.last))
        #expect((29...31).contains(first) && (52...54).contains(last))
    }

    /// "firstLineHeadIndent: the indentation of the first line of a paragraph", of each paragraph; "headIndent" of its others.
    @Test(arguments: [(40, 10), (0, 30), (25, 0)] as [(CGFloat, CGFloat)])
    func beginningsOfLines(first: CGFloat, head: CGFloat) throws {
        let lines = try lines(
            label("\(text)\n\(text)") { ($0.firstLineHeadIndent, $0.headIndent) = (first, head) })
        #expect(lines.map { $0.text.hasPrefix("Bring") } == [true, false, true, false])
        for (line, wanted) in zip(lines, [first, head, first, head]) { #expect(abs(line.x - wanted) < 0.01) }
    }
}
