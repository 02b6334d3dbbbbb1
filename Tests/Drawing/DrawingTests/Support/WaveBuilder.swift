/// Builds WAVE files by their specification, with a chunk of odd length before the samples.
enum WaveBuilder {
    /// A file of 16-bit samples.
    static func file(_ samples: [Int16], channels: UInt8 = 1) -> [UInt8] {
        bytes(
            samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }, bits: 16,
            channels: channels)
    }

    /// A file of samples as bytes.
    static func bytes(_ data: [UInt8], bits: UInt8, channels: UInt8 = 1, coding: UInt8 = 1) -> [UInt8] {
        let step = channels * bits / 8
        let format = [coding, 0, channels, 0] + number(8_000) + number(8_000 * Int(step)) + [step, 0, bits, 0]
        return Array("RIFF".utf8) + number(48 + data.count) + Array("WAVEfmt ".utf8) + number(16) + format
            + Array("LIST".utf8) + number(3) + [1, 2, 3, 0] + Array("data".utf8) + number(data.count) + data
    }

    private static func number(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
