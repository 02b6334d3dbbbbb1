/// The position of every UTF-16 offset of a shaped text, and what may happen there, in one allocation.
///
/// Positions are in ``TextUnit``, from the start of the text. They do not include tracking, because tracking is a
/// different part of the em at each point size: with tracking, an offset is at `position + trackedClusters * tracking`.
///
/// Invariant: the memory is written only in `init` and freed in `deinit`; so a table can be read from many threads.
package final class OffsetTable: @unchecked Sendable {
    /// The contents of the table.
    package let list: OffsetList
    /// How many offsets have ``OffsetFlags/isUnsafe``.
    package let unsafeCount: Int

    /// Makes the table of a text.
    /// - Parameters:
    ///   - flags: the ``OffsetFlags`` of each offset `0...count`.
    ///   - advances: how much each unit adds to the position, without tracking: the first unit of a cluster adds the
    ///     advance of the cluster, the others add 0.
    package init(flags source: UnsafeBufferPointer<UInt8>, advances: UnsafeBufferPointer<Int>) {
        let count = advances.count
        precondition(source.count == count + 1)
        let blockCount = count >> OffsetList.blockShift + 1
        let blocksSize = blockCount * MemoryLayout<OffsetList.Block>.stride
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: blocksSize + source.count * (MemoryLayout<Int32>.stride + 1) + OffsetList.padding,
            alignment: MemoryLayout<OffsetList.Block>.alignment)
        let blocks = memory.bindMemory(to: OffsetList.Block.self, capacity: blockCount)
        let positions = (memory + blocksSize).bindMemory(to: Int32.self, capacity: source.count)
        let flags = UnsafeMutableRawPointer(positions + source.count)
            .bindMemory(to: UInt8.self, capacity: source.count + OffsetList.padding)
        var block = OffsetList.Block()
        var position = 0
        var (trackedClusters, unsafeOffsets) = (0, 0)
        for offset in 0..<source.count {
            if offset & (1 << OffsetList.blockShift - 1) == 0 {
                block = OffsetList.Block(
                    position: position, trackedClusters: Int32(trackedClusters), unsafeOffsets: Int32(unsafeOffsets))
                (blocks + offset >> OffsetList.blockShift).initialize(to: block)
            }
            let flag = source[offset]
            (positions + offset).initialize(to: Int32(clamping: position - block.position))
            (flags + offset).initialize(to: flag)
            if flag & OffsetFlags.isTracked != 0 { trackedClusters += 1 }
            if flag & OffsetFlags.isUnsafe != 0 { unsafeOffsets += 1 }
            if offset < count { position += advances[offset] }
        }
        (flags + source.count).initialize(repeating: 0, count: OffsetList.padding)
        unsafeCount = unsafeOffsets
        list = OffsetList(
            count: count, isTracked: trackedClusters > 0, blocks: blocks, positions: positions, flags: flags)
    }

    /// Makes the table of an empty text.
    package convenience init() {
        let flags = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1)
        defer { flags.deallocate() }
        flags.initialize(repeating: OffsetFlags.isGrapheme | OffsetFlags.isClusterStart)
        self.init(flags: UnsafeBufferPointer(flags), advances: UnsafeBufferPointer(start: nil, count: 0))
    }

    deinit { UnsafeMutableRawPointer(mutating: list.blocks).deallocate() }

    /// The units of the text; offsets are `0...count`.
    package var count: Int { list.count }

    /// See ``OffsetList/position(_:)``.
    package func position(_ offset: Int) -> Int { list.position(offset) }

    /// See ``OffsetList/position(_:tracking:)``.
    package func position(_ offset: Int, tracking: Int) -> Int { list.position(offset, tracking: tracking) }

    /// See ``OffsetList/trackedClusters(before:)``.
    package func trackedClusters(before offset: Int) -> Int { list.trackedClusters(before: offset) }

    /// See ``OffsetList/unsafeOffsets(before:)``.
    package func unsafeOffsets(before offset: Int) -> Int { list.unsafeOffsets(before: offset) }

    /// See ``OffsetList/flags(at:)``.
    package func flags(at offset: Int) -> UInt8 { list.flags(at: offset) }

    /// See ``OffsetList/has(_:at:)``.
    package func has(_ flag: UInt8, at offset: Int) -> Bool { list.has(flag, at: offset) }
}
