import Synchronization

/// How much a line that starts or ends at an unsafe offset is longer than its positions say, found once per offset.
///
/// There are two slots per unsafe offset of a text: one for lines that start there and one for lines that end there.
/// Every thread that fills a slot writes the same value, so it does not matter which is first.
///
/// Invariant: the slots are made at the first use and freed in `deinit`, and every access between is atomic.
struct LineEndCorrections: ~Copyable, @unchecked Sendable {
    /// A correction in two words. `known` is written last and says whether `units` has been written.
    private struct Slot: ~Copyable {
        let known = Atomic<UInt64>(0)
        let units = Atomic<Int>(0)
    }

    private let slots = Atomic<UnsafeMutablePointer<Slot>?>(nil)
    private let count: Int
    /// This bit of `known` is set in a slot that has been written.
    private static let isKnown: UInt64 = 1

    init(unsafeOffsets: Int) { count = 2 * unsafeOffsets }

    deinit {
        guard let slots = slots.load(ordering: .acquiring) else { return }
        Self.free(slots, count)
    }

    /// The correction in a slot, computed if no line has requested it before.
    /// - Parameters:
    ///   - index: the number of unsafe offsets before the offset.
    ///   - isStart: whether the line starts at the offset; otherwise it ends there.
    @inline(__always)
    func correction(at index: Int, isStart: Bool, find: () -> LineCorrection) -> LineCorrection {
        precondition(index >= 0 && 2 * index < count)
        let slot = (slots.load(ordering: .acquiring) ?? makeSlots()) + (2 * index + (isStart ? 0 : 1))
        let known = slot.pointee.known.load(ordering: .acquiring)
        if known & Self.isKnown != 0 {
            return LineCorrection(
                units: slot.pointee.units.load(ordering: .relaxed),
                trackedClusters: Int32(truncatingIfNeeded: known >> 32))
        }
        let found = find()
        slot.pointee.units.store(found.units, ordering: .relaxed)
        slot.pointee.known.store(
            UInt64(UInt32(bitPattern: found.trackedClusters)) << 32 | Self.isKnown, ordering: .releasing)
        return found
    }

    @inline(never)
    private func makeSlots() -> UnsafeMutablePointer<Slot> {
        let made = UnsafeMutablePointer<Slot>.allocate(capacity: count)
        for index in 0..<count { (made + index).initialize(to: Slot()) }
        let (exchanged, earlier) = slots.compareExchange(
            expected: nil, desired: made, ordering: .acquiringAndReleasing)
        guard !exchanged, let earlier else { return made }
        Self.free(made, count)
        return earlier
    }

    private static func free(_ slots: UnsafeMutablePointer<Slot>, _ count: Int) {
        slots.deinitialize(count: count)
        slots.deallocate()
    }
}
