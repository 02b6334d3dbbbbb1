import Foundation
import Typesetting
import ViewLayout

/// The values that a metric can be set to.
package enum AllowedMetricValues: Hashable, Sendable {
    /// Numbers in a range.
    case numbers(ClosedRange<Double>)
    /// One of a set of names.
    case names([String])
    /// Yes or no.
    case flags
}

/// A metric, such as one of ``TemplateMetrics``, with what is known about it.
package struct MetricEntry<Metrics: Sendable>: Sendable {
    /// The name that scenes use: that of the property, or of the property and its part.
    package let name: String
    /// The unit of the value: `points`, `lines`, `share`, `text style`.
    package let unit: String
    /// How reliably the standard value of an iPhone is known.
    package let confidence: Confidence
    /// The source of the standard value of an iPhone.
    package let source: String
    /// Confidence and source for other systems, where they differ.
    private var origins: [ReceiverSystem: Origin] = [:]
    /// The values that it can be set to.
    package let allowed: AllowedMetricValues
    private let read: @Sendable (Metrics) -> MetricValue
    private let write: @Sendable (inout Metrics, MetricValue) -> Bool

    /// The value in some metrics.
    package func value(in metrics: Metrics) -> MetricValue { read(metrics) }

    /// Sets the value in some metrics.
    /// - Returns: false, with nothing changed, when the entry does not take the value.
    package func set(_ value: MetricValue, in metrics: inout Metrics) -> Bool {
        switch (allowed, value) {
        case (.numbers(let range), .number(let number)) where !range.contains(Double(number)): false
        default: write(&metrics, value)
        }
    }

    /// The entry for metrics that contain these as a part.
    func within<Whole: Sendable>(_ part: WritableKeyPath<Whole, Metrics> & Sendable) -> MetricEntry<Whole> {
        var entry = MetricEntry<Whole>(
            name: name, unit: unit, confidence: confidence, source: source, allowed: allowed,
            read: { read($0[keyPath: part]) }, write: { write(&$0[keyPath: part], $1) })
        for (system, origin) in origins { entry = entry.on([system], origin.confidence, origin.source) }
        return entry
    }

    private init(
        name: String, unit: String, confidence: Confidence, source: String, allowed: AllowedMetricValues,
        read: @escaping @Sendable (Metrics) -> MetricValue,
        write: @escaping @Sendable (inout Metrics, MetricValue) -> Bool
    ) {
        self.name = name
        self.unit = unit
        self.confidence = confidence
        self.source = source
        self.allowed = allowed
        self.read = read
        self.write = write
    }

    /// How reliably a value is known, and its source.
    fileprivate struct Origin {
        let confidence: Confidence
        let source: String
    }
}

extension MetricEntry {
    /// The entry with confidence and source for some systems.
    func on(_ systems: [ReceiverSystem], _ confidence: Confidence, _ source: String) -> Self {
        var entry = self
        for system in systems { entry.origins[system] = Origin(confidence: confidence, source: source) }
        return entry
    }

    /// The entry with confidence and source for the systems before iOS 26.
    func before(_ confidence: Confidence, _ source: String) -> Self { on([.ios10, .ios9], confidence, source) }

    /// How reliably the standard value of a system is known.
    package func confidence(on system: ReceiverSystem) -> Confidence { origin(on: system).confidence }

    /// The source of the standard value of a system.
    package func source(on system: ReceiverSystem) -> String { origin(on: system).source }

    /// Observations are of phones with iOS 26. On iOS 27, a Mac and a watch, a value shared with them counts as
    /// inferred, unless the entry says otherwise.
    private func origin(on system: ReceiverSystem) -> Origin {
        if let origin = origins[system] { return origin }
        switch system {
        case .ios27 where confidence == .observed:
            return Origin(confidence: .inferred, source: "as on iOS 26: \(source)")
        case .macos where confidence == .observed, .watchos where confidence == .observed:
            return Origin(confidence: .inferred, source: "as on an iPhone: \(source)")
        case .ios27, .ios26, .ios10, .ios9, .macos, .watchos:
            return Origin(confidence: confidence, source: source)
        }
    }

    typealias Path<Value> = WritableKeyPath<Metrics, Value> & Sendable

    /// A number; lengths go from 0 to 10 000 points.
    static func number(
        _ name: String, _ path: Path<CGFloat>, _ confidence: Confidence, _ source: String, unit: String = "points",
        in range: ClosedRange<Double> = 0...BalloonLimits.maximumLength
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

    /// The weight of a font.
    static func weight(_ name: String, _ path: Path<FontWeight>, _ confidence: Confidence, _ source: String) -> Self {
        .name(
            name, path, confidence, source, unit: "weight",
            of: [("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold)])
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
