import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What systems before iOS 10 show in place of a balloon (facts 1.8.4): the picture, then the web address.
@Suite struct FallbackBalloonTests {
    private func shown(_ content: TemplateContent, url: String? = nil) throws -> PlacedBalloon {
        var layout = BalloonLayout(content: .template(content))
        layout.url = url.flatMap { URL(string: $0) }
        return try layout.place(in: context(viewer(.ios9)))
    }

    /// Facts 5.1.14: 252.667 points wide, between 16:9 and 3:4. A height is rounded up to a pixel.
    @Test(
        arguments: [
            (300, 300, 1), (400, 300, 4.0 / 3), (300, 100, 16.0 / 9), (100, 300, 3.0 / 4),
        ] as [(Int, Int, Double)])
    func aPhotoHasTheProportionsOfThePicture(_ width: Int, _ height: Int, _ aspect: Double) throws {
        let image = picture(width: width, height: height)
        let photo = try #require(try shown(template(image: image)).node("picture")).frame
        #expect(isClose(photo.width, 252.667, within: 0.001))
        #expect(isClose(photo.height, 252.667 / CGFloat(aspect), within: 0.34))
    }

    /// Only what is missing is told of.
    @Test(
        arguments: [
            (true, "https://example.com/7", []), (true, "ferry://7", ["url"]), (true, nil, ["url"]),
            (false, "https://example.com/7", ["picture"]), (false, "ferry://7", ["picture", "url"]),
            (false, nil, ["picture", "url"]), (true, "HTTPS://example.com/7", []),
        ] as [(Bool, String?, [String])])
    func whatIsMissingIsTold(_ hasPicture: Bool, _ url: String?, _ missing: [String]) throws {
        let content = template(image: hasPicture ? picture() : nil, caption: "Concert")
        let found = try shown(content, url: url).findings.filter { $0.kind == .fallbackIncomplete }
        #expect(found.compactMap(\.node) == missing)
    }

    /// The picture stands over the body of the bubble, whose tail is beside both, on either side.
    @Test(arguments: BalloonSide.allCases, ["en", "ar"])
    func thePictureStandsOverTheBubble(side: BalloonSide, locale: String) throws {
        var layout = BalloonLayout(content: .template(template(image: picture())), side: side)
        layout.url = URL(string: "https://example.com/7")
        var traits = viewer(.ios9)
        traits.locale = locale
        let balloon = try layout.place(in: context(traits))
        let photo = try #require(balloon.node("picture")).frame
        guard case .fill(.balloon(let bubble), _)? = balloon.node("url")?.content else {
            Issue.record("no bubble")
            return
        }
        let isOnRight = bubble.corner == .bottomRight
        #expect(isOnRight ? photo.maxX == bubble.body.maxX : photo.minX == bubble.body.minX)
        // The tail is at the edge of both.
        #expect(bubble.tailLength > 0)
        #expect(isOnRight ? bubble.bounds.maxX == balloon.size.width : bubble.bounds.minX == 0)
    }

    /// The picture of the whole has room for the tail of an address, which is the last; a photo alone has none.
    @Test(arguments: [true, false], [true, false]) func theCanvasHoldsTheTail(_ hasPicture: Bool, _ hasURL: Bool) throws
    {
        guard hasPicture || hasURL else { return }
        var layout = BalloonLayout(content: .template(template(image: hasPicture ? picture() : nil)))
        layout.url = hasURL ? URL(string: "https://example.com/7") : nil
        var metrics = TemplateMetrics.standard(for: .phone, on: .ios9)
        metrics.tail = .bottom
        layout.metrics = metrics
        let balloon = try layout.place(in: context(viewer(.ios9)))
        let below = balloon.canvasSize.height - balloon.size.height
        #expect(hasURL ? below > 5 && below < 8 : below < 0.34)
    }
}
