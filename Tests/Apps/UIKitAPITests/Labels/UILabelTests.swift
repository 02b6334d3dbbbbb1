import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// Sizes and lines of labels.
@MainActor struct UILabelTests {
    private func label(_ text: String, width: CGFloat = 100, height: CGFloat = 30) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    private func lines(_ label: UILabel) throws -> [String] {
        guard let node = try DrawnView(label).node else { return [] }
        return LayoutRecord(placed: node).nodes.flatMap { $0.lines.map(\.text) }
    }

    /// UIKit, observed: a line of 17 points is 20.287 points tall, and 20 1/3 at three pixels to a point.
    @Test func ownSizesAreRoundedUpToPixels() {
        let size = label("Dinner").intrinsicContentSize
        #expect(abs(size.height - 61.0 / 3) < 1e-9)
        #expect(abs(size.width * 3 - (size.width * 3).rounded()) < 1e-9)
        #expect(label("Dinner").sizeThatFits(CGSize(width: 10, height: 10)) == size)
    }

    @Test func linesBreakAtTheOfferedAndThePreferredWidth() {
        let label = label("Bring a friend and something sweet")
        label.numberOfLines = 0
        let offered = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        #expect(offered.width <= 120 && offered.height > 60)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize == offered)
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize.height < offered.height)
    }

    @Test func aLabelHasNoSizeWithoutAText() {
        #expect(UILabel().intrinsicContentSize == .zero)
        #expect(label("").sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
    }

    @Test(arguments: [
        (NSLineBreakMode.byTruncatingTail, "Dinner at s…"), (.byTruncatingHead, "…at seven?"),
        (.byTruncatingMiddle, "Dinn…even?"),
    ])
    func longTextsEndWithAnEllipsis(mode: NSLineBreakMode, expected: String) throws {
        let label = label("Dinner at seven?", width: 92)
        label.lineBreakMode = mode
        let line = try #require(try lines(label).first)
        #expect(line.contains("…") && line.count < "Dinner at seven?".count)
        #expect(line.hasPrefix("…") == expected.hasPrefix("…") && line.hasSuffix("…") == expected.hasSuffix("…"))
    }

    @Test func aTextThatIsTooWideIsSetSmaller() throws {
        let label = label("Dinner at seven?", width: 92)
        label.adjustsFontSizeToFitWidth = true
        #expect(try lines(label) == ["Dinner at seven?"])
        label.minimumScaleFactor = 0.9
        #expect(try lines(label).first?.hasSuffix("…") == true)
    }

    @Test func linesStandInTheMiddleAndWhereTheyAreAligned() throws {
        let label = label("Hi", width: 100, height: 60)
        func line() throws -> LayoutRecord.Line {
            let node = try #require(try DrawnView(label).node)
            return try #require(LayoutRecord(placed: node).nodes.first?.lines.first)
        }
        let left = try line()
        #expect(left.x == 0 && abs(left.baseline - (30 - 20.287 / 2 + 0.952 * 17)) < 0.3)
        label.textAlignment = .right
        #expect(abs(try line().x - (100 - left.width)) < 0.01)
        label.textAlignment = .natural
        label.semanticContentAttribute = .forceRightToLeft
        #expect(abs(try line().x - (100 - left.width)) < 0.01)
    }

    /// A label with room around its text, as many apps subclass it.
    private final class Padded: UILabel {
        let insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 20, height: size.height + 8)
        }
    }

    @Test func anOverriddenRectangleHoldsTheText() throws {
        let label = Padded()
        label.text = "New"
        label.sizeToFit()
        label.frame.size = label.intrinsicContentSize
        let node = try #require(try DrawnView(label).node)
        let line = try #require(LayoutRecord(placed: node).nodes.first?.lines.first)
        #expect(line.x == 10 && line.text == "New")
    }

    // MARK: - Attributes

    private func mixed() -> NSMutableAttributedString {
        let text = NSMutableAttributedString(
            string: "4 of 6", attributes: [.font: UIFont.systemFont(ofSize: 30, weight: .bold)])
        text.append(NSAttributedString(string: " are going to the dinner", attributes: [.foregroundColor: UIColor.red]))
        return text
    }

    @Test func stretchesShareLinesOnOneBaseline() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
        label.attributedText = mixed()
        label.numberOfLines = 0
        #expect(try lines(label) == ["4 of 6 are going", "to the dinner"])
        let size = label.sizeThatFits(CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude))
        // A line of 30 points and one of 17.
        #expect(abs(size.height - (30 + 17) * 1.1934) < 0.5 && size.width <= 160)
        label.numberOfLines = 1
        let line = try #require(try lines(label).first)
        #expect(line.hasPrefix("4 of 6") && line.hasSuffix("…"))
    }

    @Test func spaceBetweenLinesAndLettersCounts() {
        func size(_ change: (NSMutableAttributedString, NSRange) -> Void) -> CGSize {
            let text = NSMutableAttributedString(string: "one\ntwo")
            change(text, NSRange(location: 0, length: text.length))
            let label = UILabel()
            label.attributedText = text
            label.numberOfLines = 0
            return label.intrinsicContentSize
        }
        let plain = size { _, _ in }
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        #expect(
            abs(size { $0.addAttribute(.paragraphStyle, value: style, range: $1) }.height - plain.height - 6) < 0.34)
        #expect(size { $0.addAttribute(.kern, value: 2, range: $1) }.width > plain.width + 5)
    }

    @Test func aFontOfATextStyleFollowsTheViewer() throws {
        let label = label("Dinner", width: 300, height: 80)
        label.font = .preferredFont(forTextStyle: .body)
        let large = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        func size() throws -> String {
            let node = try #require(try DrawnView(label, traits: large).node)
            return LayoutRecord(placed: node).nodes[0].attributes.first { $0.name == "size" }?.value ?? ""
        }
        #expect(try size() == "17.000")
        label.adjustsFontForContentSizeCategory = true
        #expect(try size() == "33.000")
    }
}
