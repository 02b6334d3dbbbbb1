import BalloonTesting
import Foundation
import Testing
import UIKitAPI
import ViewLayout

@testable import SwiftUIAPI

/// What modifiers say to the views inside, as Apple's documentation of each describes it.
@MainActor struct ModifierTests {
    private func nodes(_ view: some SwiftUIAPI.View, locale: String = "en") throws -> [LayoutRecord.Node] {
        LayoutRecord(placed: try placedBalloon(showing: view, traits: TraitCollection(locale: locale)).balloon).nodes
    }

    private func size(_ view: some SwiftUIAPI.View) -> CGSize {
        UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 300))
    }

    /// "If the value is outside the range, it is clamped."
    @Test func aTextSizeOutsideARangeIsTheNearestInIt() {
        func asked(_ size: DynamicTypeSize) -> CGSize {
            self.size(SwiftUIAPI.Text("Dinner").environment(\.dynamicTypeSize, size))
        }
        func held(_ range: some RangeExpression<DynamicTypeSize>, _ size: DynamicTypeSize) -> CGSize {
            self.size(SwiftUIAPI.Text("Dinner").dynamicTypeSize(range).environment(\.dynamicTypeSize, size))
        }
        #expect(asked(.large) != asked(.accessibility3) && asked(.xLarge) != asked(.large))
        #expect(held(...DynamicTypeSize.xLarge, .accessibility3) == asked(.xLarge))
        #expect(held(DynamicTypeSize.xLarge..., .medium) == asked(.xLarge))
        #expect(held(DynamicTypeSize.small...DynamicTypeSize.xLarge, .large) == asked(.large))
    }

    /// Lines end at the trailing edge, which is the left one in Arabic, whatever else the text has.
    @Test(arguments: [("en", 1), ("ar", 0)]) func trailingLinesEndAtTheTrailingEdge(_ locale: String, _ edge: Double)
        throws
    {
        for spacing in [0.0, 3] {
            let text = SwiftUIAPI.Text("Two\nDinner at seven").multilineTextAlignment(.trailing).lineSpacing(spacing)
            let lines = try #require(try nodes(text, locale: locale).first { $0.lines.count == 2 }).lines
            let ends = lines.map { $0.x + $0.width * edge }
            #expect(abs(ends[0] - ends[1]) < 0.5, "\(locale) \(spacing): \(ends)")
        }
    }

    @Test func anAngularGradientGoesRoundOnce() {
        let whole = AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(90))
        #expect(whole.startAngle.degrees == 90 && whole.endAngle.degrees == 450)
    }

    /// "Multiplies the opacity of the color by the given amount."
    @Test func opacitiesOfAColourAreMultiplied() {
        #expect(SwiftUIAPI.Color.red.opacity(0.5).opacity(0.5) == SwiftUIAPI.Color.red.opacity(0.25))
        #expect(SwiftUIAPI.Color.red.opacity(2).opacity(0.5) == SwiftUIAPI.Color.red.opacity(0.5))
        #expect(SwiftUIAPI.Color.red.opacity(0.5) != SwiftUIAPI.Color.red.opacity(0.25))
    }

    @Test func hiddenLabelsAreNotShown() throws {
        let toggle = Toggle("Gold", isOn: .constant(true))
        func texts(_ view: some SwiftUIAPI.View) throws -> [String] { try nodes(view).flatMap(\.lines).map(\.text) }
        #expect(try texts(toggle) == ["Gold"])
        #expect(try texts(toggle.labelsHidden()).isEmpty)
    }
}
