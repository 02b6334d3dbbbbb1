import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What a scene writes under `metrics`: each metric takes its values, and refuses others.
@Suite struct MetricOverridesTests {
    private func overrides(_ name: String, _ value: MetricValue) throws -> MetricOverrides {
        var overrides = MetricOverrides()
        try overrides.set(name, to: value)
        return overrides
    }

    /// Both ends of a range, each name, yes and no.
    @Test func aMetricHasTheValueThatItIsGiven() throws {
        for entry in MessagesMetrics.catalogue {
            let values: [MetricValue] =
                switch entry.allowed {
                case .numbers(let range): [.number(CGFloat(range.lowerBound)), .number(CGFloat(range.upperBound))]
                case .names(let names): names.map { MetricValue.name($0) }
                case .flags: [.flag(false), .flag(true)]
                }
            for value in values {
                let metrics = try overrides(entry.name, value).applied(to: MessagesMetrics())
                #expect(entry.value(in: metrics) == value, "\(entry.name)")
            }
        }
        #expect(MetricOverrides().applied(to: MessagesMetrics()) == MessagesMetrics())
    }

    @Test func aMetricRefusesOtherValues() {
        for entry in MessagesMetrics.catalogue {
            let values: [MetricValue] =
                switch entry.allowed {
                case .numbers(let range):
                    [
                        .number(CGFloat(range.lowerBound) - 1), .number(CGFloat(range.upperBound) + 1), .flag(true),
                        .name("body"),
                    ]
                case .names: [.name("no such name"), .number(1), .flag(true)]
                case .flags: [.name("true"), .number(1)]
                }
            for value in values {
                #expect(throws: MetricError.self, "\(entry.name) \(value)") { try overrides(entry.name, value) }
            }
        }
        #expect(throws: MetricError.unknownName("gapInRuns")) { try overrides("gapInRuns", .number(1)) }
    }

    /// A sticker may lie straight, and be turned by half a circle.
    @Test(arguments: [(-1, false), (0, true), (0.5, true), (180, true), (181, false)] as [(CGFloat, Bool)])
    func turnsOfStickers(_ degrees: CGFloat, _ isTaken: Bool) {
        for name in ["minimumStickerTurn", "maximumStickerTurn"] {
            let taken = try? overrides(name, .number(degrees))
            #expect((taken != nil) == isTaken)
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

    @Test func valuesAreEncodedAsThemselves() throws {
        let values: [MetricValue] = [.flag(true), .number(1.5), .name("side"), .flag(false)]
        let text = String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
        #expect(text == "[true,1.5,\"side\",false]")
    }
}
