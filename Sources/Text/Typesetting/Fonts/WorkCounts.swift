import Synchronization

/// Counts the work that caches should save: how often text was shaped and analysed, and fonts were opened. Can be used
/// from many threads.
package final class WorkCounts: Sendable {
    private let shapes = Atomic<Int>(0)
    private let shapedUnits = Atomic<Int>(0)
    private let analyses = Atomic<Int>(0)
    private let openedFonts = Atomic<Int>(0)

    /// How many parts of texts HarfBuzz has shaped.
    package var shapeCount: Int { shapes.load(ordering: .relaxed) }
    /// The number of UTF-16 units in these parts.
    package var shapedUnitCount: Int { shapedUnits.load(ordering: .relaxed) }
    /// How many texts ICU has searched for boundaries.
    package var analysisCount: Int { analyses.load(ordering: .relaxed) }
    /// How many font files were opened and verified.
    package var openedFontCount: Int { openedFonts.load(ordering: .relaxed) }

    func countShape(units: Int) {
        shapes.wrappingAdd(1, ordering: .relaxed)
        shapedUnits.wrappingAdd(units, ordering: .relaxed)
    }
    func countAnalysis() { analyses.wrappingAdd(1, ordering: .relaxed) }
    func countOpenedFont() { openedFonts.wrappingAdd(1, ordering: .relaxed) }
}
