/// The places and flags of an ``OffsetTable``, to be walked without counting references.
///
/// Invariant: as long as the table lives, that made the list, its memory stands at the three addresses.
package struct OffsetList: @unchecked Sendable {
    /// The units of the text; offsets are `0...count`.
    let count: Int
    let isTracked: Bool
    let blocks: UnsafePointer<Block>
    /// The position of each offset from the start of its block. Exact as long as the clusters of a block are less than
    /// 32 768 em wide together.
    let positions: UnsafePointer<Int32>
    let flags: UnsafePointer<UInt8>

    /// What stands before a stretch of 64 offsets; keeps the rest small, however long the text is.
    struct Block {
        var position = 0
        var trackedClusters: Int32 = 0
        var unsafeOffsets: Int32 = 0
    }

    static let blockShift = 6
    /// Bytes behind the flags, so that eight can be read at each.
    static let padding = 7

    /// Where an offset is, without tracking; offsets inside a cluster have the position of its end.
    func position(_ offset: Int) -> Int {
        precondition(offset >= 0 && offset <= count)
        return blocks[offset >> Self.blockShift].position + Int(positions[offset])
    }

    /// Where an offset is at a tracking.
    func position(_ offset: Int, tracking: Int) -> Int {
        position(offset) + trackedClusters(before: offset) * tracking
    }

    /// The clusters before an offset that tracking is added after.
    func trackedClusters(before offset: Int) -> Int {
        guard isTracked else { return 0 }
        return Int(blocks[offset >> Self.blockShift].trackedClusters)
            + number(of: OffsetFlags.isTracked, before: offset)
    }

    /// How many unsafe offsets stand before an offset.
    func unsafeOffsets(before offset: Int) -> Int {
        Int(blocks[offset >> Self.blockShift].unsafeOffsets) + number(of: OffsetFlags.isUnsafe, before: offset)
    }

    /// The offsets with a flag between the start of a block and an offset in it.
    private func number(of flag: UInt8, before offset: Int) -> Int {
        precondition(offset >= 0 && offset <= count)
        var earlier = offset & ~(1 << Self.blockShift - 1)
        var number = 0
        // Eight at a time.
        let eight = UInt64(flag) &* 0x0101_0101_0101_0101
        while earlier + 8 <= offset {
            let word = UnsafeRawPointer(flags + earlier).loadUnaligned(as: UInt64.self)
            number += (word & eight).nonzeroBitCount
            earlier += 8
        }
        // The rest, with what stands behind it out of sight.
        let rest = UInt64(1) &<< UInt64(8 * (offset - earlier)) &- 1
        let word = UnsafeRawPointer(flags + earlier).loadUnaligned(as: UInt64.self)
        return number + (word & eight & rest).nonzeroBitCount
    }

    /// ``OffsetFlags`` of an offset.
    func flags(at offset: Int) -> UInt8 {
        precondition(offset >= 0 && offset <= count)
        return flags[offset]
    }

    /// Whether an offset has a flag.
    func has(_ flag: UInt8, at offset: Int) -> Bool {
        precondition(offset >= 0 && offset <= count)
        return flags[offset] & flag != 0
    }
}
