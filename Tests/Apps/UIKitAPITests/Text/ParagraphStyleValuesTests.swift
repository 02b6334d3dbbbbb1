import Foundation
import Testing

@testable import UIKitAPI

/// Paragraph styles as values: each property is its own, a copy has all of them, and equal ones are equal.
@MainActor struct ParagraphStyleValuesTests {
    nonisolated private static let lengths:
        [(
            @Sendable (NSParagraphStyle) -> CGFloat, @Sendable (NSMutableParagraphStyle, CGFloat) -> Void
        )] = [
            ({ $0.lineSpacing }, { $0.lineSpacing = $1 }), ({ $0.paragraphSpacing }, { $0.paragraphSpacing = $1 }),
            ({ $0.paragraphSpacingBefore }, { $0.paragraphSpacingBefore = $1 }),
            ({ $0.lineHeightMultiple }, { $0.lineHeightMultiple = $1 }),
            ({ $0.minimumLineHeight }, { $0.minimumLineHeight = $1 }),
            ({ $0.maximumLineHeight }, { $0.maximumLineHeight = $1 }),
            ({ $0.firstLineHeadIndent }, { $0.firstLineHeadIndent = $1 }), ({ $0.headIndent }, { $0.headIndent = $1 }),
            ({ $0.tailIndent }, { $0.tailIndent = $1 }),
        ]

    @Test(arguments: lengths.indices) func eachLengthIsItsOwn(_ index: Int) throws {
        let style = NSMutableParagraphStyle()
        #expect(style.values.isPlain && style == NSParagraphStyle.default)
        Self.lengths[index].1(style, 3)
        #expect(Self.lengths.map { $0.0(style) } == Self.lengths.indices.map { $0 == index ? 3 : 0 })
        #expect(!style.values.isPlain && style != NSParagraphStyle.default)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && copy.hash == style.hash)
        Self.lengths[index].1(copy, 4)
        #expect(copy != style && Self.lengths[index].0(style) == 3)
    }

    @Test func otherPropertiesAreTheirOwn() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
        #expect(style.baseWritingDirection == .natural && style.hyphenationFactor == 0 && style.lineBreakStrategy == [])
        (style.alignment, style.lineBreakMode) = (.justified, .byClipping)
        (style.baseWritingDirection, style.hyphenationFactor) = (.rightToLeft, 0.5)
        style.lineBreakStrategy = .pushOut
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy.alignment == .justified && copy.lineBreakMode == .byClipping)
        #expect(copy.baseWritingDirection == .rightToLeft && copy.hyphenationFactor == 0.5)
        #expect(copy.lineBreakStrategy == .pushOut && copy.values.isPlain)
    }

    /// Only the modes that truncate have an ellipsis, each at its own place.
    @Test(
        arguments: [
            (NSLineBreakMode.byTruncatingHead, "head"), (.byTruncatingTail, "tail"), (.byTruncatingMiddle, "middle"),
            (.byWordWrapping, nil), (.byCharWrapping, nil), (.byClipping, nil),
        ] as [(NSLineBreakMode, String?)])
    func ellipses(_ mode: NSLineBreakMode, _ place: String?) {
        #expect(mode.truncation.map { "\($0)" } == place)
    }

    @Test(
        arguments: [
            (NSWritingDirection.natural, "natural"), (.leftToRight, "leftToRight"), (.rightToLeft, "rightToLeft"),
        ])
    func directions(_ direction: NSWritingDirection, _ name: String) { #expect("\(direction.direction)" == name) }

    /// Numbers of attributes are read in each type that apps give them in, and zero is none.
    @Test(arguments: [3 as Any, 3.0 as Any, CGFloat(3) as Any, Float(3) as Any, NSNumber(value: 3) as Any].indices)
    func numbersOfAttributes(_ index: Int) {
        let value = [3 as Any, 3.0 as Any, CGFloat(3) as Any, Float(3) as Any, NSNumber(value: 3) as Any][index]
        let base = TextRun(font: .systemFont(ofSize: 12), color: .black)
        func run(_ key: NSAttributedString.Key, _ value: Any) -> TextRun { TextRun([key: value], base: base) }
        #expect(run(.kern, value).kern == 3 && run(.tracking, value).kern == 3)
        #expect(run(.baselineOffset, value).baselineOffset == 3 && !run(.baselineOffset, value).isPlain)
        #expect(run(.underlineStyle, value).isUnderlined && run(.strikethroughStyle, value).isStruckThrough)
        #expect(!run(.underlineStyle, 0).isUnderlined && !run(.strikethroughStyle, 0).isStruckThrough)
        #expect(TextRun([.kern: 5, .tracking: 7], base: base).kern == 5 && run(.kern, "x").kern == 0)
    }

    /// A link is blue and underlined unless its attributes say otherwise.
    @Test func linksAreBlueAndUnderlined() {
        let base = TextRun(font: .systemFont(ofSize: 12), color: .black)
        let link = TextRun([.link: "a"], base: base)
        #expect(link.color == .systemBlue && link.isUnderlined && link.font == base.font && link.isPlain)
        let own = TextRun([.link: "a", .foregroundColor: UIColor.red, .underlineStyle: 0], base: base)
        #expect(own.color == .red && !own.isUnderlined && own.decoration == nil)
        let plain = TextRun([:], base: base)
        #expect(plain.color == .black && !plain.isUnderlined && plain.decoration == nil && plain.isPlain)
        let marked = TextRun([.backgroundColor: UIColor.yellow], base: base)
        #expect(marked.background == .yellow && !marked.isPlain)
    }
}
