import CUnicode
import TestSupport
import Testing

/// UAX #9 with real characters, brackets among them, by BidiCharacterTest.txt.
@Suite(.neverHangs) struct BidiCharacterConformanceTests {
    private struct Case {
        let source: String
        let units: [UInt16]
        let direction: Int32
        let paragraphLevel: UInt8
        let levels: [UInt8]
        let order: [Int]

        init?(_ line: UnsafeBufferPointer<UInt8>) {
            let fields = String(decoding: line, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 5, let paragraphLevel = UInt8(fields[2]) else { return nil }
            source = "\(fields[0]);\(fields[1])"
            // Every character of the file is one UTF-16 unit.
            units = fields[0].split(separator: " ").compactMap { UInt16($0, radix: 16) }
            direction =
                switch fields[1] {
                case "0": Int32(CUNICODE_LEFT_TO_RIGHT)
                case "1": Int32(CUNICODE_RIGHT_TO_LEFT)
                default: Int32(CUNICODE_NATURAL)
                }
            self.paragraphLevel = paragraphLevel
            levels = fields[3].split(separator: " ").map { UInt8($0) ?? VisualOrder.removed }
            order = fields[4].split(separator: " ").compactMap { Int($0) }
        }
    }

    @Test func levelsAndOrderAreThoseOfTheUnicodeStandard() throws {
        var caseCount = 0
        var deviations: [String] = []
        try UnicodeTestFile("BidiCharacterTest.txt").forEachLine { line in
            guard let item = Case(line) else { return }
            caseCount += 1
            var levels = [UInt8](repeating: 0, count: item.units.count)
            var paragraphLevels = levels
            let code = cunicode_bidi_levels(
                item.units, Int32(item.units.count), item.direction, &levels, &paragraphLevels)
            for index in levels.indices where item.levels[index] == VisualOrder.removed {
                levels[index] = VisualOrder.removed
            }
            let areLevelsRight = levels == item.levels || VisualOrder.isShortWay(levels, for: item.levels)
            let isRight =
                code == 0 && areLevelsRight && paragraphLevels.first == item.paragraphLevel
                && VisualOrder.indices(ofLevels: levels) == item.order
            if !isRight { deviations.append(item.source) }
        }
        #expect(caseCount > 90_000)
        try KnownDeviations(file: "bidi-character.tsv").expectExactly(deviations)
    }
}
