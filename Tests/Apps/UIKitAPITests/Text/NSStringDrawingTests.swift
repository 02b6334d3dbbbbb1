import AppFixtures
import BalloonFixtures
import Foundation
import MessagesAPI
import MessagesHost
import Testing
import UIKitAPI

/// UIKit's methods for the size of a text, as size functions use them.
@MainActor @Suite struct NSStringDrawingTests {
    private let body = UIFont.systemFont(ofSize: 17)

    @Test("A line is as high as the font's, and as wide as its letters")
    func singleLine() {
        let size = "Ferry Building".size(withAttributes: [.font: body])
        #expect(isClose(size.height, body.lineHeight, within: 0.01) && size.width > 80)
        #expect(NSString(string: "Ferry Building").size(withAttributes: [.font: body]) == size)
        let two = "Ferry Building Ferry Building".size(withAttributes: [.font: body])
        #expect(two.height == size.height && two.width > 2 * size.width)
        // What ends a line in the text ends it everywhere, and nothing is cut unasked.
        let (short, long) = ("ab".size(withAttributes: [.font: body]), "Harbour".size(withAttributes: [.font: body]))
        let stacked = "ab\nHarbour".size(withAttributes: [.font: body])
        #expect(isClose(stacked.width, long.width) && short.width < long.width)
        #expect(isClose(stacked.height, 2 * body.lineHeight, within: 0.01))
        #expect("".size(withAttributes: [.font: body]).width == 0)
    }

    @Test("Lines break at the width when they are asked for; their leading counts on demand")
    func lines() {
        let text = "Dinner at seven on Saturday with everybody"
        let font = UIFont.preferredFont(forTextStyle: .body)
        let width = text.size(withAttributes: [.font: font]).width
        func rect(_ options: NSStringDrawingOptions, height: CGFloat = .greatestFiniteMagnitude) -> CGRect {
            text.boundingRect(
                with: CGSize(width: width * 0.6, height: height), options: options, attributes: [.font: font],
                context: nil)
        }
        #expect(isClose(rect([]).height, font.lineHeight, within: 0.01) && rect([]).width == width)
        let wrapped = rect(.usesLineFragmentOrigin)
        #expect(isClose(wrapped.height, 2 * font.lineHeight, within: 0.01) && wrapped.width <= width * 0.6)
        // Two lines of body are 44 points: the printed leading (facts 4.1).
        #expect(isClose(rect([.usesLineFragmentOrigin, .usesFontLeading]).height, 44, within: 0.01))
        let cut = rect([.usesLineFragmentOrigin, .truncatesLastVisibleLine], height: 30)
        #expect(isClose(cut.height, font.lineHeight, within: 0.01) && cut.width <= width * 0.6)
    }

    /// "size(withAttributes:)": "the bounding box size the receiver occupies when drawn with the specified attributes".
    @Test("All attributes that change a size count")
    func attributes() {
        func size(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGSize {
            let size = text.size(withAttributes: attributes.merging([.font: body]) { own, _ in own })
            let attributed = NSAttributedString(
                string: text, attributes: attributes.merging([.font: body]) { own, _ in own })
            #expect(attributed.size() == size)
            return size
        }
        let plain = size("abc", [:])
        #expect(
            size("abc", [.kern: 5]).width >= plain.width + 10 && size("abc", [.baselineOffset: 9]).height > plain.height
        )
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 8
        #expect(isClose(size("a\nb", [.paragraphStyle: style]).height, 2 * body.lineHeight + 8, within: 0.01))
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect(size("111", [.font: digits]).width == size("888", [.font: digits]).width)
        #expect(size("888", [:]).width > size("111", [:]).width)
        #expect("".size(withAttributes: [.font: body]) == CGSize(width: 0, height: body.lineHeight))
    }

    @Test("Only a text that is told to is cut at the height, with attributes or without")
    func heights() {
        let (text, font) = ("Dinner at seven on Saturday with everybody", UIFont.systemFont(ofSize: 17))
        let attributed = NSAttributedString(string: text, attributes: [.font: font])
        let width = attributed.size().width * 0.6
        #expect(attributed.size() == text.size(withAttributes: [.font: font]))
        for (options, height, lines) in [
            ([], 30, 1), (.usesLineFragmentOrigin, 30, 2),
            ([.usesLineFragmentOrigin, .truncatesLastVisibleLine], 30, 1),
            ([.usesLineFragmentOrigin, .truncatesLastVisibleLine], 45, 2),
            ([.usesLineFragmentOrigin, .truncatesLastVisibleLine], 0, 2),
        ] as [(NSStringDrawingOptions, CGFloat, CGFloat)] {
            let room = CGSize(width: width, height: height)
            let plain = text.boundingRect(with: room, options: options, attributes: [.font: font], context: nil)
            let found = attributed.boundingRect(with: room, options: options, context: nil)
            #expect(isClose(found.height, plain.height, within: 0.01), "\(found) \(plain)")
            #expect(isClose(found.height, lines * font.lineHeight, within: 0.01))
        }
    }

    @Test("A size function measures for the viewer, in his fonts and language")
    func inCallbacks() throws {
        final class Measuring: MSMessagesAppViewController {
            override func contentSizeThatFits(_ size: CGSize) -> CGSize {
                let text = "The map of the harbour and the ferries that leave from it today"
                let rect = text.boundingRect(
                    with: CGSize(width: size.width - 32, height: .greatestFiniteMagnitude),
                    options: .usesLineFragmentOrigin, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)],
                    context: nil)
                return CGSize(width: size.width, height: rect.height.rounded(.up))
            }
        }
        let me = UUID(), ada = UUID()
        let host = TranscriptHost(
            participants: HostParticipants(local: me, remote: [ada]), context: try context()
        ) { Measuring() }
        try host.receive(liveMessage(), from: ada, as: "live")
        try host.openConversation()
        // Two lines of 20.29 points.
        #expect(try host.balloon(of: "live").size.height == 41)
        var traits = host.context.traits
        traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        host.change(traits)
        // Lines of 63.25 points (53 x 1.193): as many as the balloon may have.
        let large = try host.balloon(of: "live").size.height
        #expect(large > 4 * 63.2)
    }

    @Test("What no font draws counts as a box")
    func boxes() {
        let box = "\u{E000}".size(withAttributes: [.font: body])
        #expect(box.width > 5 && isClose(box.height, body.lineHeight, within: 0.01))
        // Vowels that no font of their letter has, and many such characters.
        #expect("a\u{17B7}".size(withAttributes: [.font: body]).width > 5)
        let many = String(String.UnicodeScalarView((0xE000..<0xE800).compactMap(Unicode.Scalar.init)))
        #expect(isClose(many.size(withAttributes: [.font: body]).width, 2_048 * box.width, within: 1))
    }

    /// Apple, `NSAttributedString.Key.font`: "By default, this attribute uses the 12-point Helvetica(Neue) font."
    @Test(arguments: ["", "x"]) func withoutAFontItIsTwelvePoints(_ text: String) {
        let wanted = [UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12), .systemFont(ofSize: 30)].map(\.lineHeight)
        let attributes: [[NSAttributedString.Key: Any]?] = [
            nil, [.kern: 1], [.font: UIFont.systemFont(ofSize: 30)],
        ]
        let found = attributes.map { text.boundingRect(with: .zero, attributes: $0, context: nil).height }
        for (height, wanted) in zip(found, wanted) { #expect(isClose(height, wanted, within: 0.01)) }
    }
}
