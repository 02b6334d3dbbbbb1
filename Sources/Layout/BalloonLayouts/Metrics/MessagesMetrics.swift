import ViewLayout

/// All metrics that sizes depend on: of a balloon, of the transcript around it, of what replaces it on older systems,
/// and of the window around an app.
package struct MessagesMetrics: Hashable, Sendable {
    /// The numbers of a balloon.
    package var template: TemplateMetrics
    /// The numbers of the transcript around the balloons.
    package var transcript: TranscriptMetrics
    /// The metrics of the photo that replaces a balloon.
    package var fallback: FallbackMetrics
    /// The numbers of the window around an app.
    package var window: WindowMetrics

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

    /// All values: first those of a balloon, then those of the transcript, of the photo and of the window. Each name is
    /// unique.
    package static let catalogue: [MetricEntry<MessagesMetrics>] =
        TemplateMetrics.catalogue.map { $0.within(\.template) }
        + TranscriptMetrics.catalogue.map { $0.within(\.transcript) }
        + FallbackMetrics.catalogue.map { $0.within(\.fallback) }
        + WindowMetrics.catalogue.map { $0.within(\.window) }
}
