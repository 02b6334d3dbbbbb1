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
        let facts = CellFacts(name: golden.cell.name, scene: golden.cell.scene, traits: golden.traits)
        return (filter?.matches(facts) ?? true) && (shard?.contains(golden.cell.name) ?? true)
    }
}
