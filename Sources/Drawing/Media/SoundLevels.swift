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
