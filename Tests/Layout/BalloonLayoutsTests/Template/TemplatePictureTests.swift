import BalloonFixtures
import BalloonLayouts
import Drawing
import Foundation
import Testing
import ViewLayout

/// The icon, the titles over the picture, and dimming. The numbers are those of the facts sheet, section 9.
@Suite struct TemplatePictureTests {

    @Test("Image texts without an image are not drawn, and that is said")
    func titlesWithoutImage() throws {
        let balloon = try placed(template(imageTitle: "Title", caption: "Caption"))
        #expect(balloon.node("imageTitle") == nil)
        #expect(balloon.findings.contains { $0.kind == .imageTextWithoutImage && $0.node == "imageTitle" })
    }

    /// A dark picture, on which white titles read well.
    private func dark(height: Int) -> Picture { PaintedPicture(width: 840, height: 3 * height, grey: 40).picture }

    @Test("Titles that a picture is too low for are left out whole, the last first, and that is said")
    func leftOutTitles() throws {
        // Title and subtitle end 44 points below the bar's top, the title alone 27.
        let balloon = try placed(template(image: dark(height: 40), imageTitle: "a", imageSubtitle: "b"))
        #expect(balloon.node("imageTitle") != nil && balloon.node("imageSubtitle") == nil)
        #expect(balloon.findings.map(\.kind) == [.contentClipped] && balloon.findings[0].node == "imageSubtitle")
        let flat = try placed(template(image: dark(height: 20), imageTitle: "a", imageSubtitle: "b"))
        #expect(flat.node("imageTitle") == nil && flat.findings.map(\.node) == ["imageTitle", "imageSubtitle"])
        #expect(try placed(template(image: dark(height: 280), imageTitle: "a", imageSubtitle: "b")).findings.isEmpty)
    }

    @Test("The picture is dimmed by 3 %: with black in light mode, with white in dark mode")
    func dimming() throws {
        for (style, color) in [(UserInterfaceStyle.light, "#00000008"), (.dark, "#ffffff08")] {
            let balloon = try placed(template(image: picture()), traits: TraitCollection(userInterfaceStyle: style))
            let fill = try #require(balloon.record.nodes.first { $0.kind == "fill" })
            #expect(fill.attributes.contains(.init("color", color)))
        }
    }

    @Test("Thumbnails change what a picture is drawn from, when asked for, and not where it lies or what is found")
    func thumbnails() throws {
        var metrics = TemplateMetrics()
        #expect(!metrics.drawsThumbnails && metrics.thumbnailSide == 1024)
        var layouts: [(thumbnailSide: Int?, balloon: PlacedBalloon)] = []
        for drawsThumbnails in [false, true] {
            metrics.drawsThumbnails = drawsThumbnails
            let balloon = try BalloonLayout(
                content: .template(template(image: picture(width: 1_100, height: 500), caption: "One")),
                metrics: metrics
            ).place(in: context(TraitCollection()))
            guard case .picture(let drawn, _)? = balloon.node("image")?.content else {
                Issue.record("there is no picture")
                return
            }
            layouts.append((drawn.thumbnailSide, balloon))
        }
        #expect(layouts.map(\.thumbnailSide) == [nil, 1024])
        #expect(layouts[0].balloon.record == layouts[1].balloon.record)
        #expect(layouts[0].balloon.findings == layouts[1].balloon.findings)
        #expect(layouts[0].balloon.findings.contains { $0.kind == .pictureScaledDown })
    }

    @Test("The balloon is the grey of an incoming bubble in both appearances")
    func background() throws {
        for (style, color) in [(UserInterfaceStyle.light, "#e9e9eb"), (.dark, "#262629")] {
            let balloon = try placed(template(caption: "a"), traits: TraitCollection(userInterfaceStyle: style))
            #expect(balloon.record.nodes[0].attributes.contains(.init("background", color)))
        }
    }

    @Test("The display list covers whole pixels and cuts everything to the balloon")
    func displayList() throws {
        let list = try placed(template(image: picture(), caption: "a"), icon: picture()).displayList()
        // Below the body of 315 points hang the 6.8 points of iOS 26's tail, up to a whole pixel.
        #expect(list.size == CGSize(width: 280, height: 322))
        #expect(list.items.count == 1)
        guard case .clip(.balloon(let shape), _)? = list.items.first else {
            Issue.record("the balloon is not cut to its shape")
            return
        }
        #expect(shape.body == CGRect(x: 0, y: 0, width: 280, height: 315))
        #expect(
            isClose(shape.radius, 20.0107) && shape.tail == .bottom && shape.corner == .bottomRight)
    }

    @Test("What is said about the pixels of a picture is said beside what is said about its size")
    func pixelsBesideTheSize() throws {
        for (side, kinds) in [(900, [Finding.Kind.titleContrastLow]), (360, [.pictureEnlarged, .titleContrastLow])] {
            let white = PaintedPicture(width: side, height: side).picture
            let found = try placed(template(image: white, imageTitle: "Title")).findings.map(\.kind)
                .filter { [.titleContrastLow, .pictureEnlarged].contains($0) }
            #expect(found == kinds)
        }
    }

    @Test(
        "The caption bar begins where the picture ends, which is between two pixels where the room ends there",
        arguments: [(301, 874.0), (900, 874), (2_000, 400.25), (2_000, 333.7)])
    func theBarIsBelowThePicture(height: Int, room: CGFloat) throws {
        let content = template(image: PaintedPicture(width: 840, height: height).picture, caption: "a")
        let balloon = try placed(content, traits: TraitCollection(transcriptHeight: room))
        let (image, bar) = try (#require(balloon.node("image")), #require(balloon.node("bar")))
        #expect(image.frame.minY == 0 && isClose(bar.frame.minY, image.frame.maxY))
        #expect(isClose(bar.frame.maxY, balloon.size.height) && balloon.size.height <= room)
        // Whole points, as much as shows all of it.
        let whole = (image.frame.width * CGFloat(height) / 840).rounded(.up)
        #expect(isClose(image.frame.height, min(whole, room - bar.frame.height)))
    }

    @Test("Nothing of a picture, of its dimming and of its titles is outside its frame")
    func clip() throws {
        let balloon = try placed(template(image: dark(height: 60), imageTitle: "a", caption: "b"))
        let image = try #require(balloon.node("image"))
        #expect(image.clip == .rectangle(image.frame) && image.frame.height == 60)
    }
}
