import Foundation

/// What one of the metrics can be set to.
public enum AllowedMetricValues: Hashable, Sendable {
    /// Numbers in a range.
    case numbers(ClosedRange<Double>)
    /// One of a set of names.
    case names([String])
    /// Yes or no.
    case flags
}

/// One of the values of some metrics, such as ``TemplateMetrics``, and what is known about it.
public struct MetricEntry<Metrics: Sendable>: Sendable {
    /// The name, as a scene writes it: that of the property, or of the property and its part.
    public let name: String
    /// What the value counts: `points`, `lines`, `share`, `text style`.
    public let unit: String
    /// How firmly the standard value of an iPhone is known.
    public let confidence: Confidence
    /// How firmly the standard values of other devices are known where they differ.
    public private(set) var confidenceElsewhere: Confidence?
    /// Where the standard value comes from.
    public let source: String
    /// What it can be set to.
    public let allowed: AllowedMetricValues
    private let read: @Sendable (Metrics) -> MetricValue
    private let write: @Sendable (inout Metrics, MetricValue) -> Bool

    /// The value in some metrics.
    public func value(in metrics: Metrics) -> MetricValue { read(metrics) }

    /// Sets the value in some metrics.
    /// - Returns: false, with nothing changed, when the entry does not take the value.
    public func set(_ value: MetricValue, in metrics: inout Metrics) -> Bool {
        switch (allowed, value) {
        case (.numbers(let range), .number(let number)) where !range.contains(Double(number)): false
        default: write(&metrics, value)
        }
    }

    /// The same value in metrics that have these as a part.
    func within<Whole: Sendable>(_ part: WritableKeyPath<Whole, Metrics> & Sendable) -> MetricEntry<Whole> {
        MetricEntry<Whole>(
            name: name, unit: unit, confidence: confidence, confidenceElsewhere: confidenceElsewhere, source: source,
            allowed: allowed, read: { read($0[keyPath: part]) }, write: { write(&$0[keyPath: part], $1) })
    }
}

extension MetricEntry {
    /// The entry with another confidence where a device's standard value is not that of an iPhone.
    func elsewhere(_ confidence: Confidence) -> Self {
        var entry = self
        entry.confidenceElsewhere = confidence
        return entry
    }

    /// How firmly the standard value of a device is known.
    /// - Parameters:
    ///   - standard: the device's metrics.
    ///   - phone: an iPhone's.
    public func confidence(of standard: Metrics, beside phone: Metrics) -> Confidence {
        value(in: standard) == value(in: phone) ? confidence : confidenceElsewhere ?? confidence
    }

    typealias Path<Value> = WritableKeyPath<Metrics, Value> & Sendable

    /// A number; lengths go from 0 to 10 000 points.
    static func number(
        _ name: String, _ path: Path<CGFloat>, _ confidence: Confidence, _ source: String, unit: String = "points",
        in range: ClosedRange<Double> = 0...SceneLimits.maximumLength
    ) -> Self {
        Self(
            name: name, unit: unit, confidence: confidence, source: source, allowed: .numbers(range),
            read: { .number($0[keyPath: path]) },
            write: { metrics, value in
                guard case .number(let number) = value else { return false }
                metrics[keyPath: path] = number
                return true
            })
    }

    /// Yes or no.
    static func flag(_ name: String, _ path: Path<Bool>, _ confidence: Confidence, _ source: String) -> Self {
        Self(
            name: name, unit: "yes or no", confidence: confidence, source: source, allowed: .flags,
            read: { .flag($0[keyPath: path]) },
            write: { metrics, value in
                guard case .flag(let flag) = value else { return false }
                metrics[keyPath: path] = flag
                return true
            })
    }

    /// One of the cases of a type that has names.
    static func name<Name: RawRepresentable & CaseIterable & Equatable & Sendable>(
        _ name: String, _ path: Path<Name>, _ confidence: Confidence, _ source: String, unit: String
    ) -> Self where Name.RawValue == String {
        Self.name(
            name, path, confidence, source, unit: unit,
            of: Name.allCases.map { (name: $0.rawValue, value: $0) })
    }

    /// One of a list of named values.
    static func name<Value: Equatable & Sendable>(
        _ name: String, _ path: Path<Value>, _ confidence: Confidence, _ source: String, unit: String,
        of values: [(name: String, value: Value)]
    ) -> Self {
        Self(
            name: name, unit: unit, confidence: confidence, source: source, allowed: .names(values.map(\.name)),
            read: { metrics in
                let value = metrics[keyPath: path]
                return .name(values.first { $0.value == value }?.name ?? "\(value)")
            },
            write: { metrics, value in
                guard case .name(let name) = value, let known = values.first(where: { $0.name == name }) else {
                    return false
                }
                metrics[keyPath: path] = known.value
                return true
            })
    }
}
