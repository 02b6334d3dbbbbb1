@testable import Balloons
import Foundation
import Testing
import ViewLayout

/// Sizes of template balloons. The numbers in the names are those of the facts sheet, section 9.
@Suite struct TemplateSizeTests {
    @Test("The worked example: a square picture with two rows at 402 points is 280 by 333")
    func workedExample() throws {
        let balloon = try placed(template(image: picture(), caption: "Ferry", subcaption: "Building"))
        #expect(balloon.size == CGSize(width: 280, height: 333))
        #expect(balloon.node("image")?.frame == CGRect(x: 0, y: 0, width: 280, height: 280))
        #expect(balloon.node("bar")?.frame == CGRect(x: 0, y: 280, width: 280, height: 53))
    }

    @Test("1: an empty text measures like nil")
    func emptyIsNil() throws {
        let empty = try placed(
            template(
                image: picture(), imageTitle: "", imageSubtitle: "", caption: "Yes", trailingCaption: "",
                subcaption: "", trailingSubcaption: ""))
        let missing = try placed(template(image: picture(), caption: "Yes"))
        #expect(empty.size == missing.size)
        #expect(empty.record == missing.record)
    }

    @Test("25: without captions there is no bar", arguments: [nil, ""])
    func noCaptionsNoBar(caption: String?) throws {
        let balloon = try placed(template(image: picture(), caption: caption))
        #expect(balloon.size == CGSize(width: 280, height: 280))
        #expect(balloon.node("bar") == nil)
    }

    @Test(
        "26: any one caption makes a bar",
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

    @Test("27: the bottom row alone is 35 points high, in its own font and colour")
    func bottomRowAlone() throws {
        let balloon = try placed(template(subcaption: "Only this"))
        #expect(balloon.size.height == 35)
        let attributes = try #require(balloon.recorded("subcaption")).attributes
        #expect(attributes.contains(.init("font", "caption1")))
        #expect(attributes.contains(.init("color", "#3c3c4399")))
    }

    @Test("28: one row is 35 points high at Large, two rows are 53")
    func rowHeights() throws {
        #expect(try placed(template(caption: "One")).size.height == 35)
        #expect(try placed(template(caption: "One", trailingCaption: "$1")).size.height == 35)
        #expect(try placed(template(caption: "One", subcaption: "Two")).size.height == 53)
    }

    @Test("29: on the Mac they are 28 and 42, whatever the category", arguments: ContentSizeCategory.allCases)
    func macRowHeights(category: ContentSizeCategory) throws {
        let traits = TraitCollection(preferredContentSizeCategory: category, userInterfaceIdiom: .mac)
        #expect(try placed(template(caption: "One"), traits: traits).size.height == 28)
        #expect(try placed(template(caption: "One", subcaption: "Two"), traits: traits).size.height == 42)
    }

    @Test("33: the bar is a whole number of points high", arguments: ContentSizeCategory.allCases)
    func wholeHeights(category: ContentSizeCategory) throws {
        let traits = TraitCollection(preferredContentSizeCategory: category)
        let content = template(
            caption: String(repeating: "long caption ", count: 9), subcaption: String(repeating: "more ", count: 30))
        let height = try placed(content, traits: traits).size.height
        #expect(height == height.rounded())
    }

    @Test("34: the picture's height is the ceiled aspect, limited by what the bar leaves")
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

    @Test("36: captions alone make a balloon of 150 points to the maximum, with no picture")
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

    @Test("37: a template is never wider than 350 points")
    func templateCap() throws {
        let traits = TraitCollection(transcriptWidth: 1024, userInterfaceIdiom: .pad)
        #expect(try placed(template(image: picture()), traits: traits).size == CGSize(width: 350, height: 350))
    }

    @Test("24: no balloon is smaller than the icon with its margins")
    func iconMinimum() throws {
        let balloon = try placed(template(image: picture(width: 300, height: 3)))
        #expect(balloon.size == CGSize(width: 280, height: 32))
        #expect(try placed(template()).size == CGSize(width: 150, height: 32))
    }

    @Test("42: the height does not fall when text or the category grows, or the width shrinks")
    func monotone() throws {
        var last: CGFloat = 0
        for count in 1...12 {
            let caption = String(repeating: "table ", count: count)
            let height = try placed(template(image: picture(width: 300, height: 100), caption: caption)).size.height
            #expect(height >= last)
            last = height
        }
        last = 0
        for category in ContentSizeCategory.allCases.prefix(7) {
            let traits = TraitCollection(preferredContentSizeCategory: category)
            let height = try placed(template(caption: "Dinner with everyone at seven?"), traits: traits).size.height
            #expect(height >= last)
            last = height
        }
        last = 0
        for width in stride(from: 440.0, through: 200, by: -20) {
            let content = template(
                caption: "Dinner with everyone at the harbour at seven?", trailingCaption: "$24 each")
            let height = try placed(content, traits: TraitCollection(transcriptWidth: width)).size.height
            #expect(height >= last)
            last = height
        }
    }

    @Test("A balloon that is offered its own size keeps it")
    func idempotent() throws {
        for content in [
            template(caption: "Which day suits everyone?", trailingCaption: "$2"),
            template(image: picture(width: 300, height: 900), imageTitle: "Title", caption: "One", subcaption: "Two"),
        ] {
            let frame = BalloonFrame(icon: picture(), side: .incoming, metrics: TemplateMetrics())
            let balloon = TemplateBalloon(content: content, frame: frame)
            let size = try balloon.measure(ProposedSize(width: 300, height: 600), in: context()).size
            #expect(try balloon.measure(ProposedSize(size), in: context()).size == size)
        }
    }

    @Test("54: right to left a balloon has the same size", arguments: [true, false])
    func rightToLeftSize(isLong: Bool) throws {
        let caption = isLong ? "A caption that is much longer than the other one in its row" : "Short"
        let content = template(
            image: picture(), caption: caption, trailingCaption: "A trailing one", subcaption: "s",
            trailingSubcaption: caption)
        let mirrored = TraitCollection(layoutDirection: .rightToLeft)
        #expect(try placed(content).size == placed(content, traits: mirrored).size)
    }

    @Test(
        "Any width of a transcript gives a balloon within it or the icon's minimum",
        arguments: [1, 40, 121, 200, 10_000])
    func extremeWidths(width: CGFloat) throws {
        let content = template(image: picture(), imageTitle: "Title", caption: "Caption", trailingCaption: "$1")
        let size = try placed(content, icon: picture(), traits: TraitCollection(transcriptWidth: width)).size
        #expect(size.width <= max(45, width) && size.width >= 45)
        #expect(size.height >= 32)
    }
}
