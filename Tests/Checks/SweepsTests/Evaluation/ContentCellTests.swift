import BalloonFixtures
import BalloonLayouts
import CAllocationCounter
import Scenes
import Testing

/// A sweep has a cell for each value of a name, so that what a cell costs must not depend on how many values there are.
@Suite(.enabled(if: allocation_counter_works(), "the allocator is counted with glibc and without sanitizers only"))
struct ContentCellTests {
    private static func allocations(valueCount: Int) throws -> Int64 {
        let values = (0..<valueCount).map { "\"Dish \($0)\"" }.joined(separator: ", ")
        let scene = try BalloonScene(
            text: """
                message: {summaryText: A dish, layout: {template: {caption: "$dish for two"}}}
                vary: {dish: [\(values)]}
                """, file: packageFolder + "/Examples/a.yaml")
        let fonts = try fonts()
        // The first layouts fill caches; tables of the runtime grow at times, but not in each of three.
        let counts = try (0..<5).map { _ in
            let before = allocation_counter_count()
            _ = try scene.layout(traits: scene.traits, fonts: fonts)
            return allocation_counter_count() - before
        }
        return counts.min() ?? 0
    }

    @Test func aCellOfManyValuesCostsWhatACellOfFewDoes() throws {
        let few = try Self.allocations(valueCount: 4)
        #expect(few > 0)
        #expect(try Self.allocations(valueCount: 2_000) <= few + 8)
    }
}
