import Balloons
import Foundation
import Testing
import ViewLayout

@Suite struct TemplateMetricsTests {
    @Test("The catalogue lists every number, each under its own name and path")
    func catalogueIsComplete() {
        var metrics = TemplateMetrics()
        let numbers = Mirror(reflecting: metrics).children.compactMap { $0.value is CGFloat ? $0.label : nil }
        #expect(TemplateMetrics.catalogue.map(\.name) == numbers)
        for (index, entry) in TemplateMetrics.catalogue.enumerated() {
            metrics[keyPath: entry.keyPath] = CGFloat(1000 + index)
        }
        for child in Mirror(reflecting: metrics).children {
            guard let label = child.label, let value = child.value as? CGFloat else { continue }
            #expect(TemplateMetrics.catalogue.firstIndex { $0.name == label } == Int(value) - 1000)
        }
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
        metrics.balloonInset = 5
        let layout = BalloonLayout(content: .template(template(image: picture(), caption: "a")), metrics: metrics)
        let balloon = try layout.place(in: context())
        #expect(balloon.size == CGSize(width: 280, height: 315))
        #expect(balloon.node("image")?.frame == CGRect(x: 5, y: 5, width: 270, height: 270))
    }
}
