/// The position of every UTF-16 offset of a shaped text, and what may happen there, in one allocation.
///
/// Positions are in ``TextUnit``, from the start of the text. They do not include tracking, because tracking is a
/// different part of the em at each point size: with tracking, an offset is at `position + trackedClusters * tracking`.
///
/// Invariant: the memory of the buffer is written only in `init`; so a table can be read from many threads.
package struct OffsetTable: @unchecked Sendable {
    private let buffer: Buffer

    private struct Head {
        let count: Int
        var unsafeCount: Int32
        var isTracked: Bool
    }

    /// The blocks, which are its elements, are followed by the positions and the flags.
    private final class Buffer: ManagedBuffer<Head, OffsetList.Block> {}

    /// Makes the table of a text.
    /// - Parameters:
    ///   - flags: the ``OffsetFlags`` of each offset `0...count`.
    ///   - advances: how much each unit adds to the position, without tracking: the first unit of a cluster adds the
    ///     advance of the cluster, the others add 0.
    package init(flags source: UnsafeBufferPointer<UInt8>, advances: UnsafeBufferPointer<Int>) {
        let count = advances.count
        precondition(source.count == count + 1)
        let blockCount = count >> OffsetList.blockShift + 1
        let (rest, size) = (
            source.count * (MemoryLayout<Int32>.stride + 1) + OffsetList.padding, MemoryLayout<OffsetList.Block>.stride
        )
        let made = Buffer.create(minimumCapacity: blockCount + (rest + size - 1) / size) { _ in
            Head(count: count, unsafeCount: 0, isTracked: false)
        }
        buffer = unsafeDowncast(made, to: Buffer.self)
        buffer.withUnsafeMutablePointers { head, blocks in
            let positions = Self.positions(after: blocks, count: blockCount)
            let flags = UnsafeMutableRawPointer(positions + source.count)
                .bindMemory(to: UInt8.self, capacity: source.count + OffsetList.padding)
            var block = OffsetList.Block()
            var position = 0
            var (trackedClusters, unsafeOffsets) = (0, 0)
            for offset in 0..<source.count {
                if offset & (1 << OffsetList.blockShift - 1) == 0 {
                    block = OffsetList.Block(
                        position: position, trackedClusters: Int32(trackedClusters),
                        unsafeOffsets: Int32(unsafeOffsets))
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
            head.pointee.unsafeCount = Int32(unsafeOffsets)
            head.pointee.isTracked = trackedClusters > 0
        }
    }

    private static func positions(
        after blocks: UnsafeMutablePointer<OffsetList.Block>, count: Int
    ) -> UnsafeMutablePointer<Int32> {
        UnsafeMutableRawPointer(blocks + count).assumingMemoryBound(to: Int32.self)
    }

    /// Makes the table of an empty text.
    package init() {
        let flags = OffsetFlags.isGrapheme | OffsetFlags.isClusterStart
        self = withUnsafePointer(to: flags) {
            OffsetTable(
                flags: UnsafeBufferPointer(start: $0, count: 1), advances: UnsafeBufferPointer(start: nil, count: 0))
        }
    }

    /// The contents of the table. The table must outlive every use of the list.
    package var list: OffsetList {
        buffer.withUnsafeMutablePointers { head, blocks in
            let count = head.pointee.count
            let positions = Self.positions(after: blocks, count: count >> OffsetList.blockShift + 1)
            return OffsetList(
                count: count, isTracked: head.pointee.isTracked, blocks: blocks, positions: positions,
                flags: UnsafeRawPointer(positions + count + 1).assumingMemoryBound(to: UInt8.self))
        }
    }

    /// How many offsets have ``OffsetFlags/isUnsafe``.
    package var unsafeCount: Int { Int(buffer.header.unsafeCount) }

    /// The units of the text; offsets are `0...count`.
    package var count: Int { buffer.header.count }

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
