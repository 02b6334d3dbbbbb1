import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// Attributes of parts of a text: what is raised, and which paragraph style counts.
@MainActor struct RaisedTextTests {
    private func label(_ parts: [(String, [NSAttributedString.Key: Any])]) -> UILabel {
        let text = NSMutableAttributedString(string: "")
        for (letters, attributes) in parts {
            text.append(NSAttributedString(string: letters, attributes: attributes))
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        (label.font, label.attributedText) = (.systemFont(ofSize: 24), text)
        return label
    }

    /// A text in one part is set as the same text in two parts that look alike, whatever its attribute.
    @Test func onePartIsSetAsTwo() throws {
        let attributes: [[NSAttributedString.Key: Any]] = [
            [:], [.baselineOffset: 8], [.kern: 3], [.foregroundColor: UIColor.red], [.strikethroughStyle: 1],
        ]
        var sizes: [CGSize] = []
        for attributes in attributes {
            let (one, two) = (
                label([("Hxg", attributes)]),
                label([("H", attributes.merging([.backgroundColor: UIColor.clear]) { $1 }), ("xg", attributes)])
            )
            #expect(try DrawnView(one).pixels.pixels == DrawnView(two).pixels.pixels)
            #expect(one.intrinsicContentSize == two.intrinsicContentSize)
            sizes.append(one.intrinsicContentSize)
        }
        #expect(sizes[1] != sizes[0] && sizes[2] != sizes[0] && sizes[3] == sizes[0])
    }

    /// "baselineOffset": a positive value raises the text, with its lines and its pictures.
    @Test(arguments: [5, 10, -4] as [CGFloat]) func whatIsRaisedTakesItsLinesAndPicturesAlong(offset: CGFloat) throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        func top(_ attributes: [NSAttributedString.Key: Any], _ letters: String) throws -> Int? {
            let label = label([("H", [.font: UIFont.systemFont(ofSize: 60)]), (letters, attributes)])
            let drawn = try DrawnView(label)
            return (0..<80).first { y in
                (0..<200).contains { drawn.pixel($0, y)[0] > 200 && drawn.pixel($0, y)[3] > 200 }
            }
        }
        let attachment = NSTextAttachment(image: picture)
        for (attributes, letters) in [
            ([.attachment: attachment], "\u{FFFC}"),
            (
                [.foregroundColor: UIColor.red, .underlineStyle: 1, .font: UIFont.systemFont(ofSize: 40)],
                "\u{A0}\u{A0}"
            ),
        ] as [([NSAttributedString.Key: Any], String)] {
            let plain = try #require(try top(attributes, letters))
            let raised = try #require(try top(attributes.merging([.baselineOffset: offset]) { $1 }, letters))
            #expect(plain - raised == Int(offset))
        }
    }

    /// The paragraph style of the beginning counts for the label, also where later parts have none.
    @Test(arguments: [NSTextAlignment.right, .left, .center]) func theFirstParagraphStyleCounts(
        _ alignment: NSTextAlignment
    ) throws {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let node = try #require(try DrawnView(label([("Hello ", [.paragraphStyle: style]), ("there", [:])])).node)
        let line = try #require(LayoutRecord(placed: node).nodes.flatMap(\.lines).first)
        let x = alignment == .left ? 0 : (200 - line.width) / (alignment == .center ? 2 : 1)
        #expect(abs(line.x - x) < 0.01)
    }
}
