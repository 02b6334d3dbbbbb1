import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Rows, baselines and line limits. The numbers in the names are those of the facts sheet, section 9.
@Suite struct CaptionBarTests {
    private let long = String(repeating: "a long caption that has to wrap ", count: 12)

    @Test("Each further line adds the line height of its font")
    func furtherLines() throws {
        let one = try placed(template(caption: "one")).size.height
        let three = try placed(template(image: picture(), caption: long)).size.height - 280
        #expect(three == (one + 2 * 13 * 2444 / 2048).rounded(.up))
    }

    @Test("A row is as tall as the taller of its two texts", arguments: [false, true])
    func theTallerTextMakesTheRow(isTrailing: Bool) throws {
        let text = "Dinner for everybody at the old pier by the sea, from half past seven until the last boat home"
        let balloon = try placed(
            template(
                image: picture(), caption: isTrailing ? "7" : text, trailingCaption: isTrailing ? text : "7",
                subcaption: "Friday"))
        let tall = try #require(balloon.recorded(isTrailing ? "trailingCaption" : "caption"))
        #expect(tall.lines.count > 1)
        // Two rows of one line are 53 points; flooring moves a text up by less than a point.
        let height = 53 + CGFloat(tall.lines.count - 1) * 13 * 2444 / 2048
        #expect(balloon.size.height - 280 == height.rounded(.up))
        #expect(try #require(balloon.recorded("subcaption")).frame.minY > tall.frame.maxY - 1)
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

    /// Found by fuzzing: their share of the row was 0 / 0.
    @Test("Two texts without width in a row without width have a place all the same")
    func nothingInNoRoom() throws {
        var metrics = TemplateMetrics()
        metrics.textMargin = 140
        let balloon = try placed(
            template(image: picture(), caption: "\u{200B}", trailingCaption: "\u{200B}"), icon: picture(),
            metrics: metrics)
        let frames = ["caption", "trailingCaption"].compactMap { balloon.node($0)?.frame }
        #expect(frames.count == 2 && frames.allSatisfy { $0.minX.isFinite && $0.width == 0 })
    }

    private let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    @Test("A bar that is too tall gives up lines, those of the last row first, and keeps the height")
    func tooTall() throws {
        let balloon = try placed(template(caption: long, subcaption: long), traits: largest)
        #expect(balloon.size.height == 500)
        #expect(balloon.recorded("subcaption")?.lines.count == 1)
        // 23f + 18f + 12f are 179.4 points at AX5, and a line of 44 points is 52.5: seven lines fit, so six more.
        #expect(balloon.recorded("caption")?.lines.count == 7)
        let onlyLast = try placed(template(caption: "One line", subcaption: long), traits: largest)
        #expect(onlyLast.size.height == 500)
        #expect(onlyLast.recorded("caption")?.lines.count == 1)
        #expect(onlyLast.recorded("subcaption")?.lines.count == 7)
    }

    @Test("With whole rows a bar that is too tall has rows of one line, from the last row upward, and shrinks")
    func wholeRows() throws {
        var metrics = TemplateMetrics()
        metrics.collapsesWholeRows = true
        let content = BalloonContent.template(template(caption: long, subcaption: long))
        let balloon = try BalloonLayout(content: content, metrics: metrics).place(in: context(largest))
        #expect(balloon.recorded("subcaption")?.lines.count == 1)
        #expect(balloon.recorded("caption")?.lines.count == 1)
        #expect(balloon.size.height == 180)
    }

    @Test("All lines of a caption are as high as its highest")
    func evenLines() throws {
        let text = "Dinner at the pier with everyone, ที่ร้านอาหาร, and then home again by the last boat of the day"
        let caption = try #require(try placed(template(caption: text)).recorded("caption"))
        let baselines: [Double] = caption.lines.map(\.baseline)
        let distances: [Double] = zip(baselines, baselines.dropFirst()).map { $1 - $0 }
        #expect(caption.lines.count == 3 && isClose(distances[0], distances[1], within: 0.002))
        let latinLine: Double = 13 * 2444 / 2048
        #expect(distances[0] > latinLine + 0.1)
        #expect(isClose(caption.frame.height, 3 * distances[0], within: 0.005))
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

    /// 16 points on each side (facts 3.2), beside the icon as many more as it takes; the X of a draft is in the margin.
    @Test(arguments: [(0, 0, 16, 16), (27, 0, 43, 16), (0, 10, 16, 16), (0, 16, 16, 16), (27, 40, 43, 40)])
    func margins(_ icon: CGFloat, _ cancel: CGFloat, _ left: CGFloat, _ right: CGFloat) throws {
        let content = template(caption: "Dinner")
        let bar = try CaptionBar(
            content, iconInset: icon, cancelRoom: cancel, metrics: TemplateMetrics(), in: context())
        #expect(bar?.stack.leftInset == left && bar?.stack.rightInset == right)
    }

    @Test("Each caption is in its row, at its side, in its font")
    func captionsHaveTheirPlaces() throws {
        let content = template(caption: "a", trailingCaption: "b", subcaption: "c", trailingSubcaption: "d")
        let bar = try #require(
            try CaptionBar(content, iconInset: 0, metrics: TemplateMetrics(), in: context()))
        let ids = bar.stack.rows.map { [$0.leading?.text.id, $0.trailing?.text.id] }
        #expect(ids == [["caption", "trailingCaption"], ["subcaption", "trailingSubcaption"]])
        #expect(try CaptionBar(template(), iconInset: 0, metrics: TemplateMetrics(), in: context()) == nil)
    }
}
