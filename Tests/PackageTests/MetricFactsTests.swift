import BalloonLayouts
import Testing
import ViewLayout

/// A metric is declared once: its catalogue has its mark and its source, and its doc comment only what it means.
struct MetricFactsTests {
    /// The comments of a source that carry a mark, as their lines.
    private static func marks(in source: String) -> [String] {
        source.split(separator: "\n").map(String.init).filter { line in
            guard let start = line.firstRange(of: "///")?.lowerBound else { return false }
            return line[start...].contains(/[ (][DOTI](?:[.:;,)]|$| \(| for )/)
        }
    }

    @Test func noCommentOfAMetricCarriesAMark() throws {
        // `Confidence` declares the marks.
        let paths = Repository.files(below: "Sources/Layout/BalloonLayouts/Metrics", extensions: ["swift"])
            .filter { !$0.hasSuffix("/Confidence.swift") }
        try #require(paths.count > 10)
        for path in paths {
            #expect(Self.marks(in: try Repository.text(path)).isEmpty, "\(path): the catalogue has the marks")
        }
    }

    @Test func aMarkInACommentIsFound() {
        let marked = [
            "    /// The width. T.", "/// A number. I, from a list.", "    /// A font. O: 17 points at Large.",
            "    /// The lines. D (`caption`).", "    /// One", "    /// more. I",
        ]
        let unmarked = [
            "    /// iOS 26 and DOC are words.", "    case d = \"D\"", "let source = \"T.\"",
        ]
        #expect(Self.marks(in: (marked + unmarked).joined(separator: "\n")) == marked.filter { $0 != "    /// One" })
    }

    @Test func everyStoredPropertyHasAnEntry() {
        #expect(propertiesWithoutEntry(TemplateMetrics.catalogue, of: TemplateMetrics()).isEmpty)
        #expect(propertiesWithoutEntry(TranscriptMetrics.catalogue, of: TranscriptMetrics()).isEmpty)
        #expect(propertiesWithoutEntry(FallbackMetrics.catalogue, of: FallbackMetrics()).isEmpty)
        #expect(propertiesWithoutEntry(WindowMetrics.catalogue, of: WindowMetrics()).isEmpty)
        #expect(propertiesWithoutEntry(SummaryMetrics.catalogue, of: SummaryMetrics()).isEmpty)
        let short = FallbackMetrics.catalogue.filter { $0.name != "photoMaximumHeight" }
        #expect(propertiesWithoutEntry(short, of: FallbackMetrics()) == ["photoMaximumHeight"])
    }

    /// The stored properties that no entry changes.
    private func propertiesWithoutEntry<Metrics: Sendable>(
        _ catalogue: [MetricEntry<Metrics>], of standard: Metrics
    ) -> Set<String> {
        func values(_ metrics: Metrics) -> [String: String] {
            Dictionary(
                Mirror(reflecting: metrics).children.map { ($0.label ?? "", "\($0.value)") },
                uniquingKeysWith: { first, _ in first })
        }
        let before = values(standard)
        return catalogue.reduce(into: Set(before.keys)) { left, entry in
            for value in Self.others(entry) {
                var changed = standard
                guard entry.set(value, in: &changed) else { continue }
                for (name, text) in values(changed) where before[name] != text { left.remove(name) }
            }
        }
    }

    /// Values that an entry can be set to.
    private static func others<Metrics>(_ entry: MetricEntry<Metrics>) -> [MetricValue] {
        switch entry.allowed {
        case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
        case .names(let names): names.map { .name($0) }
        case .flags: [.flag(true), .flag(false)]
        }
    }

    /// On every system, a metric's source ends in the number of a fact that there is.
    @Test(arguments: MessagesMetrics.catalogue) func everySourceCitesAFact(
        _ entry: MetricEntry<MessagesMetrics>
    ) throws {
        let anchors = Set(try FactCitationsTests.anchors())
        for system in ReceiverSystem.allCases {
            let source = entry.source(on: system)
            let cited = FactCitationsTests.citations(in: "\"\(source)\"").map(\.number)
            #expect(!cited.isEmpty, "\(entry.name) on \(system): “\(source)” names no fact")
            #expect(Set(cited).isSubset(of: anchors), "\(entry.name) on \(system): “\(source)”")
        }
    }
}
