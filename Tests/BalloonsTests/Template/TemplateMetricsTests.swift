import Balloons
import Foundation
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
            default: throw TemplateMetricError.unknownName(entry.name)
            }
        #expect(entry.set(value, in: &changed))
        #expect(entry.value(in: changed) == value)
        let before = Mirror(reflecting: standard).children.map { ($0.label ?? "", "\($0.value)") }
        let after = Mirror(reflecting: changed).children.map { ($0.label ?? "", "\($0.value)") }
        #expect(zip(before, after).filter { $0.1 != $1.1 }.map(\.0.0) == [entry.name])
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
