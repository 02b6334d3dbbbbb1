import Support

/// Values that replace standard ones, by name: what a scene's `metrics` declares.
///
/// They replace the standard values of any device.
package struct MetricOverrides: Hashable, Sendable {
    /// The values by the names of ``MessagesMetrics/catalogue``.
    package private(set) var values: [String: MetricValue] = [:]

    /// Makes an empty set, which changes nothing.
    package init() {}

    /// Whether nothing is overridden.
    package var isEmpty: Bool { values.isEmpty }

    /// Overrides a value.
    /// - Throws: ``MetricError`` for an unknown name, or a value that the entry does not accept.
    package mutating func set(_ name: String, to value: MetricValue) throws {
        guard let entry = MessagesMetrics.entry(named: name) else { throw MetricError.unknownName(name) }
        var scratch = MessagesMetrics()
        guard entry.set(value, in: &scratch) else {
            throw MetricError.improperValue(value, name: name, allowed: entry.allowed)
        }
        values[name] = value
    }

    /// Metrics with these values in place of their own.
    package func applied(to metrics: MessagesMetrics) -> MessagesMetrics {
        var metrics = metrics
        guard !isEmpty else { return metrics }
        for entry in MessagesMetrics.catalogue {
            // Each kept value was accepted before, so setting it cannot fail.
            if let value = values[entry.name] { _ = entry.set(value, in: &metrics) }
        }
        return metrics
    }
}

/// Why a value cannot be overridden.
package enum MetricError: Error, Hashable, Sendable {
    /// No entry has the name.
    case unknownName(String)
    /// The entry does not accept the value.
    case improperValue(MetricValue, name: String, allowed: AllowedMetricValues)
}

extension MetricError: CustomStringConvertible {
    /// The problem and the fix.
    package var description: String {
        switch self {
        case .unknownName(let name):
            let names = MessagesMetrics.catalogue.map(\.name)
            return "there is no metric \"\(name)\"\(NearestKey.suggestion(for: name, among: names)); "
                + "balloon measure --explain lists them"
        case .improperValue(let value, let name, .numbers(let range)):
            return "\(name) is \(value); it must be a number from \(MetricValue.number(range.lowerBound)) to "
                + "\(MetricValue.number(range.upperBound))"
        case .improperValue(let value, let name, .names(let names)):
            return "\(name) is \(value); it must be one of \(names.joined(separator: ", "))"
        case .improperValue(let value, let name, .flags):
            return "\(name) is \(value); it must be true or false"
        }
    }
}
