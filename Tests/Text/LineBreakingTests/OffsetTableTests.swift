import TestSupport
import Testing

@testable import LineBreaking

@Suite(.neverHangs) struct OffsetTableTests {
    /// A table and the plain sums it stands for.
    private struct Example {
        let table: OffsetTable
        let advances: [Int]
        let flags: [UInt8]

        init(count: Int, seed: UInt64, largest: Int = 70_000) {
            var generator = SeededGenerator(seed: seed)
            let advances = (0..<count).map { _ in Int.random(in: -500...largest, using: &generator) }
            let flags = (0...count).map { _ in UInt8.random(in: 0..<128, using: &generator) }
            self.advances = advances
            self.flags = flags
            table = flags.withUnsafeBufferPointer { flags in
                advances.withUnsafeBufferPointer { OffsetTable(flags: flags, advances: $0) }
            }
        }

        func number(of flag: UInt8, before offset: Int) -> Int { flags[..<offset].count { $0 & flag != 0 } }
    }

    @Test(arguments: [0, 1, 7, 63, 64, 65, 128, 1_000])
    func everyOffsetIsWhereTheAdvancesSay(_ count: Int) {
        let example = Example(count: count, seed: UInt64(count))
        var position = 0
        for offset in 0...count {
            #expect(example.table.position(offset) == position)
            let tracked = example.number(of: OffsetFlags.isTracked, before: offset)
            #expect(example.table.trackedClusters(before: offset) == tracked)
            #expect(example.table.position(offset, tracking: -700) == position - 700 * tracked)
            #expect(
                example.table.unsafeOffsets(before: offset) == example.number(of: OffsetFlags.isUnsafe, before: offset))
            #expect(example.table.flags(at: offset) == example.flags[offset])
            #expect(
                example.table.has(OffsetFlags.isGrapheme, at: offset)
                    == (example.flags[offset] & OffsetFlags.isGrapheme != 0))
            if offset < count { position += example.advances[offset] }
        }
        #expect(example.table.unsafeCount == example.number(of: OffsetFlags.isUnsafe, before: count + 1))
    }

    /// The longest text of the widest clusters is further than 32 bits reach.
    @Test func longTextsStayExact() {
        let end = 100_000
        let example = Example(count: end, seed: 7, largest: 4 * TextUnit.perEm)
        #expect(example.table.position(end) == example.advances.reduce(0, +))
        #expect(example.table.position(end) > Int(Int32.max))
        #expect(example.table.position(end) - example.table.position(end - 1) == example.advances[end - 1])
    }
}
