import BalloonFixtures
import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Whether a picture shows more than an empty balloon, without drawing the empty one.
@Suite struct ShownContentTests {
    /// A pixel in one of the rows of a body of 100 points, all but the first and the last of which certainly show it.
    @Test(arguments: [(0, false), (1, true), (50, true), (98, true), (99, false)])
    func aPixelOfAnotherColorIsContent(row: Int, isContent: Bool) throws {
        let content = LiveContent(
            view: nil, answeredHeight: .length(.points(100)), alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content))
            .place(in: context(TraitCollection(displayScale: 1)))
        let (width, height) = (Int(balloon.canvasSize.width), Int(balloon.canvasSize.height))
        let grey = BalloonColors.incoming(for: balloon.traits)
        let pixel: [UInt8] = [grey.red, grey.green, grey.blue, 255]
        var pixels = [UInt8](pixel: pixel, count: width * height)
        #expect(!balloon.certainlyShowsContent(in: Bitmap(width: width, height: height, pixels: pixels)))
        pixels[(row * width + width / 2) * 4] = 0
        let painted = Bitmap(width: width, height: height, pixels: pixels)
        #expect(balloon.certainlyShowsContent(in: painted) == isContent)
    }

    /// The icon is of Messages and no content, however far it reaches; what is right of it is.
    @Test func theIconIsNoContent() throws {
        var metrics = TemplateMetrics()
        (metrics.cornerRadius, metrics.cornersGrowWithText) = (4, false)
        let content = LiveContent(
            view: nil, answeredHeight: .length(.points(100)), alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content), icon: picture(), metrics: metrics)
            .place(in: context(TraitCollection(displayScale: 1)))
        let icon = try #require(balloon.node("icon")).frame
        let (width, height) = (Int(balloon.canvasSize.width), Int(balloon.canvasSize.height))
        let grey = BalloonColors.incoming(for: balloon.traits)
        for (x, isContent) in [(Int(icon.maxX) - 2, false), (Int(icon.maxX) + 3, true)] {
            var pixels = [UInt8](pixel: [grey.red, grey.green, grey.blue, 255], count: width * height)
            pixels[(Int(icon.midY) * width + x) * 4] = 0
            let painted = Bitmap(width: width, height: height, pixels: pixels)
            #expect(balloon.certainlyShowsContent(in: painted) == isContent)
        }
    }

    /// The icon and the line below belong to Messages, and all else to the app.
    @Test(arguments: [true, false], [true, false]) func anEmptyBalloonKeepsItsIcon(_ hasIcon: Bool, _ isLive: Bool)
        throws
    {
        let content: BalloonContent =
            isLive
            ? .live(LiveContent(view: Fill(.semantic(.tint)), alternate: template(caption: "a")))
            : .template(template(image: picture(), caption: "a"))
        var layout = BalloonLayout(content: content, icon: hasIcon ? picture() : nil)
        layout.appName = "Polls"
        let balloon = try layout.place(in: context(TraitCollection(hasApp: isLive)))
        let empty = try #require(balloon.withoutContent)
        #expect(empty.balloon.children.map(\.id) == (hasIcon ? ["icon"] : []))
        #expect(empty.size == balloon.size && empty.canvasSize == balloon.canvasSize)
        #expect((empty.attribution != nil) == !isLive && empty.findings.isEmpty)
        #expect(try Transcript(entries: []).place(in: context()).withoutContent == nil)
    }
}
