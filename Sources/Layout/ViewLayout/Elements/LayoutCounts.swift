import Synchronization

/// Counts the layouts of scenes, which sweeps and lint should save. Can be used from many threads.
package final class LayoutCounts: Sendable {
    private let layouts = Atomic<Int>(0)

    /// How many scenes were measured and placed.
    package var layoutCount: Int { layouts.load(ordering: .relaxed) }

    package func countLayout() { layouts.wrappingAdd(1, ordering: .relaxed) }
}
