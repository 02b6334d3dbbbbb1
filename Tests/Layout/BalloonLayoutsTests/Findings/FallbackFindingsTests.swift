import BalloonFixtures
import BalloonLayouts
import Foundation
import Testing
import ViewLayout

/// What systems before iOS 10 get of a message: a picture and a web address.
@Suite struct FallbackFindingsTests {
    @Test(
        arguments: [
            (true, "https://example.com", []), (false, "https://example.com", ["picture"]), (true, nil, ["url"]),
            (false, nil, ["picture", "url"]), (true, "my://x", ["url"]), (false, "my://x", ["picture", "url"]),
        ] as [(Bool, String?, [String])])
    func missingParts(_ hasPicture: Bool, _ url: String?, _ nodes: [String]) throws {
        var balloon = BalloonLayout(
            content: .template(template(image: hasPicture ? picture() : nil, caption: "Dinner")))
        balloon.url = url.flatMap(URL.init(string:))
        let found = try balloon.place(in: context(viewer(.ios9))).findings.filter { $0.kind == .fallbackIncomplete }
        #expect(found.map(\.node) == nodes)
        #expect(try balloon.place(in: context(viewer(.ios26))).findings.allSatisfy { $0.kind != .fallbackIncomplete })
    }

    /// Facts 5.1: a photograph is between 3 : 4 and 16 : 9.
    @Test(arguments: [(200, 800), (300, 400), (400, 400), (1600, 900), (1000, 200)])
    func thePhotographHasLimits(width: Int, height: Int) throws {
        let placed = try placed(
            template(image: picture(width: width, height: height), caption: "a"), traits: viewer(.ios9))
        let frame = try #require(placed.recorded("picture")).frame
        let aspect = min(max(CGFloat(width) / CGFloat(height), 3.0 / 4), 16.0 / 9)
        #expect(isClose(frame.width / frame.height, aspect, within: 0.02))
    }
}
