/// A WAVE file of 8- or 16-bit samples (Microsoft, Multimedia Programming Interface and Data Specifications 1.0).
struct WaveFile {
    /// For each moment, the sample of the loudest channel, so that a voice on one channel is as loud as one on all
    /// channels.
    let samples: [Int16]

    /// Nil for other encodings and damaged files.
    init?(_ bytes: UnsafeRawBufferPointer) {
        func number(_ offset: Int, bytes count: Int) -> Int? {
            guard offset >= 0, offset + count <= bytes.count else { return nil }
            return (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
        }
        var format: (channels: Int, bits: Int)?
        var offset = 12
        while let length = number(offset + 4, bytes: 4) {
            let start = offset + 8
            switch bytes[offset..<(offset + 4)].map({ $0 }) {
            case Array("fmt ".utf8):
                guard number(start, bytes: 2) == 1, let channels = number(start + 2, bytes: 2),
                    let bits = number(start + 14, bytes: 2), channels > 0, bits == 8 || bits == 16
                else { return nil }
                format = (channels, bits)
            case Array("data".utf8):
                guard let format else { return nil }
                let end = min(start + length, bytes.count)
                let width = format.bits / 8
                let step = format.channels * width
                func sample(_ place: Int) -> Int16 {
                    // Bytes are unsigned around 128, words signed.
                    width == 1
                        ? (Int16(bytes[place]) - 128) << 8
                        : Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8)
                }
                samples = stride(from: start, through: end - step, by: step).map { place in
                    (1..<format.channels).reduce(sample(place)) { SoundLevels.louder($0, sample(place + $1 * width)) }
                }
                return
            default:
                break
            }
            offset = start + length + length % 2
        }
        return nil
    }

    /// The loudness of equal parts; nil without samples.
    func levels(count: Int) -> [Double]? {
        samples.isEmpty ? nil : SoundLevels.levels(of: samples, count: count)
    }
}
