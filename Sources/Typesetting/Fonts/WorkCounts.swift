import Synchronization

/// How often the fonts of a cascade were used for work that caches are there to save. Can be used from many threads.
package final class WorkCounts: Sendable {
    private let shapes = Atomic<Int>(0)
    private let shapedUnits = Atomic<Int>(0)
    private let analyses = Atomic<Int>(0)
    private let openedFonts = Atomic<Int>(0)

    /// Stretches of text that HarfBuzz shaped.
    package var shapeCount: Int { shapes.load(ordering: .relaxed) }
    /// The UTF-16 units of those stretches.
    package var shapedUnitCount: Int { shapedUnits.load(ordering: .relaxed) }
    /// Texts that ICU looked for breaks in.
    package var analysisCount: Int { analyses.load(ordering: .relaxed) }
    /// Font files that were opened and checked.
    package var openedFontCount: Int { openedFonts.load(ordering: .relaxed) }

    func countShape(units: Int) {
        shapes.wrappingAdd(1, ordering: .relaxed)
        shapedUnits.wrappingAdd(units, ordering: .relaxed)
    }
    func countAnalysis() { analyses.wrappingAdd(1, ordering: .relaxed) }
    func countOpenedFont() { openedFonts.wrappingAdd(1, ordering: .relaxed) }
}
