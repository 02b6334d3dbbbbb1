import Testing

@testable import Drawing

/// Uncompressed sound (Microsoft, Multimedia Programming Interface and Data Specifications 1.0).
struct WaveFileTests {
    private func samples(_ bytes: [UInt8]) -> [Int16]? { bytes.withUnsafeBytes { WaveFile($0)?.samples } }

    @Test func aDamagedFileIsNotReadBeyondItsEnd() {
        let whole = WaveBuilder.file([1, -2, 3, 30_000], channels: 2)
        for length in 0...whole.count {
            _ = whole.prefix(length).withUnsafeBytes { WaveFile($0)?.levels(count: 4) }
        }
        #expect(samples(whole) == [-2, 30_000])
        // What is left of the last moment is no sample.
        #expect(samples(whole.dropLast(1).map { $0 }) == [-2] && samples(whole.dropLast(5).map { $0 }) == [])
    }

    /// Bytes are unsigned around 128, words signed, the low byte first.
    @Test func bytesAndWords() {
        #expect(samples(WaveBuilder.bytes([0, 128, 255, 129], bits: 8)) == [-32_768, 0, 32_512, 256])
        #expect(samples(WaveBuilder.bytes([1, 2, 0xFF, 0xFF], bits: 16)) == [0x201, -1])
        #expect(samples(WaveBuilder.bytes([0, 255, 128, 130], bits: 8, channels: 2)) == [-32_768, 512])
    }

    @Test func otherCodingsAreNone() {
        for bits in [4, 12, 24, 32] as [UInt8] { #expect(samples(WaveBuilder.bytes([1, 2, 3, 4], bits: bits)) == nil) }
        #expect(samples(WaveBuilder.bytes([1, 2], bits: 16, coding: 3)) == nil)
        #expect(samples(WaveBuilder.bytes([1, 2], bits: 16, channels: 0)) == nil && samples([]) == nil)
    }

    /// Each bar is as high as the loudest channel there: a speaker on the right alone is heard, and was drawn as
    /// silence when the first channel stood for all.
    @Test func theLoudestChannelIsDrawn() {
        let voice: [Int16] = [0, 8_000, -16_000]
        let left = voice.flatMap { [$0, 0] as [Int16] }
        let right = voice.flatMap { [0, $0] as [Int16] }
        let turns: [Int16] = [16_000, 1, 8_000, -4_000, 0, -16_000]
        func levels(_ samples: [Int16], channels: UInt8) -> [Double]? {
            WaveBuilder.file(samples, channels: channels).withUnsafeBytes { WaveFile($0)?.levels(count: 3) }
        }
        #expect(levels(left, channels: 2) == [0, 0.5, 1])
        #expect(levels(right, channels: 2) == [0, 0.5, 1])
        #expect(levels(turns, channels: 2) == [1, 0.5, 1])
        #expect(levels(turns, channels: 3) == [1, 1, 1])
        // The lowest sample has no positive counterpart.
        #expect(levels([0, 16_384, 0, 0, .min, .max], channels: 2) == [0.5, 0, 1])
        #expect(levels([], channels: 1) == nil)
    }

    /// The loudest part is 1; fewer samples than parts are stretched, and silence is no loudness.
    @Test func levelsArePeaksOfParts() {
        #expect(SoundLevels.levels(of: [1, -4, 2, 2, 0, 1], count: 3) == [1, 0.5, 0.25])
        #expect(SoundLevels.levels(of: [2, -4], count: 4) == [0.5, 0.5, 1, 1])
        #expect(SoundLevels.levels(of: [], count: 2) == [0, 0] && SoundLevels.levels(of: [0, 0], count: 2) == [0, 0])
        #expect(SoundLevels.louder(3, -4) == -4 && SoundLevels.louder(-4, 3) == -4 && SoundLevels.louder(-4, 4) == -4)
    }
}
