import Files
import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// "OpenType 1.9, Calculating checksums": a changed byte of any table is noticed.
@Suite(.neverHangs) struct OpenTypeChecksumsTests {
    private struct Table {
        let tag: String
        let record, offset, length: Int
    }

    private let bytes: [UInt8]
    private let tables: [Table]

    init() throws {
        let path = FontFolder.bundled.appendingPathComponent("NotoSansHebrew.ttf").path
        let bytes = try LimitedFile.read(path, limit: 1 << 20)
        func word(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        tables = (0..<word(4) >> 16).map { index in
            let record = 12 + 16 * index
            return Table(
                tag: String(decoding: bytes[record..<record + 4], as: UTF8.self), record: record,
                offset: word(record + 8), length: word(record + 12))
        }
        self.bytes = bytes
    }

    private func damaged(_ change: (inout [UInt8]) -> Void) -> String? {
        var bytes = bytes
        change(&bytes)
        return OpenTypeChecksums.firstDamagedTable(in: FontBytes(bytes))
    }

    @Test func everyTableIsChecked() {
        #expect(tables.count > 8 && damaged { _ in } == nil)
        for table in tables {
            #expect(damaged { $0[table.offset] ^= 1 } == table.tag)
            #expect(damaged { $0[table.offset + table.length - 1] ^= 0x80 } == table.tag)
        }
        // The first one in the directory is named.
        #expect(damaged { bytes in tables.forEach { bytes[$0.offset] ^= 1 } } == tables[0].tag)
    }

    /// The adjustment of the whole file, in `head`, is in no table's checksum.
    @Test func theAdjustmentIsLeftOut() throws {
        let head = try #require(tables.first { $0.tag == "head" }).offset
        #expect(damaged { $0[head + 8] ^= 1 } == nil && damaged { $0[head + 11] ^= 1 } == nil)
        #expect(damaged { $0[head + 7] ^= 1 } == "head" && damaged { $0[head + 12] ^= 1 } == "head")
    }

    @Test func aDirectoryThatLeadsNowhereIsDamaged() {
        let last = tables[tables.count - 1]
        // The high bytes of the offset and of the length.
        #expect(damaged { $0[last.record + 8] = 0xFF } == last.tag)
        #expect(damaged { $0[last.record + 12] = 0xFF } == last.tag)
        #expect(damaged { $0.removeLast(8) } != nil)
        for count in [4, 11, 12, 12 + 16 * tables.count - 1] {
            #expect(damaged { $0 = Array($0.prefix(count)) } == "directory")
        }
        #expect(damaged { ($0[4], $0[5]) = (0, 0) } == "directory")
    }
}
