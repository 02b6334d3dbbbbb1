import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Scenes
import Support
import Sweeps
import TestSupport
import Testing
import Typesetting
import ViewLayout

/// What was drawn before, by which thread, and how often, changes no byte. `Scripts/determinism` does the same with
/// whole processes, builds and environments.
struct SameBytesTests {
    /// Every cell of every example, drawn for its golden.
    private static func cells() throws -> [SceneGolden] {
        let examples = PackageFolder.url.appendingPathComponent("Examples").path
        return try FileManager.default.contentsOfDirectory(atPath: examples).sorted()
            .filter { $0.hasSuffix(".yaml") }
            .flatMap { try BalloonScene(contentsOf: examples + "/" + $0).declaredGoldens() }
    }

    /// The pixels by their hash and the layout by its text.
    private static func identity(
        of cell: SceneGolden, with renderer: BalloonRenderer, fonts: FontCascade
    ) throws -> String {
        let rendering = try renderer.rendering(of: cell, in: LayoutContext(traits: TraitCollection(), fonts: fonts))
        return PixelHash.hexadecimalDigest(of: rendering.picture) + rendering.layout.text
    }

    /// What each cell looks like alone, drawn by a renderer that has drawn nothing else.
    private static let alone = Result {
        let fonts = try FontCascade.bundled()
        return try cells().map { (cell: $0, identity: try identity(of: $0, with: BalloonRenderer(), fonts: fonts)) }
    }

    @Test(arguments: [1, 2]) func everyCellTwiceInShuffledOrder(threads: Int) throws {
        let cells = try Self.alone.get()
        try #require(cells.count > 40 && Set(cells.map(\.identity)).count > 40)
        let fonts = try FontCascade.bundled()

        var generator = SeededGenerator(seed: UInt64(threads))
        let order = (Array(cells.indices) + Array(cells.indices)).shuffled(using: &generator)
        var different: Set<String> = []
        try OrderedConcurrency.forEach(
            order, workerCount: threads, makeWorker: { try BalloonRenderer() },
            work: { renderer, index in try Self.identity(of: cells[index].cell, with: renderer, fonts: fonts) },
            consume: { place, identity in
                let cell = cells[order[place]]
                if identity != cell.identity { different.insert(cell.cell.cell.name) }
            })
        #expect(different.isEmpty)
    }
}
