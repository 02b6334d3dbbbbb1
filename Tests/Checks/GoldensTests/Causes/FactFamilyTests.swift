import Testing
import ViewLayout

@testable import Goldens

/// Facts of a node that one edit changes together are one.
struct FactFamilyTests {
    private static func facts(_ names: [String]) -> [ChangeFact] {
        func record(_ value: String) -> LayoutRecord {
            var record = LayoutRecord.sample()
            record.nodes[2].attributes = names.map { .init($0, value) }
            return record
        }
        return LayoutFacts(LayoutDifference(from: record("a"), to: record("b"))).facts
    }

    /// What an edit can lead to: another side changes colours and places, another picture of the same size nothing else.
    @Test(
        arguments: [
            (["tail"], .paint), (["side"], .sender), (["side", "tail"], .sender), (["picture"], .paint),
            (["picture", "pixels"], .content), (["pixels"], .content), (["picture", "frames"], .content),
            (["font", "size", "weight"], .content), (["size"], .content), (["italic", "digits"], .content),
            (["gradient"], .paint), (["direction"], .paint), (["direction", "gradient"], .paint), (["color"], .paint),
            (["background"], .paint), (["opacity"], .paint), (["shadow"], .paint), (["url"], .said),
            (["accessibilityLabel"], .said), (["summaryText"], .said), (["lineLimit"], .content),
        ] as [([String], ChangeReach)])
    func theReachOfAFact(_ names: [String], _ reach: ChangeReach) {
        #expect(Self.facts(names).map(\.reach) == [reach])
    }

    @Test(arguments: [
        (["font", "color"], 2), (["tail", "picture"], 2), (["size", "weight", "picture", "frames"], 2),
    ])
    func factsOfTwoFamiliesAreTwo(_ names: [String], _ count: Int) { #expect(Self.facts(names).count == count) }

    /// A text style has a size and a weight of its own; a system font says both.
    @Test func aTextStyleSaysItsSize() throws {
        func sentence(_ from: String, _ to: String) throws -> String {
            func record(_ font: String, _ size: String) -> LayoutRecord {
                var record = LayoutRecord.sample()
                record.nodes[1].attributes = [.init("font", font), .init("size", size)]
                return record
            }
            let difference = LayoutDifference(from: record(from, "13.000"), to: record(to, "17.000"))
            return try #require(LayoutFacts(difference).facts.first).sentence
        }
        #expect(try !sentence("footnote", "body").contains("17") && sentence("footnote", "body").contains("body"))
        #expect(try sentence("footnote", "system").contains("17"))
    }
}
