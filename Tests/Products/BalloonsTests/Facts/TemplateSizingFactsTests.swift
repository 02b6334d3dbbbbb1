import BalloonFixtures
import BalloonLayouts
import Balloons
import Foundation
import Testing
import ViewLayout

/// Statements 25 to 41 of the facts sheet: the size of a template balloon and what is where in it. 42 is in
/// `MonotoneTests`.
@Suite struct TemplateSizingFactsTests {
    private let long = String(repeating: "a long caption that has to wrap ", count: 12)

    @Test("25. All four captions nil or empty: no bar, picture only", arguments: [nil, ""])
    func noCaptionsNoBar(caption: String?) throws {
        let balloon = try placed(template(image: picture(), caption: caption))
        #expect(balloon.size == CGSize(width: 280, height: 280))
        #expect(balloon.node("bar") == nil)
    }

    @Test(
        "26. Any one caption makes a bar",
        arguments: ["caption", "trailingCaption", "subcaption", "trailingSubcaption"])
    func oneCaptionMakesABar(id: String) throws {
        var content = template(image: picture())
        switch id {
        case "caption": content.caption = "a"
        case "trailingCaption": content.trailingCaption = "a"
        case "subcaption": content.subcaption = "a"
        default: content.trailingSubcaption = "a"
        }
        let balloon = try placed(content)
        #expect(balloon.size.height == 315)
        #expect(balloon.node(id) != nil)
    }

    @Test("27. Bottom-row texts alone are a single row of 35 pt, in their own font and colour")
    func bottomRowAlone() throws {
        let balloon = try placed(template(subcaption: "Only this"))
        #expect(balloon.size.height == 35)
        let attributes = try #require(balloon.recorded("subcaption")).attributes
        #expect(attributes.contains(.init("font", "caption1")))
        #expect(attributes.contains(.init("color", "#3c3c4399")))
    }

    @Test("28. One one-line row at Large is 35 pt; two are 53 pt")
    func rowHeights() throws {
        #expect(try placed(template(caption: "One")).size.height == 35)
        #expect(try placed(template(caption: "One", trailingCaption: "$1")).size.height == 35)
        #expect(try placed(template(caption: "One", subcaption: "Two")).size.height == 53)
    }

    @Test("29. macOS: 28 pt and 42 pt, whatever the category", arguments: ContentSizeCategory.allCases)
    func macRowHeights(category: ContentSizeCategory) throws {
        let traits = TraitCollection(preferredContentSizeCategory: category, userInterfaceIdiom: .mac)
        #expect(try placed(template(caption: "One"), traits: traits).size.height == 28)
        #expect(try placed(template(caption: "One", subcaption: "Two"), traits: traits).size.height == 42)
    }

    @Test("30. A caption wraps to at most 3 lines at Large and is then cut")
    func threeLines() throws {
        let balloon = try placed(template(image: picture(), caption: long))
        let lines = try #require(balloon.recorded("caption")).lines
        #expect(lines.count == 3)
        #expect(lines.last?.isTruncated == true)
        #expect(lines.last?.text.hasSuffix("…") == true)
        #expect(balloon.findings.contains { $0.kind == .textTruncated && $0.node == "caption" })
        #expect(try !placed(template(caption: "Short")).findingKinds.contains(.textTruncated))
    }

    @Test("30. The line limit is scaled by the leading factor and rounded up")
    func scaledLimit() throws {
        // Footnote is 23 points at AX1 and 13 at Large: 3 x 23 / 13 = 5.3.
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let balloon = try placed(template(caption: long), traits: traits)
        #expect(balloon.recorded("caption")?.lines.count == 6)
        let small = TraitCollection(preferredContentSizeCategory: .extraSmall)
        #expect(try placed(template(caption: long), traits: small).recorded("caption")?.lines.count == 3)
    }

    @Test("30. Overlay texts have 1 line")
    func overlayLine() throws {
        let balloon = try placed(template(image: picture(), imageTitle: long, imageSubtitle: long))
        #expect(balloon.recorded("imageTitle")?.lines.count == 1)
        #expect(balloon.recorded("imageSubtitle")?.lines.count == 1)
    }

    @Test("31. Texts that do not fit share the row, the leading one getting max(its share, 1/2)")
    func widthSharing() throws {
        let short = try placed(template(image: picture(), caption: "Hi", trailingCaption: long))
        let width: CGFloat = 280 - 32
        #expect(short.node("caption")?.frame.width == width / 2)
        #expect(isClose(short.node("trailingCaption")?.frame.minX ?? 0, 16 + width / 2 + 2))
        #expect(isClose(short.node("trailingCaption")?.frame.maxX ?? 0, 280 - 16))
        // Longest lines of 227.551 and 213.065 points, as CaptionPairTests have them.
        let both = try placed(
            template(
                image: picture(), caption: "Saturday at eight, gates open at half past six",
                trailingCaption: "Ada, Ben, Chi and Dan are coming"))
        let frame = try #require(both.node("caption")).frame
        #expect(isClose(frame.width, width * 227.551 / (227.551 + 213.065), within: 0.01))
    }

    @Test("31. Texts that fit keep their natural widths, the trailing one at the end")
    func fittingTexts() throws {
        let balloon = try placed(template(image: picture(), caption: "Dinner at 7?", trailingCaption: "$24"))
        let caption = try #require(balloon.recorded("caption"))
        let price = try #require(balloon.recorded("trailingCaption"))
        #expect(isClose(caption.frame.width, caption.lines[0].width, within: 0.002))
        #expect(isClose(price.lines[0].x + price.lines[0].width, 280 - 16, within: 0.002))
        #expect(isClose(caption.lines[0].x, 16))
    }

    @Test("32. Both first baselines of a row are within a point", arguments: ["ผู้ใหญ่", "$24", "一二三"])
    func sharedBaseline(trailing: String) throws {
        let balloon = try placed(template(caption: "Dinner", trailingCaption: trailing))
        let first = try #require(balloon.recorded("caption")?.lines.first?.baseline)
        let second = try #require(balloon.recorded("trailingCaption")?.lines.first?.baseline)
        #expect(abs(first - second) < 1)
    }

    @Test("32. A row is as tall as its taller text")
    func tallerText() throws {
        let leading = try placed(template(image: picture(), caption: long, trailingCaption: "$"))
        let trailing = try placed(template(image: picture(), caption: "$", trailingCaption: long))
        #expect(leading.size.height == trailing.size.height)
        #expect(leading.recorded("trailingCaption")?.lines.count == 1)
    }

    @Test("33. The bar is a whole number of points high", arguments: ContentSizeCategory.allCases)
    func wholeHeights(category: ContentSizeCategory) throws {
        let traits = TraitCollection(preferredContentSizeCategory: category)
        let content = template(
            caption: String(repeating: "long caption ", count: 9), subcaption: String(repeating: "more ", count: 30))
        let height = try placed(content, traits: traits).size.height
        #expect(height == height.rounded())
    }

    @Test("34. Picture height = ceil(width x aspect), limited by what the bar leaves; then cropped from its middle")
    func pictureHeight() throws {
        #expect(try placed(template(image: picture(width: 300, height: 200))).size.height == 187)
        #expect(try placed(template(image: picture(width: 7, height: 3))).size.height == 120)
        let tall = try placed(template(image: picture(width: 100, height: 400), caption: "One"))
        #expect(tall.size == CGSize(width: 280, height: 500))
        #expect(tall.node("image")?.frame.height == 465)
        guard case .picture(_, let extent)? = tall.node("image")?.content else {
            Issue.record("the image draws no picture")
            return
        }
        #expect(extent == CGRect(x: 0, y: -327.5, width: 280, height: 1120))
    }

    @Test("34. A picture that has no room is cropped, never letter-boxed", arguments: [1, 40, 300, 900, 4000])
    func noLetterBox(height: Int) throws {
        let balloon = try placed(template(image: picture(width: 300, height: height), caption: long))
        let node = try #require(balloon.node("image"))
        guard case .picture(_, let extent) = node.content else {
            Issue.record("the image draws no picture")
            return
        }
        #expect(extent.insetBy(dx: -1e-6, dy: -1e-6).contains(node.frame))
        #expect(isClose(extent.midX, node.frame.midX) && isClose(extent.midY, node.frame.midY))
        #expect(isClose(extent.width / extent.height, 300 / CGFloat(height), within: 1e-6))
    }

    @Test(
        "35. What is drawn within 6 points of the picture's left or right edge is reported", arguments: [true, false])
    func safeZone(isOnLeft: Bool) throws {
        // A line of 2 points, 3 points from the edge, in a picture of 280 points.
        let paper = PaintedPicture(width: 840, height: 600)
        let x = isOnLeft ? 9 : 840 - 9 - 6
        let marked = try placed(template(image: paper.filled(x..<(x + 6), 100..<200, grey: 0).picture))
        let finding = try #require(marked.findings.first { $0.kind == .contentAtPictureEdge })
        #expect(finding.points == 6 && finding.message.contains(isOnLeft ? "left edge" : "right edge"))
        let inside = isOnLeft ? 30 : 840 - 30 - 6
        let safe = try placed(template(image: paper.filled(inside..<(inside + 6), 100..<200, grey: 0).picture))
        #expect(!safe.findingKinds.contains(.contentAtPictureEdge))
        // A ground that goes on beyond the edge is meant to be cut.
        let ground = try placed(template(image: paper.filled(0..<840, 300..<600, grey: 0).picture))
        #expect(!ground.findingKinds.contains(.contentAtPictureEdge))
    }

    @Test("36. Captions alone: 150 points to the maximum, fitting the text; no picture area")
    func captionOnlyWidth() throws {
        #expect(try placed(template(caption: "Hi")).size.width == 150)
        let fitting = try placed(template(caption: "Which day suits everyone?"))
        let line = try #require(fitting.recorded("caption")?.lines.first)
        #expect(fitting.size.width > 150 && fitting.size.width < 280)
        #expect(fitting.size.width >= 32 + line.width && fitting.size.width < 33 + line.width)
        #expect(isClose((fitting.size.width * 3).rounded(), fitting.size.width * 3))
        let long = try placed(template(caption: String(repeating: "Which day suits everyone? ", count: 4)))
        #expect(long.size.width == 280)
        #expect(long.node("image") == nil)
    }

    @Test("36. Two captions in a row keep the width, unless balloons shrink around pairs, too")
    func pairWidth() throws {
        let content = template(caption: "Adults", trailingCaption: "$24")
        #expect(try placed(content).size.width == 280)
        var metrics = TemplateMetrics()
        metrics.shrinksAroundPairs = true
        #expect(try placed(content, metrics: metrics).size.width == 150)
        let wide = template(caption: "Two adults, one child", trailingCaption: "$24")
        let balloon = try placed(wide, metrics: metrics)
        let caption = try #require(balloon.recorded("caption")?.lines.first)
        let price = try #require(balloon.recorded("trailingCaption")?.lines.first)
        // Margins of 16 points, and 2 between the two.
        let natural = 16 + caption.width + 2 + price.width + 16
        #expect(balloon.size.width >= natural && balloon.size.width < natural + 1)
        #expect(try placed(template(caption: long, trailingCaption: long), metrics: metrics).size.width == 280)
    }

    @Test("31. In right-to-left interfaces the half goes to the leading caption, or to the left one on demand")
    func favouredHalf() throws {
        let content = template(image: picture(), caption: "عشاء", trailingCaption: long)
        let traits = TraitCollection(locale: "ar")
        var metrics = TemplateMetrics()
        let leading = try #require(placed(content, traits: traits, metrics: metrics).recorded("trailingCaption"))
        metrics.favoursLeftCaption = true
        let left = try #require(placed(content, traits: traits, metrics: metrics).recorded("trailingCaption"))
        // A row of 248 points: half of it less the gap, and all but the short caption's share.
        #expect(leading.frame.width <= 122 && left.frame.width > 200)
        let leftToRight = try placed(content, metrics: metrics).recorded("trailingCaption")
        #expect(leftToRight?.frame.width == leading.frame.width)
    }

    @Test("37. A template is never wider than 350 points")
    func templateCap() throws {
        let traits = TraitCollection(transcriptWidth: 1024, userInterfaceIdiom: .pad)
        #expect(try placed(template(image: picture()), traits: traits).size == CGSize(width: 350, height: 350))
    }

    @Test("38. Title above subtitle, white, at the bottom leading corner; the balloon is no larger")
    func overlay() throws {
        let balloon = try placed(template(image: picture(), imageTitle: "Ferry Building", imageSubtitle: "1.2 miles"))
        #expect(balloon.size == CGSize(width: 280, height: 280))
        let title = try #require(balloon.recorded("imageTitle"))
        let subtitle = try #require(balloon.recorded("imageSubtitle"))
        #expect(isClose(title.lines[0].x, 16) && isClose(subtitle.lines[0].x, 16))
        #expect(title.lines[0].baseline < subtitle.lines[0].baseline)
        // The last baseline is 12 points above the bottom, less than a point of flooring away.
        #expect(subtitle.lines[0].baseline > 267 && subtitle.lines[0].baseline <= 268)
        for node in [title, subtitle] { #expect(node.attributes.contains(.init("color", "#ffffff"))) }
    }

    @Test(
        "39. The icon is drawn last, 6 pt from the top and the body's side",
        arguments: BalloonSide.allCases, BalloonTail.allCases)
    func iconPlace(side: BalloonSide, tail: BalloonTail) throws {
        var metrics = TemplateMetrics()
        metrics.tail = tail
        let content = BalloonContent.template(template(image: picture(), caption: "a"))
        let balloon = try BalloonLayout(content: content, icon: picture(), side: side, metrics: metrics)
            .place(in: context())
        #expect(balloon.root.children.last?.id == "icon")
        let x: CGFloat = side == .incoming && tail == .side ? 12 : 6
        #expect(balloon.node("icon")?.frame == CGRect(x: x, y: 6, width: 27, height: 20))
    }

    @Test("40. Without media the captions start beside the icon; with media they do not shift")
    func iconAndCaptions() throws {
        let beside = try placed(template(caption: "Which day?"), icon: picture())
        #expect(beside.node("caption")?.frame.minX == 43)
        let incoming = try placed(template(caption: "Which day?"), icon: picture(), side: .incoming)
        #expect(incoming.node("caption")?.frame.minX == 43)
        let below = try placed(template(image: picture(), caption: "Which day?"), icon: picture())
        #expect(below.node("caption")?.frame.minX == 16)
        // An app can hide its icon (facts 3.2): then nothing stands in its place, and nothing is wrong.
        let hidden = try placed(template(caption: "Which day?"))
        #expect(hidden.node("icon") == nil && hidden.node("caption")?.frame.minX == 16 && hidden.findings.isEmpty)
    }

    @Test(
        "41. Top row label colour, bottom row secondary, in light and dark", arguments: UserInterfaceStyle.allCases)
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
}
