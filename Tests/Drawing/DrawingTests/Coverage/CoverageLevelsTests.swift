import TestSupport
import Testing

@testable import Drawing

@Suite struct CoverageLevelsTests {
    @Test func thereAre33LevelsFromNothingToFull() {
        let levels = CoverageLevels.rounded
        #expect(Set(levels).count == 33 && levels[0] == 0 && levels[255] == 255)
        #expect(levels == levels.sorted())
        for value in 0...255 {
            #expect(abs(Int(levels[value]) - value) <= 4 && levels[Int(levels[value])] == levels[value])
        }
    }

    @Test func aMaskIsRoundedWhollyAndOnlyRounded() {
        let mask = CoverageMask(bounds: PixelRect(left: 0, top: 0, right: 61, bottom: 17))
        var generator = SeededGenerator(seed: 6)
        for index in 0..<mask.byteCount { mask.bytes[index] = UInt8.random(in: 0...255, using: &generator) }
        let before = (0..<mask.byteCount).map { mask.bytes[$0] }
        CoverageLevels.round(mask)
        #expect((0..<mask.byteCount).map { mask.bytes[$0] } == before.map { CoverageLevels.rounded[Int($0)] })
    }
}
