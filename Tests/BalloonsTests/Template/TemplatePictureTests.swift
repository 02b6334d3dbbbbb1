import Balloons
import Drawing
import Foundation
import Testing
import ViewLayout

/// The icon, the titles over the picture, and dimming. The numbers are those of the facts sheet, section 9.
@Suite struct TemplatePictureTests {
    @Test("38: title above subtitle, white, at the bottom leading corner; the balloon is no larger")
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

    @Test("Image texts without an image are not drawn, and that is said")
    func titlesWithoutImage() throws {
        let balloon = try placed(template(imageTitle: "Title", caption: "Caption"))
        #expect(balloon.node("imageTitle") == nil)
        #expect(balloon.findings.contains { $0.kind == .imageTextWithoutImage && $0.node == "imageTitle" })
    }

    @Test("Titles that a picture is too low for are left out whole, the last first, and that is said")
    func leftOutTitles() throws {
        // Title and subtitle end 44 points below the bar's top, the title alone 27.
        let balloon = try placed(template(image: picture(width: 280, height: 40), imageTitle: "a", imageSubtitle: "b"))
        #expect(balloon.node("imageTitle") != nil && balloon.node("imageSubtitle") == nil)
        #expect(balloon.findings.map(\.kind) == [.contentClipped] && balloon.findings[0].node == "imageSubtitle")
        let flat = try placed(template(image: picture(width: 280, height: 20), imageTitle: "a", imageSubtitle: "b"))
        #expect(flat.node("imageTitle") == nil && flat.findings.map(\.node) == ["imageTitle", "imageSubtitle"])
        #expect(try placed(template(image: picture(), imageTitle: "a", imageSubtitle: "b")).findings.isEmpty)
    }

    @Test(
        "39: the icon is drawn last, 6 points from the top and the body's side",
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

    @Test("40: the icon moves captions only when there is no picture")
    func iconAndCaptions() throws {
        let beside = try placed(template(caption: "Which day?"), icon: picture())
        #expect(beside.node("caption")?.frame.minX == 49)
        let incoming = try placed(template(caption: "Which day?"), icon: picture(), side: .incoming)
        #expect(incoming.node("caption")?.frame.minX == 49)
        let below = try placed(template(image: picture(), caption: "Which day?"), icon: picture())
        #expect(below.node("caption")?.frame.minX == 16)
    }

    @Test("The picture is dimmed by 3 %: with black in light mode, with white in dark mode")
    func dimming() throws {
        for (style, color) in [(UserInterfaceStyle.light, "#00000008"), (.dark, "#ffffff08")] {
            let balloon = try placed(template(image: picture()), traits: TraitCollection(userInterfaceStyle: style))
            let fill = try #require(balloon.record.nodes.first { $0.kind == "fill" })
            #expect(fill.attributes.contains(.init("color", color)))
        }
    }

    @Test("The balloon is the grey of an incoming bubble in both appearances")
    func background() throws {
        for (style, color) in [(UserInterfaceStyle.light, "#e9e9eb"), (.dark, "#262629")] {
            let balloon = try placed(template(caption: "a"), traits: TraitCollection(userInterfaceStyle: style))
            #expect(balloon.record.nodes[0].attributes.contains(.init("background", color)))
        }
    }

    @Test("55: a picture is not mirrored")
    func pictureIsNotMirrored() throws {
        let content = template(image: picture(width: 100, height: 300), caption: "a")
        let mirrored = try placed(content, traits: TraitCollection(layoutDirection: .rightToLeft))
        guard case .picture(_, let first)? = try placed(content).node("image")?.content,
            case .picture(_, let second)? = mirrored.node("image")?.content
        else {
            Issue.record("the image draws no picture")
            return
        }
        #expect(first == second)
    }

    @Test("The display list covers whole pixels and cuts everything to the balloon")
    func displayList() throws {
        let list = try placed(template(image: picture(), caption: "a"), icon: picture()).displayList()
        // Below the body of 315 points hang the 20 pixels of iOS 26's tail.
        #expect(list.size == CGSize(width: 280, height: 315 + 20.0 / 3))
        #expect(list.items.count == 1)
        guard case .clip(.balloon(let shape), _)? = list.items.first else {
            Issue.record("the balloon is not cut to its shape")
            return
        }
        #expect(shape.body == CGRect(x: 0, y: 0, width: 280, height: 315))
        #expect(shape.radius == 18 && shape.tail == .bottom && shape.corner == .bottomRight)
    }
}
