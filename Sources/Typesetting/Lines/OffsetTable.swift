/// Where every offset of a shaped text is and what may happen there, in one block of memory.
///
/// Positions are in the paragraph's own unit (1/65 536 em), from the start of the text. Tracking is counted apart, since
/// it is another part of the em at each size: an offset lies at `position + trackedClusters * tracking`.
///
/// Invariant: the memory is written in `init` alone and freed in `deinit`; so a table can be read from many threads.
package final class OffsetTable: @unchecked Sendable {
    /// The units of the text; offsets are `0...count`.
    package let count: Int
    /// How many offsets have ``OffsetFlags/isUnsafe``.
    package let unsafeCount: Int
    private let isTracked: Bool
    private let blocks: UnsafeMutablePointer<Block>
    /// The position of each offset from the start of its block. Exact as long as the clusters of a block are less than
    /// 32 768 em wide together.
    private let positions: UnsafeMutablePointer<Int32>
    private let flags: UnsafeMutablePointer<UInt8>

    /// What stands before a stretch of 64 offsets; keeps the rest small, however long the text is.
    private struct Block {
        var position = 0
        var trackedClusters: Int32 = 0
        var unsafeOffsets: Int32 = 0
    }

    private static let blockShift = 6

    /// Makes the table of a text.
    /// - Parameters:
    ///   - flags: ``OffsetFlags`` of each offset `0...count`.
    ///   - advances: what each unit adds to the position, without tracking: the advance of its cluster at the first
    ///     unit, 0 at the others.
    package init(flags source: UnsafeBufferPointer<UInt8>, advances: UnsafeBufferPointer<Int>) {
        count = advances.count
        precondition(source.count == count + 1)
        let blockCount = count >> Self.blockShift + 1
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: blockCount * MemoryLayout<Block>.stride + source.count * (MemoryLayout<Int32>.stride + 1),
            alignment: MemoryLayout<Block>.alignment)
        blocks = memory.bindMemory(to: Block.self, capacity: blockCount)
        positions = (memory + blockCount * MemoryLayout<Block>.stride)
            .bindMemory(to: Int32.self, capacity: source.count)
        flags = UnsafeMutableRawPointer(positions + source.count).bindMemory(to: UInt8.self, capacity: source.count)
        var block = Block()
        var position = 0
        var (trackedClusters, unsafeOffsets) = (0, 0)
        for offset in 0..<source.count {
            if offset & (1 << Self.blockShift - 1) == 0 {
                block = Block(
                    position: position, trackedClusters: Int32(trackedClusters), unsafeOffsets: Int32(unsafeOffsets))
                (blocks + offset >> Self.blockShift).initialize(to: block)
            }
            let flag = source[offset]
            (positions + offset).initialize(to: Int32(clamping: position - block.position))
            (flags + offset).initialize(to: flag)
            if flag & OffsetFlags.isTracked != 0 { trackedClusters += 1 }
            if flag & OffsetFlags.isUnsafe != 0 { unsafeOffsets += 1 }
            if offset < count { position += advances[offset] }
        }
        unsafeCount = unsafeOffsets
        isTracked = trackedClusters > 0
    }

    /// Makes the table of an empty text.
    package convenience init() {
        let flags = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1)
        defer { flags.deallocate() }
        flags.initialize(repeating: OffsetFlags.isGrapheme | OffsetFlags.isClusterStart)
        self.init(flags: UnsafeBufferPointer(flags), advances: UnsafeBufferPointer(start: nil, count: 0))
    }

    deinit { UnsafeMutableRawPointer(blocks).deallocate() }

    /// Where an offset is, without tracking; offsets inside a cluster have the position of its end.
    package func position(_ offset: Int) -> Int {
        precondition(offset >= 0 && offset <= count)
        return blocks[offset >> Self.blockShift].position + Int(positions[offset])
    }

    /// Where an offset is at a tracking.
    package func position(_ offset: Int, tracking: Int) -> Int {
        position(offset) + trackedClusters(before: offset) * tracking
    }

    /// The clusters before an offset that tracking is added after.
    package func trackedClusters(before offset: Int) -> Int {
        guard isTracked else { return 0 }
        return Int(blocks[offset >> Self.blockShift].trackedClusters)
            + number(of: OffsetFlags.isTracked, before: offset)
    }

    /// How many unsafe offsets stand before an offset.
    package func unsafeOffsets(before offset: Int) -> Int {
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
        while earlier < offset {
            number += flags[earlier] & flag == 0 ? 0 : 1
            earlier += 1
        }
        return number
    }

    /// ``OffsetFlags`` of an offset.
    package func flags(at offset: Int) -> UInt8 {
        precondition(offset >= 0 && offset <= count)
        return flags[offset]
    }

    /// Whether an offset has a flag.
    package func has(_ flag: UInt8, at offset: Int) -> Bool {
        precondition(offset >= 0 && offset <= count)
        return flags[offset] & flag != 0
    }

    /// For each offset, whether a line may end there when nothing else fits: between graphemes.
    package var isEmergencyBreak: Flags { Flags(table: self, flag: OffsetFlags.isGrapheme) }
    /// For each unit, whether it is white space that hangs at a line's end.
    package var hangs: Flags { Flags(table: self, flag: OffsetFlags.hangs) }
    /// For each offset, whether a line that starts or ends there must be asked for its advance.
    package var isUnsafeToBreak: Flags { Flags(table: self, flag: OffsetFlags.isUnsafe) }
    /// For each offset, whether a cluster starts there.
    package var isClusterStart: Flags { Flags(table: self, flag: OffsetFlags.isClusterStart) }

    /// One flag of every offset.
    package struct Flags {
        fileprivate let table: OffsetTable
        fileprivate let flag: UInt8

        package subscript(offset: Int) -> Bool { table.has(flag, at: offset) }
    }
}
