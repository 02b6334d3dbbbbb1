import Foundation
import Testing
import UIKitAPI

/// Attributes of stretches beside each other. Foundation compares them, with `isEqual`.
@MainActor struct AdjacentAttributesTests {
    private static func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    private struct Pair: Sendable {
        let key: NSAttributedString.Key
        let values: @Sendable @MainActor () -> (Any, Any)
    }

    private static let pairs = [
        Pair(key: .paragraphStyle) { (style(.left), style(.right)) },
        Pair(key: .paragraphStyle) { (NSParagraphStyle.default, style(.left)) },
        Pair(key: .font) { (UIFont.systemFont(ofSize: 16), UIFont.systemFont(ofSize: 32, weight: .bold)) },
        Pair(key: .foregroundColor) { (UIColor.red, UIColor(white: 0, alpha: 0)) },
        Pair(key: .foregroundColor) { (UIColor.label, UIColor.systemBlue) },
        Pair(key: .attachment) { (NSTextAttachment(), NSTextAttachment()) },
        Pair(key: .shadow) { (NSShadow(), NSShadow()) },
    ]

    @Test(arguments: 0..<7) func aStretchBesideAnotherHasItsOwn(index: Int) throws {
        let pair = Self.pairs[index]
        let (first, second) = pair.values()
        let text = NSMutableAttributedString(string: "one two six")
        text.addAttribute(pair.key, value: first, range: NSRange(location: 0, length: 4))
        text.addAttribute(pair.key, value: second, range: NSRange(location: 4, length: 4))
        text.addAttribute(pair.key, value: first, range: NSRange(location: 8, length: 3))
        var found: [NSRange] = []
        text.enumerateAttribute(pair.key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            let expected = range.location == 4 ? second : first
            #expect(value as AnyObject === expected as AnyObject)
            found.append(range)
        }
        #expect(found.map(\.location) == [0, 4, 8])
    }

    /// Equal values of stretches beside each other are one stretch.
    @Test func equalStylesAreOneStretch() {
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(.paragraphStyle, value: Self.style(.center), range: NSRange(location: 0, length: 4))
        text.addAttribute(.paragraphStyle, value: Self.style(.center), range: NSRange(location: 4, length: 3))
        var range = NSRange()
        _ = text.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 7))
    }
}
