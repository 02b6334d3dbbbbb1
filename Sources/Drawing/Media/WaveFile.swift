import Foundation

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

/// The picture of a sound: the height of each bar is the loudness of its part. What Messages draws is not known; this
/// is inferred.
enum Waveform {
    /// Bars in a picture.
    static let barCount = 48
    /// The picture's size in points: a template's width on a 402-point phone.
    static let size = CGSize(width: 280, height: 88)
    private static let margin = 20.0
    /// A background and bars that are both dark enough for a white title over them: contrasts of 5.2 and 13.9.
    private static let background = Color(red: 108, green: 108, blue: 112)
    private static let bar = Color(red: 44, green: 44, blue: 46)

    /// - Parameter levels: 0 to 1, from the start of the sound to its end.
    static func picture(levels: [Double], origin: Picture.Origin = .waveform) throws -> Picture {
        let pitch = (size.width - 2 * margin) / Double(max(1, levels.count))
        let width = pitch * 0.6
        let bars = levels.enumerated().map { index, level in
            let height = max(width, min(max(level, 0), 1) * (size.height - 2 * margin))
            let rect = CGRect(
                x: margin + (Double(index) + 0.2) * pitch, y: (size.height - height) / 2, width: width, height: height)
            return DisplayItem.fill(.rounded(rect, radius: width / 2, style: .circular), bar)
        }
        let list = DisplayList(
            size: size, items: [.fill(.rectangle(CGRect(origin: .zero, size: size)), background)] + bars)
        return Picture(bitmap: try Renderer().render(list, scale: 3), scale: 3, origin: origin)
    }
}

/// How loud the parts of a sound are.
enum SoundLevels {
    /// The peaks of equal parts, 0 to 1, the loudest 1. Fewer samples than parts are stretched.
    static func levels(of samples: [Int16], count: Int) -> [Double] {
        guard !samples.isEmpty else { return [Double](repeating: 0, count: count) }
        let peaks = (0..<count).map { part in
            let start = part * samples.count / count
            let end = max(start + 1, (part + 1) * samples.count / count)
            return samples[start..<end].reduce(0) { max($0, Int($1.magnitude)) }
        }
        let loudest = max(1, peaks.max() ?? 1)
        return peaks.map { Double($0) / Double(loudest) }
    }

    /// The sample that is farther from silence; the first of two that are equally far.
    static func louder(_ first: Int16, _ second: Int16) -> Int16 {
        second.magnitude > first.magnitude ? second : first
    }
}
