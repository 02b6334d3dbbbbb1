/// The positions and flags of an ``OffsetTable`` as plain pointers, so that reading them counts no references.
///
/// Invariant: the three pointers point into the memory of the table that made the list. The table must outlive every
/// use of the list.
package struct OffsetList: @unchecked Sendable {
    /// The units of the text; offsets are `0...count`.
    let count: Int
    let isTracked: Bool
    let blocks: UnsafePointer<Block>
    /// The position of each offset from the start of its block. Exact as long as the clusters of a block are less than
    /// 32 768 em wide together.
    let positions: UnsafePointer<Int32>
    let flags: UnsafePointer<UInt8>

    /// The sums before a block of 64 offsets. Positions inside a block are counted from its start, so they fit 32 bits
    /// in a text of any length.
    struct Block {
        var position = 0
        var trackedClusters: Int32 = 0
        var unsafeOffsets: Int32 = 0
    }

    static let blockShift = 6
    /// Bytes after the last flag, so that eight bytes can be read at every offset.
    static let padding = 7

    /// The position of an offset, without tracking. An offset inside a cluster has the position of the cluster's end.
    package func position(_ offset: Int) -> Int {
        precondition(offset >= 0 && offset <= count)
        return blocks[offset >> Self.blockShift].position + Int(positions[offset])
    }

    /// The position of an offset with a tracking, which is in the unit of positions.
    package func position(_ offset: Int, tracking: Int) -> Int {
        position(offset) + trackedClusters(before: offset) * tracking
    }

    /// How many clusters before an offset have tracking after them.
    package func trackedClusters(before offset: Int) -> Int {
        guard isTracked else { return 0 }
        return Int(blocks[offset >> Self.blockShift].trackedClusters)
            + number(of: OffsetFlags.isTracked, before: offset)
    }

    /// How many clusters in a range have tracking after them.
    func trackedClusters(in range: Range<Int>) -> Int {
        guard isTracked else { return 0 }
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return range.reduce(0) { flags[$1] & OffsetFlags.isTracked == 0 ? $0 : $0 + 1 }
    }

    /// How many unsafe offsets there are before an offset.
    package func unsafeOffsets(before offset: Int) -> Int {
        Int(blocks[offset >> Self.blockShift].unsafeOffsets) + number(of: OffsetFlags.isUnsafe, before: offset)
    }

    /// How many offsets have a flag between the start of a block and an offset in the block.
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
        // The remaining offsets: the bytes at and after `offset` are masked out.
        let rest = UInt64(1) &<< UInt64(8 * (offset - earlier)) &- 1
        let word = UnsafeRawPointer(flags + earlier).loadUnaligned(as: UInt64.self)
        return number + (word & eight & rest).nonzeroBitCount
    }

    /// The ``OffsetFlags`` of an offset.
    package func flags(at offset: Int) -> UInt8 {
        precondition(offset >= 0 && offset <= count)
        return flags[offset]
    }

    /// Whether an offset has a flag.
    package func has(_ flag: UInt8, at offset: Int) -> Bool {
        precondition(offset >= 0 && offset <= count)
        return flags[offset] & flag != 0
    }
}
