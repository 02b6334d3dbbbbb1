@testable import BalloonLayouts

/// Metrics that a scene can set, made of bytes.
extension ByteReader {
    /// Up to seven values of the catalogue: for numbers the ends of what is allowed as often as what is between.
    package mutating func overrides() -> MetricOverrides {
        var overrides = MetricOverrides()
        for _ in 0..<next(below: 8) {
            let entry = one(of: MessagesMetrics.catalogue)
            let byte = next()
            let value: MetricValue
            switch entry.allowed {
            case .numbers(let range):
                let share = byte < 64 ? 0 : byte < 128 ? 1 : Double(byte - 128) / 127 * (byte & 1 == 0 ? 0.01 : 1)
                value = .number(range.lowerBound + share * (range.upperBound - range.lowerBound))
            case .names(let names): value = .name(names[Int(byte) % names.count])
            case .flags: value = .flag(byte & 1 == 1)
            }
            do {
                try overrides.set(entry.name, to: value)
            } catch {
                preconditionFailure("an allowed value is refused: \(error)")
            }
        }
        return overrides
    }
}
