import CUnicode
import TestSupport
import Testing

/// UAX #9 by BidiTest.txt: every sequence of up to four bidi classes, and longer ones.
///
/// The file has half a million lines, so they are read byte by byte into buffers that are used again.
@Suite(.neverHangs) struct BidiConformanceTests {
    @Test func levelsAndOrderAreThoseOfTheUnicodeStandard() throws {
        var reader = Reader()
        try UnicodeTestFile("BidiTest.txt").forEachLine { line in reader.read(line) }
        #expect(reader.caseCount > 700_000)
        #expect(reader.wrongOrders.isEmpty)
        #expect(reader.deviations.isEmpty)
    }

    private struct Reader {
        var caseCount = 0
        var deviations: [String] = []
        /// `@Reorder` lines that rule L2 does not give for the `@Levels` before them. Levels that are right give the
        /// right order then.
        var wrongOrders: [String] = []

        private static let maximumLength = 256
        private var expected: [UInt8] = []
        private var units = [UInt16](repeating: 0, count: maximumLength)
        private var levels = [UInt8](repeating: 0, count: maximumLength)
        private var paragraphLevels = [UInt8](repeating: 0, count: maximumLength)

        mutating func read(_ line: UnsafeBufferPointer<UInt8>) {
            guard line[0] == UInt8(ascii: "@") else { return readCase(line) }
            let fields = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            switch fields[0] {
            case "@Levels:": expected = fields.dropFirst().map { UInt8($0) ?? VisualOrder.removed }
            case "@Reorder:":
                let order = fields.dropFirst().compactMap { Int($0) }
                if VisualOrder.indices(ofLevels: expected) != order {
                    wrongOrders.append(String(decoding: line, as: UTF8.self))
                }
            default: break
            }
        }

        /// `L R EN; 7`: classes, then a bit for each base direction.
        private mutating func readCase(_ line: UnsafeBufferPointer<UInt8>) {
            var count = 0
            var name: UInt32 = 0
            var index = 0
            while index < line.count {
                let byte = line[index]
                index += 1
                if byte >= 0x41 {
                    name = name << 8 | UInt32(byte)
                    continue
                }
                if name != 0, count < Self.maximumLength {
                    units[count] = Self.sample(ofClass: name)
                    count += 1
                    name = 0
                }
                if byte == UInt8(ascii: ";") { break }
            }
            guard count == expected.count, let bits = line[index...].first(where: { (0x30...0x39).contains($0) }) else {
                deviations.append(String(decoding: line, as: UTF8.self))
                return
            }
            if bits & 1 != 0 { check(count, Int32(CUNICODE_NATURAL), line) }
            if bits & 2 != 0 { check(count, Int32(CUNICODE_LEFT_TO_RIGHT), line) }
            if bits & 4 != 0 { check(count, Int32(CUNICODE_RIGHT_TO_LEFT), line) }
        }

        private mutating func check(_ count: Int, _ direction: Int32, _ line: UnsafeBufferPointer<UInt8>) {
            caseCount += 1
            var isRight = cunicode_bidi_levels(units, Int32(count), direction, &levels, &paragraphLevels) == 0
            var index = 0
            while index < count {
                if expected[index] != VisualOrder.removed && expected[index] != levels[index] { isRight = false }
                index += 1
            }
            if !isRight && !isShortWay(count) {
                deviations.append("\(String(decoding: line, as: UTF8.self)) \(direction)")
            }
        }

        private func isShortWay(_ count: Int) -> Bool {
            let kept = (0..<count).map { expected[$0] == VisualOrder.removed ? VisualOrder.removed : levels[$0] }
            return VisualOrder.isShortWay(kept, for: expected)
        }

        /// A character of a class, whose name is packed big-endian.
        private static func sample(ofClass name: UInt32) -> UInt16 {
            switch name {
            case 0x4C: 0x61  // L
            case 0x52: 0x05D0  // R
            case 0x41_4C: 0x0627  // AL
            case 0x45_4E: 0x30  // EN
            case 0x45_53: 0x2B  // ES
            case 0x45_54: 0x23  // ET
            case 0x41_4E: 0x0660  // AN
            case 0x43_53: 0x2C  // CS
            case 0x4E_53_4D: 0x0300  // NSM
            case 0x42_4E: 0xAD  // BN
            case 0x42: 0x2029  // B
            case 0x53: 0x09  // S
            case 0x57_53: 0x20  // WS
            case 0x4F_4E: 0x21  // ON
            case 0x4C_52_45: 0x202A  // LRE
            case 0x52_4C_45: 0x202B  // RLE
            case 0x50_44_46: 0x202C  // PDF
            case 0x4C_52_4F: 0x202D  // LRO
            case 0x52_4C_4F: 0x202E  // RLO
            case 0x4C_52_49: 0x2066  // LRI
            case 0x52_4C_49: 0x2067  // RLI
            case 0x46_53_49: 0x2068  // FSI
            case 0x50_44_49: 0x2069  // PDI
            default: 0xFFFF
            }
        }
    }
}
