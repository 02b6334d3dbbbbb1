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

    /// "The system defaults to displaying the section's header above and its footer below the content."
    @Test func aSectionStandsBetweenItsHeaderAndItsFooter() throws {
        let section = Section {
            SwiftUIAPI.Text(verbatim: "content")
        } header: {
            SwiftUIAPI.Text(verbatim: "header")
        } footer: {
            SwiftUIAPI.Text(verbatim: "footer")
        }
        let lines = try nodes(SwiftUIAPI.VStack { section }).flatMap(\.lines)
        #expect(lines.map(\.text) == ["header", "content", "footer"])
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.baseline < $1.baseline })
    }

    /// "Creates a gradient from an array of colors. The gradient synthesizes its location values to evenly space the colors."
    @Test(arguments: [(1, [0]), (2, [0, 1]), (3, [0, 0.5, 1]), (5, [0, 0.25, 0.5, 0.75, 1])] as [(Int, [CGFloat])])
    func coloursOfAGradientAreEvenlySpaced(_ count: Int, _ places: [CGFloat]) {
        let gradient = Gradient(colors: [SwiftUIAPI.Color](repeating: .red, count: count))
        #expect(gradient.stops.map(\.location) == places)
    }

    @Test(arguments: [
        (SwiftUIAPI.Text.Case?.none, "Dinner at Noon"), (.lowercase, "dinner at noon"), (.uppercase, "DINNER AT NOON"),
    ])
    func theCaseOfATextIsThatOfItsEnvironment(_ textCase: SwiftUIAPI.Text.Case?, _ shown: String) throws {
        let text = SwiftUIAPI.Text(verbatim: "Dinner at Noon").textCase(textCase)
        #expect(try nodes(text).flatMap(\.lines).map(\.text) == [shown])
    }

    /// Texts that are added keep their own colours, which the record names one by one.
    @Test func addedTextsKeepTheirColours() throws {
        func colors(_ first: SwiftUIAPI.Color, _ second: SwiftUIAPI.Color) throws -> Set<Substring> {
            let text =
                SwiftUIAPI.Text(verbatim: "Dinner").foregroundColor(first)
                + SwiftUIAPI.Text(verbatim: " now").foregroundColor(second)
            let facts = try nodes(text).flatMap(\.attributes).filter { $0.name == "color" || $0.name.hasPrefix("run") }
            return Set(facts.compactMap { $0.value.split(separator: ",").last })
        }
        #expect(try colors(.red, .blue).count == 2 && colors(.red, .red).count == 1)
        #expect(try colors(.red, .blue).isSuperset(of: colors(.red, .red)))
    }

    /// "Scales this view's rendered output by the given amounts, relative to an anchor point": the anchor stays.
    @Test(
        arguments: [(1, 2, UnitPoint.bottom), (2, 1, .bottom), (3, 2, .topLeading), (0.5, 0.5, .trailing)]
            as [(CGFloat, CGFloat, UnitPoint)])
    func aScaledViewKeepsItsAnchor(across: CGFloat, down: CGFloat, anchor: UnitPoint) throws {
        func frame(_ view: some SwiftUIAPI.View, _ kind: String) throws -> CGRect {
            try #require(try nodes(view.frame(width: 200, height: 200)).first { $0.kind == kind }).frame
        }
        let box = SwiftUIAPI.Color.red.frame(width: 40, height: 20)
        let plain = try frame(box, "fill")
        let scaled = try frame(box.scaleEffect(x: across, y: down, anchor: anchor), "drawing")
        #expect(scaled.size == CGSize(width: 40 * across, height: 20 * down))
        for (found, wanted) in [
            (scaled.minX + scaled.width * anchor.x, plain.minX + plain.width * anchor.x),
            (scaled.minY + scaled.height * anchor.y, plain.minY + plain.height * anchor.y),
        ] { #expect(abs(found - wanted) < 0.01) }
    }

    /// A view is moved by an effect; a turned, sheared or scaled one is named as not drawn.
    @Test(
        arguments: [
            (1, 0, 0, 1, false), (2, 0, 0, 1, true), (1, 0.5, 0, 1, true), (1, 0, 0.5, 1, true), (1, 0, 0, 2, true),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)])
    func effectsBeyondAMoveAreNamed(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, isNamed: Bool) throws {
        let map = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 3, ty: 5)
        let facts = try nodes(SwiftUIAPI.Color.red.frame(width: 20, height: 10).transformEffect(map)).flatMap(
            \.attributes)
        #expect(facts.contains { $0.name == "undrawn" } == isNamed)
    }
}
