import BalloonLayouts
import Foundation

extension SceneParser {
    /// Values in place of those of `MessagesMetrics`, by name.
    package func metrics(_ value: SceneValue) throws -> MetricOverrides {
        let fields = try fields(value, SceneGrammar.metrics)
        var overrides = MetricOverrides()
        for entry in MessagesMetrics.catalogue {
            guard let setting = fields.read(entry.name, { try metric($0, of: entry) }) else { continue }
            try overrides.set(entry.name, to: setting)
        }
        return overrides
    }

    private func metric(_ value: SceneValue, of entry: MetricEntry<MessagesMetrics>) throws -> MetricValue {
        switch entry.allowed {
        case .numbers(let range): return .number(CGFloat(try value.number(in: range)))
        case .flags: return .flag(try value.boolean())
        case .names(let names):
            let name = try value.string()
            guard names.contains(name) else { throw value.unknownName(name, among: names) }
            return .name(name)
        }
    }
}
