import BalloonLayouts
import Foundation
import ViewLayout

/// One of the values that sizes depend on, as `measure --explain` prints it. The keys are a contract.
struct ExplainedMetric: Encodable {
    let name: String
    let value: MetricValue
    let unit, mark, source: String
    let overridden: Bool
    let allowed: Allowed

    /// The values that a scene can set.
    struct Allowed: Encodable {
        var minimum, maximum: Double?
        var names: [String]?
    }

    /// The values for a viewer's balloon and transcript.
    /// - Parameters:
    ///   - metrics: the values in use.
    ///   - standard: the standard values of the viewer's system, to find the overridden ones.
    ///   - system: the system.
    static func list(
        _ metrics: MessagesMetrics, standard: MessagesMetrics, system: ReceiverSystem
    ) -> [ExplainedMetric] {
        MessagesMetrics.catalogue.map { entry in
            let value = entry.value(in: metrics)
            return ExplainedMetric(
                name: entry.name, value: value, unit: entry.unit, mark: entry.confidence(on: system).mark,
                source: entry.source(on: system), overridden: value != entry.value(in: standard),
                allowed: Allowed(entry.allowed))
        }
    }
}

extension ExplainedMetric.Allowed {
    init(_ allowed: AllowedMetricValues) {
        switch allowed {
        case .numbers(let range): (minimum, maximum) = (range.lowerBound, range.upperBound)
        case .names(let names): self.names = names
        case .flags: names = ["true", "false"]
        }
    }
}

/// Something about Messages that is not known, with the values assumed for it: a row of section 8 of the facts.
struct ExplainedUnknown: Encodable {
    let number: Int
    let question: String
    let values: [String: MetricValue]
    let note: String?

    /// All unknowns.
    static func list(_ metrics: MessagesMetrics) -> [ExplainedUnknown] {
        UnknownFact.all.map { unknown in
            ExplainedUnknown(
                number: unknown.number, question: unknown.question, values: unknown.values(in: metrics),
                note: unknown.note)
        }
    }
}
