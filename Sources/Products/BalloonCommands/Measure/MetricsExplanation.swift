import BalloonLayouts
import Support
import ViewLayout

/// The values that the sizes of some scenes depend on, as text: each with its source, and what is not known about
/// Messages.
struct MetricsExplanation {
    /// The names of the scenes that use these values.
    let scenes: [String]
    let metrics, standard: MessagesMetrics
    /// The system that the values are for.
    let system: ReceiverSystem

    /// One explanation for each set of values in use, in the order of the scenes.
    static func explanations(
        of scenes: [(
            name: String, metrics: MessagesMetrics, standard: MessagesMetrics, system: ReceiverSystem
        )]
    ) -> [MetricsExplanation] {
        var explanations: [MetricsExplanation] = []
        for scene in scenes {
            let known = explanations.firstIndex { $0.metrics == scene.metrics && $0.standard == scene.standard }
            let names = known.map { explanations[$0].scenes } ?? []
            let explanation = MetricsExplanation(
                scenes: names + [scene.name], metrics: scene.metrics, standard: scene.standard, system: scene.system)
            if let known { explanations[known] = explanation } else { explanations.append(explanation) }
        }
        return explanations
    }

    var text: String {
        """
        Numbers of \(QuotedText.withoutInvisible(scenes.joined(separator: ", "))) (D documented, O observed, T teardown, I inferred; * set by the scene)
        Numbers in brackets are sections and statements of Documentation/Facts.md

        \(values)

        Not known about Messages, and the values assumed

        \(unknowns)
        """
    }

    private var values: String {
        var table = TextTable([
            .init("name"), .init("value", .trailing), .init(""), .init("unit"), .init("mark"), .init("source"),
        ])
        for metric in ExplainedMetric.list(metrics, standard: standard, system: system) {
            table.append([
                metric.name, metric.value.description, metric.overridden ? "*" : "", metric.unit, metric.mark,
                metric.source,
            ])
        }
        return table.text
    }

    private var unknowns: String {
        var table = TextTable([.init("", .trailing), .init("question"), .init("assumed")])
        for unknown in ExplainedUnknown.list(metrics) {
            let values = unknown.values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            table.append([
                "\(unknown.number)", unknown.question, unknown.note ?? values.joined(separator: ", "),
            ])
        }
        return table.text
    }
}
