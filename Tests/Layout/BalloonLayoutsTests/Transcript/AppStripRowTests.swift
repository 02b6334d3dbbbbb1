import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The strip of apps: favourites, a hairline, recents (facts sheet, 5.1).
@Suite struct AppStripRowTests {
    private func apps(_ count: Int) -> [AppStripRow.App] { (0..<count).map { .init(name: "App \($0)") } }

    private func names(favorites: Int, recents: Int, locale: String = "en") throws -> [String] {
        let row = AppStripRow(favorites: apps(favorites), recents: apps(recents))
        let traits = TraitCollection(locale: locale, receiver: .ios10)
        let metrics = TranscriptMetrics.standard(for: .phone, on: .ios10)
        let node = try row.placed(margin: 10, metrics: metrics, in: context(traits))
        return node.children.sorted { $0.frame.minX < $1.frame.minX }.map(\.name)
    }

    @Test(arguments: ["en", "ar"]) func aHairlineStandsBetweenTheTwoKinds(_ locale: String) throws {
        #expect(try names(favorites: 2, recents: 2, locale: locale) == ["app", "app", "separator", "app", "app"])
        let uneven = ["app", "separator", "app", "app"]
        let found = try names(favorites: 1, recents: 2, locale: locale)
        #expect(found == (locale == "ar" ? uneven.reversed() : uneven))
    }

    /// With one kind alone there is nothing to divide.
    @Test func oneKindHasNoHairline() throws {
        #expect(try names(favorites: 0, recents: 2) == ["app", "app"])
        #expect(try names(favorites: 2, recents: 0) == ["app", "app"])
    }
}
