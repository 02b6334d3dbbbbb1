import BalloonLayouts
import Balloons
import Foundation
import ViewLayout

/// One of the values that sizes depend on, as `measure --explain` prints it. The keys are a contract.
struct ExplainedMetric: Encodable {
    let name: String
    let value: MetricValue
    let unit, mark, source: String
    let overridden: Bool
    let allowed: Allowed

    /// What a scene can set it to.
    struct Allowed: Encodable {
        var minimum, maximum: Double?
        var names: [String]?
    }

    /// The values of a viewer's balloon and transcript.
    /// - Parameters:
    ///   - metrics: those in use.
    ///   - standard: those of the viewer's system, from which the overridden ones differ.
    ///   - system: that system.
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

    /// All of them.
    static func list(_ metrics: TemplateMetrics) -> [ExplainedUnknown] {
        UnknownMetric.all.map { unknown in
            ExplainedUnknown(
                number: unknown.number, question: unknown.question, values: unknown.values(in: metrics),
                note: unknown.note)
        }
    }
}
