import Support

/// Values to use in place of standard ones, by name: what a scene's `metrics` declares.
///
/// They go over the standard values of whatever device the viewer has.
package struct MetricOverrides: Hashable, Sendable {
    /// The values by the names of ``MessagesMetrics/catalogue``.
    package private(set) var values: [String: MetricValue] = [:]

    /// Makes an empty set, which changes nothing.
    package init() {}

    /// Whether nothing is overridden.
    package var isEmpty: Bool { values.isEmpty }

    /// Overrides a value.
    /// - Throws: ``MetricError`` for a name that is none, or a value that the entry does not take.
    package mutating func set(_ name: String, to value: MetricValue) throws {
        guard let entry = MessagesMetrics.catalogue.first(where: { $0.name == name }) else {
            throw MetricError.unknownName(name)
        }
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
            // A value that is kept here was taken once, so it is taken again.
            if let value = values[entry.name] { _ = entry.set(value, in: &metrics) }
        }
        return metrics
    }
}

/// Why a value cannot be overridden.
package enum MetricError: Error, Hashable, Sendable {
    /// No entry has the name.
    case unknownName(String)
    /// The entry takes other values.
    case improperValue(MetricValue, name: String, allowed: AllowedMetricValues)
}

extension MetricError: CustomStringConvertible {
    /// What is wrong and how to fix it.
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
