import Balloons
import Foundation
import Testing
import ViewLayout

/// Rows, baselines and line limits. The numbers in the names are those of the facts sheet, section 9.
@Suite struct CaptionBarTests {
    private let long = String(repeating: "a long caption that has to wrap ", count: 12)

    @Test("30: a caption has at most three lines at Large and is then cut")
    func threeLines() throws {
        let balloon = try placed(template(image: picture(), caption: long))
        let lines = try #require(balloon.recorded("caption")).lines
        #expect(lines.count == 3)
        #expect(lines.last?.isTruncated == true)
        #expect(lines.last?.text.hasSuffix("…") == true)
        #expect(balloon.findings.contains { $0.kind == .textTruncated && $0.node == "caption" })
        #expect(try !placed(template(caption: "Short")).findingKinds.contains(.textTruncated))
    }

    @Test("30: the line limit is scaled by the leading factor and rounded up")
    func scaledLimit() throws {
        // Footnote is 23 points at AX1 and 13 at Large: 3 x 23 / 13 = 5.3.
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let balloon = try placed(template(caption: long), traits: traits)
        #expect(balloon.recorded("caption")?.lines.count == 6)
        let small = TraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(try placed(template(caption: long), traits: small).recorded("caption")?.lines.count == 3)
    }

    @Test("30: a title over the picture has one line")
    func overlayLine() throws {
        let balloon = try placed(template(image: picture(), imageTitle: long, imageSubtitle: long))
        #expect(balloon.recorded("imageTitle")?.lines.count == 1)
        #expect(balloon.recorded("imageSubtitle")?.lines.count == 1)
    }

    @Test("Each further line adds the line height of its font")
    func furtherLines() throws {
        let one = try placed(template(caption: "one")).size.height
        let three = try placed(template(image: picture(), caption: long)).size.height - 280
        #expect(three == (one + 2 * 13 * 2444 / 2048).rounded(.up))
    }

    @Test("31: texts that do not fit share the row, the leading one getting at least half")
    func widthSharing() throws {
        let short = try placed(template(image: picture(), caption: "Hi", trailingCaption: long))
        let width: CGFloat = 280 - 32
        #expect(short.node("caption")?.frame.width == width / 2)
        #expect(isClose(short.node("trailingCaption")?.frame.minX ?? 0, 16 + width / 2 + 2))
        #expect(isClose(short.node("trailingCaption")?.frame.maxX ?? 0, 280 - 16))
        let both = try placed(template(image: picture(), caption: long + long, trailingCaption: long))
        let frame = try #require(both.node("caption")).frame
        #expect(isClose(frame.width, width * 2 / 3, within: 0.2))
    }

    @Test("31: texts that fit keep their natural widths, the trailing one at the end")
    func fittingTexts() throws {
        let balloon = try placed(template(image: picture(), caption: "Dinner at 7?", trailingCaption: "$24"))
        let caption = try #require(balloon.recorded("caption"))
        let price = try #require(balloon.recorded("trailingCaption"))
        #expect(isClose(caption.frame.width, caption.lines[0].width, within: 0.002))
        #expect(isClose(price.lines[0].x + price.lines[0].width, 280 - 16, within: 0.002))
        #expect(isClose(caption.lines[0].x, 16))
    }

    @Test("32: both first baselines of a row are within a point", arguments: ["ผู้ใหญ่", "$24", "一二三"])
    func sharedBaseline(trailing: String) throws {
        let balloon = try placed(template(caption: "Dinner", trailingCaption: trailing))
        let first = try #require(balloon.recorded("caption")?.lines.first?.baseline)
        let second = try #require(balloon.recorded("trailingCaption")?.lines.first?.baseline)
        #expect(abs(first - second) < 1)
    }

    @Test("32: a row is as high as its taller text")
    func tallerText() throws {
        let leading = try placed(template(image: picture(), caption: long, trailingCaption: "$"))
        let trailing = try placed(template(image: picture(), caption: "$", trailingCaption: long))
        #expect(leading.size.height == trailing.size.height)
        #expect(leading.recorded("trailingCaption")?.lines.count == 1)
    }

    @Test("Baselines are 23 and 18 points apart, less what flooring a text's y takes")
    func baselines() throws {
        let balloon = try placed(template(caption: "Which day?", subcaption: "3 votes"))
        let first = try #require(balloon.recorded("caption")?.lines.first?.baseline)
        let second = try #require(balloon.recorded("subcaption")?.lines.first?.baseline)
        #expect(first > 22 && first <= 23)
        #expect(second > 40 && second <= 41)
        #expect(balloon.node("caption").map { $0.frame.minY == $0.frame.minY.rounded() } == true)
    }

    @Test(
        "41: the top row is the label colour, the bottom row the secondary one", arguments: UserInterfaceStyle.allCases)
    func colors(style: UserInterfaceStyle) throws {
        let balloon = try placed(
            template(caption: "a", trailingCaption: "b", subcaption: "c", trailingSubcaption: "d"),
            traits: TraitCollection(userInterfaceStyle: style))
        let label = style == .light ? "#000000" : "#ffffff"
        let secondary = style == .light ? "#3c3c4399" : "#ebebf599"
        for (id, color) in [
            ("caption", label), ("trailingCaption", label), ("subcaption", secondary),
            ("trailingSubcaption", secondary),
        ] {
            #expect(balloon.recorded(id)?.attributes.contains(.init("color", color)) == true)
        }
    }

    @Test("A bar that is too tall is cut to single lines from the last row upward")
    func rowCollapse() throws {
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let balloon = try placed(template(caption: long, subcaption: long), traits: traits)
        #expect(balloon.size.height <= 500)
        #expect(balloon.recorded("subcaption")?.lines.count == 1)
        let onlyLast = try placed(template(caption: "One line", subcaption: long), traits: traits)
        #expect(onlyLast.recorded("caption")?.lines.count == 1)
    }

    @Test("54: right to left, leading and trailing captions swap sides")
    func mirrored() throws {
        let content = template(image: picture(), imageTitle: "Title", caption: "Lead", trailingCaption: "Trail")
        let balloon = try placed(content, traits: TraitCollection(layoutDirection: .rightToLeft))
        let caption = try #require(balloon.recorded("caption")?.lines.first)
        let trailing = try #require(balloon.recorded("trailingCaption")?.lines.first)
        let title = try #require(balloon.recorded("imageTitle")?.lines.first)
        #expect(isClose(caption.x + caption.width, 280 - 16, within: 0.002))
        #expect(isClose(trailing.x, 16, within: 0.002))
        #expect(isClose(title.x + title.width, 280 - 16, within: 0.002))
    }

    @Test("56: rows of tall scripts do not overlap and are not cut", arguments: ["th", "my", "km", "hi"])
    func tallScripts(locale: String) throws {
        let text = ["th": "ผู้ที่ปั้น", "my": "မြန်မာဘာသာစကား", "km": "ភាសាខ្មែរ", "hi": "हिन्दी में र्कि"][locale] ?? ""
        let traits = TraitCollection(locale: locale)
        let balloon = try placed(template(caption: text, subcaption: text), traits: traits)
        let caption = try #require(balloon.node("caption")).frame
        let subcaption = try #require(balloon.node("subcaption")).frame
        #expect(caption.minY >= 0)
        #expect(subcaption.maxY <= balloon.size.height)
        #expect(caption.height >= 13 * 1.19 && subcaption.minY > caption.minY)
        #expect(balloon.size.height >= 53)
        // Flooring moves a text up by less than a point.
        #expect(subcaption.minY > caption.maxY - 1)
    }
}
