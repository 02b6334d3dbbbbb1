import Foundation
import Support
import ViewLayout

/// All metrics that sizes depend on: of a balloon, of the transcript around it, of what replaces it on older systems,
/// of the window around an app, and of what shows a message before its conversation is opened.
package struct MessagesMetrics: Hashable, Sendable {
    /// The numbers of a balloon.
    package var template: TemplateMetrics
    /// The numbers of the transcript around the balloons.
    package var transcript: TranscriptMetrics
    /// The metrics of the photo that replaces a balloon.
    package var fallback: FallbackMetrics
    /// The numbers of the window around an app.
    package var window: WindowMetrics
    /// The numbers of the list of conversations and of notifications.
    package var summary = SummaryMetrics()

    /// Makes metrics; the defaults are those of iOS 26.
    package init(
        template: TemplateMetrics = TemplateMetrics(), transcript: TranscriptMetrics = TranscriptMetrics(),
        fallback: FallbackMetrics = FallbackMetrics(), window: WindowMetrics = WindowMetrics()
    ) {
        self.template = template
        self.transcript = transcript
        self.fallback = fallback
        self.window = window
    }

    /// The metrics of the viewer's kind of device.
    /// - Parameter system: the system on it; nil for iOS 26 or a corresponding system.
    package static func standard(for idiom: UserInterfaceIdiom, on system: ReceiverSystem? = nil) -> MessagesMetrics {
        MessagesMetrics(
            template: .standard(for: idiom, on: system), transcript: .standard(for: idiom, on: system))
    }

    /// All values: first those of a balloon, then those of the transcript, of the photo, of the window and of summaries.
    /// Each name is unique.
    package static let catalogue: [MetricEntry<MessagesMetrics>] =
        TemplateMetrics.catalogue.map { $0.within(\.template) }
        + TranscriptMetrics.catalogue.map { $0.within(\.transcript) }
        + FallbackMetrics.catalogue.map { $0.within(\.fallback) }
        + WindowMetrics.catalogue.map { $0.within(\.window) }
        + SummaryMetrics.catalogue.map { $0.within(\.summary) }

    /// The entry with a name; nil where there is none.
    package static func entry(named name: String) -> MetricEntry<MessagesMetrics>? {
        catalogue.first { $0.name == name }
    }
}

/// The value of one of the metrics, whatever its type.
package enum MetricValue: Hashable, Sendable {
    /// A length, a share or a count.
    case number(CGFloat)
    /// One of a set of names.
    case name(String)
    /// Yes or no.
    case flag(Bool)
}

extension MetricValue {
    /// A length to a tenth of a point, as sentences have it.
    static func tenths(_ length: CGFloat) -> MetricValue { .number((length * 10).rounded() / 10) }
}

extension MetricValue: CustomStringConvertible {
    /// The value as a scene writes it; a number with at most three decimals.
    package var description: String {
        switch self {
        case .number(let number): ShortDecimal.text(Double(number))
        case .name(let name): name
        case .flag(let flag): "\(flag)"
        }
    }
}

extension MetricValue: Encodable {
    /// Encodes the number, the name or the flag itself; a number to a ten-thousandth.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(FixedDecimal.roundedToTenThousandth(Double(number)))
        case .name(let name): try container.encode(name)
        case .flag(let flag): try container.encode(flag)
        }
    }
}
