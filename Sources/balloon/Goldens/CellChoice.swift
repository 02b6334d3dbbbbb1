import Goldens
import Sweeps

/// Which of the declared goldens a run is about.
struct CellChoice {
    private let filter: CellFilter?
    /// Which part of the run; nil for all of it.
    let shard: Shard?

    /// - Throws: `CellFilterError` for a filter that is not understood.
    init(filter: String?, shard: Shard? = nil) throws {
        self.filter = try filter.map { try CellFilter($0) }
        self.shard = shard
    }

    /// Whether a golden is chosen.
    func contains(_ golden: SceneGolden) -> Bool {
        matches(golden) && (shard?.contains(golden.cell.name) ?? true)
    }

    /// Whether the filter chooses a golden, for whichever part.
    func matches(_ golden: SceneGolden) -> Bool {
        filter?.matches(CellFacts(name: golden.cell.name, scene: golden.cell.scene, traits: golden.traits)) ?? true
    }
}
