import Synchronization

/// What lines that start or end at unsafe offsets are longer than the positions say, each worked out once.
///
/// There is a slot for the lines that start at each unsafe offset of a text and one for those that end there. Every
/// thread that fills a slot writes the same, so it does not matter who is first.
///
/// Invariant: the memory is made in `init` and freed in `deinit`, and every access between is atomic.
final class LineEndCorrections: @unchecked Sendable {
    struct Correction {
        /// Clusters with tracking that the stretch has more, shaped by itself.
        let trackedClusters: Int32
        /// What it is longer, without tracking.
        let units: Int

        /// Controls can be cut anywhere.
        static let nothing = Correction(trackedClusters: 0, units: 0)
    }

    /// A correction in two words; `known` is written last and says whether `units` is there.
    private struct Slot: ~Copyable {
        let known = Atomic<UInt64>(0)
        let units = Atomic<Int>(0)
    }

    private let slots: UnsafeMutablePointer<Slot>
    private let count: Int
    /// Set in a known slot.
    private static let isKnown: UInt64 = 1

    /// Makes empty slots for a number of unsafe offsets.
    init(count: Int) {
        self.count = 2 * count
        slots = .allocate(capacity: max(self.count, 1))
        for index in 0..<self.count { (slots + index).initialize(to: Slot()) }
    }

    deinit {
        slots.deinitialize(count: count)
        slots.deallocate()
    }

    /// The correction in a slot: the one of lines that start (`isStart`) or end at the unsafe offset of an index,
    /// worked out now if nobody asked before.
    @inline(__always)
    func correction(at index: Int, isStart: Bool, make: () -> Correction) -> Correction {
        precondition(index >= 0 && 2 * index < count)
        let slot = slots + (2 * index + (isStart ? 0 : 1))
        let known = slot.pointee.known.load(ordering: .acquiring)
        if known & Self.isKnown != 0 {
            return Correction(
                trackedClusters: Int32(truncatingIfNeeded: known >> 32),
                units: slot.pointee.units.load(ordering: .relaxed))
        }
        let made = make()
        slot.pointee.units.store(made.units, ordering: .relaxed)
        slot.pointee.known.store(
            UInt64(UInt32(bitPattern: made.trackedClusters)) << 32 | Self.isKnown, ordering: .releasing)
        return made
    }
}
