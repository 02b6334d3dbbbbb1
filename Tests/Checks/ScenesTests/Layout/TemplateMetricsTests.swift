import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Testing
import ViewLayout

@Suite struct TemplateMetricsTests {
    @Test("The catalogue lists every property once, in the order of declaration")
    func catalogueIsComplete() {
        let properties = Mirror(reflecting: TemplateMetrics()).children.compactMap(\.label)
        #expect(TemplateMetrics.catalogue.map(\.name) == properties)
    }

    @Test("Each entry changes the property of its name and no other", arguments: TemplateMetrics.catalogue)
    func entries(entry: TemplateMetrics.Entry) throws {
        let standard = TemplateMetrics()
        var changed = standard
        let value: MetricValue =
            switch (entry.allowed, entry.value(in: standard)) {
            case (.flags, .flag(let flag)): .flag(!flag)
            case (.names(let names), .name(let name)): .name(try #require(names.first { $0 != name }))
            case (.numbers(let range), .number(let number)):
                .number(number == range.lowerBound ? range.upperBound : range.lowerBound)
            default: throw MetricError.unknownName(entry.name)
            }
        #expect(entry.set(value, in: &changed))
        #expect(entry.value(in: changed) == value)
        let before = Mirror(reflecting: standard).children.map { ($0.label ?? "", "\($0.value)") }
        let after = Mirror(reflecting: changed).children.map { ($0.label ?? "", "\($0.value)") }
        #expect(zip(before, after).filter { $0.1 != $1.1 }.map(\.0.0) == [entry.name])
    }

    @Test("Each entry of the transcript and the photo changes what it names and nothing else")
    func otherEntries() throws {
        try changesItself(TranscriptMetrics.catalogue, of: TranscriptMetrics())
        try changesItself(FallbackMetrics.catalogue, of: FallbackMetrics())
        // Every number of them: insets count four, a size two.
        #expect(TranscriptMetrics.catalogue.count == Mirror(reflecting: TranscriptMetrics()).children.count + 3 * 3 + 2)
        #expect(FallbackMetrics.catalogue.count == Mirror(reflecting: FallbackMetrics()).children.count)
        #expect(Set(MessagesMetrics.catalogue.map(\.name)).count == MessagesMetrics.catalogue.count)
    }

    private func changesItself<Metrics: Hashable & Sendable>(
        _ catalogue: [MetricEntry<Metrics>], of standard: Metrics
    ) throws {
        for entry in catalogue {
            var changed = standard
            let value: MetricValue =
                switch (entry.allowed, entry.value(in: standard)) {
                case (.names(let names), .name(let name)): .name(try #require(names.first { $0 != name }))
                case (.numbers(let range), .number(let number)):
                    .number(number == range.upperBound ? range.lowerBound : range.upperBound)
                case (.flags, .flag(let flag)): .flag(!flag)
                default: throw MetricError.unknownName(entry.name)
                }
            #expect(entry.set(value, in: &changed) && entry.value(in: changed) == value, "\(entry.name)")
            let others = catalogue.filter { $0.value(in: changed) != $0.value(in: standard) }.map(\.name)
            #expect(others == [entry.name])
        }
    }

    @Test("A scene's metrics reach the transcript, its words and what older systems get")
    func everywhere() throws {
        let message = "{summaryText: A, url: \"https://example.com/\", layout: {template: {caption: Dinner}}}"
        let start = "participants: {ada: Ada, ben: Ben}\nviewer: ben\n"
        func conversation(_ metrics: String) throws -> PlacedBalloon {
            let entries = "[{text: Hi, from: ada}, {text: Hi, from: ada}, {message: \(message), from: ben}]"
            let scene = try BalloonScene(
                text: start + "metrics: {\(metrics)}\ntranscript: {entries: \(entries), inputField: {}}", file: "a.yaml"
            )
            return try scene.layout(in: context(viewer(.ios9)))
        }
        func bubbles(_ balloon: PlacedBalloon) -> [LayoutRecord.Node] {
            balloon.record.nodes.filter { $0.kind == "bubble" }
        }
        let (plain, changed) = (try conversation("gapInRun: 4"), try conversation("gapInRun: 9, textInsetTop: 20"))
        let (before, after) = (bubbles(plain), bubbles(changed))
        #expect(before.count == 3 && after.count == 3)
        #expect(isClose(after[1].frame.minY - after[0].frame.maxY, 9, within: 0.01))
        #expect(isClose(before[1].frame.minY - before[0].frame.maxY, 4, within: 0.01))
        // The address that stands for the message is a bubble too. The inset was 7.85 on iOS 9.
        #expect(zip(before, after).allSatisfy { isClose($1.frame.height - $0.frame.height, 12.15, within: 0.34) })
        func photo(_ metrics: String) throws -> CGFloat? {
            var scene = try BalloonScene(
                text: "metrics: {\(metrics)}\nmessage: {layout: {template: {caption: a}}}", file: "a.yaml")
            guard case .message(var message) = scene.subject, case .template(var template) = message.layout else {
                return nil
            }
            template.image = picture()
            message.layout = .template(template)
            scene.subject = .message(message)
            return try scene.layout(in: context(viewer(.ios9))).size.width
        }
        #expect(try isClose(photo("photoWidthReserve: 28") ?? 0, 252.667, within: 0.001))
        #expect(try isClose(photo("photoWidthReserve: 100") ?? 0, 180.667, within: 0.001))
    }

    @Test("A number that is changed changes the balloon")
    func overriding() throws {
        var metrics = TemplateMetrics()
        metrics.textMargin = 20
        metrics.bottomInset = 20
        let layout = BalloonLayout(content: .template(template(image: picture(), caption: "a")), metrics: metrics)
        let balloon = try layout.place(in: context())
        #expect(balloon.size.height == 323)
        #expect(balloon.node("caption")?.frame.minX == 20)
    }

    @Test("An inset of the balloon is taken off before measuring and added after")
    func insets() throws {
        var metrics = TemplateMetrics()
        (metrics.topBalloonInset, metrics.bottomBalloonInset, metrics.sideBalloonInset) = (5, 5, 5)
        let layout = BalloonLayout(content: .template(template(image: picture(), caption: "a")), metrics: metrics)
        let balloon = try layout.place(in: context())
        #expect(balloon.size == CGSize(width: 280, height: 315))
        #expect(balloon.node("image")?.frame == CGRect(x: 5, y: 5, width: 270, height: 270))
    }
}
