import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The numbers of Messages by name: each can be read, replaced and written.
@Suite struct MetricOverridesTests {
    /// Another value of an entry.
    private static func other(_ entry: MetricEntry<MessagesMetrics>) -> MetricValue {
        switch (entry.allowed, entry.value(in: MessagesMetrics())) {
        case (.numbers(let range), .number(let number)):
            .number(
                CGFloat(
                    Double(number) == range.lowerBound
                        ? min(range.lowerBound + 0.5, range.upperBound) : range.lowerBound))
        case (.names(let names), .name(let name)): .name(names.first { $0 != name } ?? name)
        case (_, .flag(let flag)): .flag(!flag)
        case (_, let value): value
        }
    }

    @Test func eachEntryIsReplacedAloneAndByItsKind() throws {
        let standard = MessagesMetrics()
        #expect(Set(MessagesMetrics.catalogue.map(\.name)).count == MessagesMetrics.catalogue.count)
        #expect(MetricOverrides().isEmpty && MetricOverrides().applied(to: standard) == standard)
        for entry in MessagesMetrics.catalogue {
            let value = Self.other(entry)
            var overrides = MetricOverrides()
            try overrides.set(entry.name, to: value)
            let changed = overrides.applied(to: standard)
            #expect(entry.value(in: changed) == value, "\(entry.name)")
            for other in MessagesMetrics.catalogue where other.name != entry.name {
                if other.value(in: changed) != other.value(in: standard) {
                    Issue.record("\(entry.name): \(other.name)")
                }
            }
            // A value of another kind is refused, and nothing changes.
            let wrong: MetricValue = if case .flag = value { .number(1) } else { .flag(true) }
            #expect(throws: MetricError.self) { try overrides.set(entry.name, to: wrong) }
            #expect(overrides.values == [entry.name: value])
        }
        var none = MetricOverrides()
        #expect(throws: MetricError.unknownName("cornerRadios")) { try none.set("cornerRadios", to: .number(3)) }
    }

    @Test func numbersHaveTheirRangeAndNamesTheirList() throws {
        for entry in MessagesMetrics.catalogue {
            var overrides = MetricOverrides()
            switch entry.allowed {
            case .numbers(let range):
                for bound in [range.lowerBound, range.upperBound] {
                    try overrides.set(entry.name, to: .number(CGFloat(bound)))
                }
                for beyond in [range.lowerBound - 1, range.upperBound + 1, .nan] {
                    #expect(throws: MetricError.self) { try overrides.set(entry.name, to: .number(CGFloat(beyond))) }
                }
            case .names(let names):
                for name in names { try overrides.set(entry.name, to: .name(name)) }
                #expect(throws: MetricError.self) { try overrides.set(entry.name, to: .name("no such name")) }
            case .flags: for flag in [true, false] { try overrides.set(entry.name, to: .flag(flag)) }
            }
        }
    }

    @Test(arguments: [
        (MetricValue.number(1.5), "1.5"), (.number(2), "2"), (.number(0.000_04), "0"), (.flag(true), "true"),
        (.flag(false), "false"), (.name("bold"), "\"bold\""),
    ])
    func aValueIsWrittenAsItself(_ value: MetricValue, _ json: String) throws {
        #expect(String(decoding: try JSONEncoder().encode([value]), as: UTF8.self) == "[\(json)]")
    }

    /// Facts are of phones with iOS 26: elsewhere a shared value is inferred.
    @Test func observationsAreOfOneSystem() throws {
        let observed = MessagesMetrics.catalogue.filter { $0.confidence(on: .ios26) == .observed }
        #expect(!observed.isEmpty)
        for entry in observed {
            for system in [ReceiverSystem.ios27, .macos, .watchos] where entry.confidence(on: system) == .inferred {
                #expect(entry.source(on: system) != entry.source(on: .ios26), "\(entry.name)")
            }
        }
        #expect(observed.contains { $0.confidence(on: .macos) == .inferred })
    }

    /// A sticker may lie straight, and be turned by half a circle.
    @Test(arguments: [(-1, false), (0, true), (0.5, true), (180, true), (181, false)] as [(CGFloat, Bool)])
    func turnsOfStickers(_ degrees: CGFloat, _ isTaken: Bool) {
        for name in ["minimumStickerTurn", "maximumStickerTurn"] {
            var overrides = MetricOverrides()
            #expect(((try? overrides.set(name, to: .number(degrees))) != nil) == isTaken)
        }
    }

    /// The gap in a run was measured on three systems (facts 10.1.6, 10.4.2, 10.6.2), emoji on macOS 26 (10.1.8), the
    /// field on iOS 26 alone (10.3.6). That Return sends on a Mac is documented (5.1.18).
    @Test(arguments: [
        ("gapInRun", ReceiverSystem.ios26, Confidence.observed), ("gapInRun", .ios27, .observed),
        ("gapInRun", .macos, .observed), ("gapInRun", .ios10, .inferred), ("gapInRun", .watchos, .inferred),
        ("emojiSide", .ios26, .inferred), ("emojiSide", .macos, .observed), ("fieldMargin", .ios26, .observed),
        ("fieldMargin", .macos, .inferred), ("hasSendButton", .macos, .documented),
    ])
    func howWellAValueIsKnown(_ name: String, _ system: ReceiverSystem, _ confidence: Confidence) throws {
        let entry = try #require(MessagesMetrics.catalogue.first { $0.name == name })
        #expect(entry.confidence(on: system) == confidence)
    }

    /// In the catalogue of all metrics an entry says of each system what it says in its own one.
    @Test func theWholeCatalogueHasTheSourcesOfItsParts() {
        let whole = MessagesMetrics.catalogue
        func isSame<Part>(_ parts: [MetricEntry<Part>]) -> Bool {
            parts.allSatisfy { part in
                whole.contains { entry in
                    entry.name == part.name && entry.unit == part.unit
                        && ReceiverSystem.allCases.allSatisfy {
                            entry.source(on: $0) == part.source(on: $0)
                                && entry.confidence(on: $0) == part.confidence(on: $0)
                        }
                }
            }
        }
        #expect(isSame(TemplateMetrics.catalogue) && isSame(TranscriptMetrics.catalogue))
        #expect(
            isSame(FallbackMetrics.catalogue) && isSame(SummaryMetrics.catalogue) && isSame(WindowMetrics.catalogue))
    }

    /// The beginning of a name is no name.
    @Test func namesAreWhole() {
        let names = Set(MessagesMetrics.catalogue.map(\.name))
        for name in ["", "corner", "cornerRadiu", "cornerRadiusx", "CornerRadius", "emojiS"] where !names.contains(name)
        {
            var overrides = MetricOverrides()
            #expect(throws: MetricError.unknownName(name)) { try overrides.set(name, to: .number(3)) }
            #expect(overrides.isEmpty)
        }
    }

    /// What was measured on iOS 26 is no source of another number elsewhere.
    @Test(arguments: ReceiverSystem.allCases) func anotherNumberHasAnotherSource(_ system: ReceiverSystem) {
        let newest = TranscriptMetrics.standard(for: .phone, on: .ios26)
        let metrics = TranscriptMetrics.standard(for: system.usualIdiom, on: system)
        for entry in TranscriptMetrics.catalogue
        where entry.value(in: metrics) != entry.value(in: newest) && entry.confidence(on: .ios26) == .observed {
            #expect(entry.source(on: system) != entry.source(on: .ios26), "\(entry.name)")
        }
    }
}
