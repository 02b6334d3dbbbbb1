import Drawing
import Foundation
import Testing

@testable import UIKitAPI

/// Texts that code draws into a context: where their ink is, in points.
@MainActor struct DrawnTextTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    /// The box around everything that is drawn on a canvas of 200 by 200 points.
    private func ink(_ draw: (CGContext) -> Void) -> CGRect {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200), format: format)
            .image { draw($0.cgContext) }.picture.bitmap
        var box = CGRect.null
        for index in stride(from: 3, to: bitmap.pixels.count, by: 4) where bitmap.pixels[index] > 100 {
            let place = CGPoint(x: index / 4 % bitmap.width, y: index / 4 / bitmap.width)
            box = box.union(CGRect(origin: place, size: CGSize(width: 1, height: 1)))
        }
        return box
    }

    private func isNear(_ one: CGRect, _ other: CGRect, within distance: CGFloat = 1.6) -> Bool {
        zip([one.minX, one.minY, one.maxX, one.maxY], [other.minX, other.minY, other.maxX, other.maxY])
            .allSatisfy { abs($0 - $1) <= distance }
    }

    /// A context that is scaled draws the text as many times larger, and as many times further from its origin.
    @Test(arguments: [1, 2, 3] as [CGFloat]) func aScaledContextScalesTexts(_ scale: CGFloat) {
        let text = NSAttributedString(string: "Hill", attributes: attributes)
        let plain = ink { _ in text.draw(at: CGPoint(x: 9, y: 17)) }
        #expect(plain.minX >= 9 && plain.minY >= 17 && plain.height > 12)
        let scaled = ink { context in
            context.scaleBy(x: scale, y: scale)
            text.draw(at: CGPoint(x: 9, y: 17))
        }
        let expected = CGRect(
            x: plain.minX * scale, y: plain.minY * scale, width: plain.width * scale, height: plain.height * scale)
        #expect(isNear(scaled, expected, within: scale + 0.1), "\(scaled) \(expected)")
        let moved = ink { context in
            context.translateBy(x: 5, y: 7)
            context.scaleBy(x: scale, y: scale)
            text.draw(in: CGRect(x: 9, y: 17, width: 60, height: 30))
        }
        #expect(isNear(moved, expected.offsetBy(dx: 5, dy: 7), within: scale + 0.1), "\(moved) \(expected)")
    }

    /// A context that is upside down has the text where its rectangle is, and the text stays readable.
    @Test func aFlippedContextKeepsTextsReadable() {
        let text = NSAttributedString(string: "Lib", attributes: attributes)
        let flipped = ink { context in
            context.translateBy(x: 0, y: 200)
            context.scaleBy(x: 1, y: -1)
            text.draw(in: CGRect(x: 10, y: 30, width: 80, height: 24))
        }
        // From 30 to 54 from the bottom is from 146 to 170.
        let plain = ink { _ in text.draw(in: CGRect(x: 10, y: 146, width: 80, height: 24)) }
        #expect(isNear(flipped, plain), "\(flipped) \(plain)")
    }

    /// A turned context turns the text with its rectangle.
    @Test func aTurnedContextTurnsTexts() {
        let text = NSAttributedString(string: "Hill", attributes: attributes)
        let plain = ink { _ in text.draw(at: CGPoint(x: 50, y: 20)) }
        let turned = ink { context in
            context.translateBy(x: 200, y: 0)
            context.rotate(by: .pi / 2)
            text.draw(at: CGPoint(x: 50, y: 20))
        }
        let expected = CGRect(
            x: 200 - plain.maxY, y: plain.minX, width: plain.height, height: plain.width)
        #expect(isNear(turned, expected), "\(turned) \(expected)")
    }

    /// "draw(at:)" sets one line, "draw(in:)" breaks lines and stays inside, "draw(with:)" does as its options say.
    @Test func linesOfDrawnTexts() {
        let long = NSAttributedString(string: "Hill Hill Hill Hill Hill", attributes: attributes)
        let line = long.size().height
        func lines(_ draw: @escaping () -> Void) -> CGFloat { (ink { _ in draw() }.height / line).rounded(.up) }
        let narrow = CGRect(x: 0, y: 0, width: 80, height: 190)
        #expect(lines { long.draw(at: .zero) } == 1 && lines { long.draw(in: narrow) } == 3)
        #expect(lines { long.draw(with: narrow, options: .usesLineFragmentOrigin, context: nil) } == 3)
        #expect(lines { long.draw(with: narrow, options: [], context: nil) } == 1)
        #expect(lines { long.draw(in: CGRect(x: 0, y: 0, width: 80, height: line * 2 + 1)) } == 2)
        #expect(ink { _ in long.draw(in: narrow) }.maxX <= 80)
        #expect(ink { _ in NSAttributedString(string: "").draw(at: .zero) }.isNull)
    }

    /// The methods of strings draw as those of texts with attributes.
    @Test func stringsDrawAsTexts() {
        let (rect, text) = (CGRect(x: 5, y: 6, width: 60, height: 90), "Hill Hill Hill")
        let full = NSAttributedString(string: text, attributes: attributes)
        let at = ink { _ in full.draw(at: rect.origin) }
        let inside = ink { _ in full.draw(in: rect) }
        #expect(ink { _ in text.draw(at: rect.origin, withAttributes: attributes) } == at)
        #expect(ink { _ in NSString(string: text).draw(at: rect.origin, withAttributes: attributes) } == at)
        #expect(ink { _ in text.draw(in: rect, withAttributes: attributes) } == inside && at != inside)
        #expect(ink { _ in NSString(string: text).draw(in: rect, withAttributes: attributes) } == inside)
        let options = NSStringDrawingOptions.usesLineFragmentOrigin
        #expect(ink { _ in text.draw(with: rect, options: options, attributes: attributes, context: nil) } == inside)
    }
}
