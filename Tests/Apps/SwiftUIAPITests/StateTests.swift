import BalloonTesting
import Foundation
import Observation
import SwiftUIAPI
import Testing
import UIKitAPI

import struct ViewLayout.PlacedNode

/// What views keep and say, and what follows from touches.
@MainActor struct StateTests {
    private func texts(of controller: UIHostingController<some View>) throws -> [String] {
        let balloon = try placedBalloon(showing: controller.rootView)
        func texts(_ node: PlacedNode) -> [String] {
            var own: [String] = []
            if case .text(let text) = node.content { own = [text.text] }
            return own + node.children.flatMap(texts)
        }
        return texts(balloon.balloon)
    }

    private struct Counter: View {
        @State private var count = 0
        @State private var isShown = false
        let changed: (Int) -> Void
        var body: some View {
            VStack {
                Button("Add") {
                    count += 1
                    changed(count)
                }
                Toggle("Details", isOn: $isShown)
                if isShown { Color.red.frame(height: 100) }
            }
        }
    }

    @Test func aTouchByItsNameChangesTheNextLayout() {
        var counts: [Int] = []
        let controller = UIHostingController(rootView: Counter { counts.append($0) })
        let size = CGSize(width: 300, height: 300)
        let before = controller.sizeThatFits(in: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height
        for label in ["Add", "Add", "Details"] {
            controller.host.touches(in: size).first { $0.label == label }?.perform()
        }
        #expect(counts == [1, 2])
        let after = controller.sizeThatFits(in: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(after == before + 108)
    }

    private final class Calls {
        var values: [String] = []
    }

    /// Two values that are watched, one from the first layout on.
    private struct Watched: View {
        @State private var count = 0
        @State private var doubled = 0
        let calls: Calls
        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Text("\(doubled)")
            }
            .onChange(of: count) { old, new in
                calls.values.append("\(old) \(new)")
                doubled = 2 * new
            }
            .onChange(of: doubled, initial: true) { calls.values.append("doubled") }
        }
    }

    /// "onChange(of:initial:_:)": with the old and the new value, once for each change, and what follows is laid out.
    @Test func aChangeIsTold() throws {
        let calls = Calls()
        let controller = UIHostingController(rootView: Watched(calls: calls))
        let size = CGSize(width: 300, height: 300)
        _ = controller.sizeThatFits(in: size)
        #expect(calls.values == ["doubled"])
        controller.host.touches(in: size).first?.perform()
        for _ in 0..<2 { _ = controller.sizeThatFits(in: size) }
        #expect(calls.values == ["doubled", "0 1", "doubled"])
    }

    private enum Height: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    /// Two boxes as tall as the taller one, which a GeometryReader measures.
    private struct Alike: View {
        @State private var height: CGFloat = 0
        var body: some View {
            HStack(spacing: 0) {
                ForEach([20, 50], id: \.self) { (own: CGFloat) in
                    Color.red.frame(width: 10, height: own)
                        .background(
                            GeometryReader { place in
                                Color.clear.preference(key: Height.self, value: place.size.height)
                            }
                        )
                        .frame(minHeight: height)
                        .padding(.bottom, height > 0 ? 5 : 0)
                }
            }
            .onPreferenceChange(Height.self) { height = $0 }
        }
    }

    @Test func aPreferenceReachesTheViewAround() {
        let size = UIHostingController(rootView: Alike()).sizeThatFits(in: CGSize(width: 100, height: 1000))
        #expect(size == CGSize(width: 20, height: 55))
    }

    private struct Appearing: View {
        @State private var lines: [String] = []
        var body: some View {
            VStack(spacing: 0) { ForEach(lines, id: \.self) { _ in Color.red.frame(height: 10) } }
                .onAppear { lines = ["a", "b"] }
                .task { lines.append("c") }
        }
    }

    @Test func appearingComesBeforeTheSize() {
        #expect(
            UIHostingController(rootView: Appearing()).sizeThatFits(in: CGSize(width: 50, height: 1000)).height == 30)
    }

    @Observable final class Model { var rows = 1 }
    private struct Observing: View {
        @Environment(Model.self) private var model
        @Environment(\.dynamicTypeSize) private var typeSize
        @ScaledMetric private var length: CGFloat = 10
        var body: some View { Color.red.frame(width: length, height: CGFloat(model.rows) * 10) }
    }

    @Test func modelsAndTheEnvironment() {
        let model = Model()
        let controller = UIHostingController(rootView: Observing().environment(model))
        #expect(controller.sizeThatFits(in: .zero).height == 10)
        model.rows = 4
        #expect(controller.sizeThatFits(in: .zero).height == 40)
    }

    /// What a canvas draws is where it says.
    @Test func aCanvasDrawsOutlinesAndTexts() throws {
        let canvas = Canvas { context, size in
            context.translateBy(x: 10, y: 0)
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: size.height)), with: .color(.red))
            context.opacity = 0.5
            context.draw(Text("Hi"), at: CGPoint(x: 50, y: 20))
        }
        .frame(width: 100, height: 40)
        let balloon = try placedBalloon(showing: canvas)
        func find(_ node: PlacedNode, _ kind: String) -> PlacedNode? {
            node.kind.rawValue == kind ? node : node.children.lazy.compactMap { find($0, kind) }.first
        }
        let drawing = try #require(find(balloon.balloon, "drawing"))
        #expect(drawing.children.map(\.kind.rawValue) == ["shape", "text"])
        #expect(
            drawing.children[0].frame
                == CGRect(x: drawing.frame.minX + 10, y: drawing.frame.minY, width: 20, height: 40))
        #expect(
            abs(drawing.children[1].frame.midX - drawing.frame.minX - 60) < 0.01 && drawing.children[1].opacity == 0.5)
    }

    private final class Numbers {
        var last = 0
        func next() -> Int {
            last += 1
            return last
        }
    }

    /// "State": the storage is initialised once, and keeps what is written.
    @Test func aStateIsMadeOnce() {
        let numbers = Numbers()
        let state = State(wrappedValue: numbers.next())
        #expect(state.wrappedValue == 1 && state.wrappedValue == 1 && state.projectedValue.wrappedValue == 1)
        state.projectedValue.wrappedValue = 7
        #expect(state.wrappedValue == 7 && numbers.last == 1)
        state.wrappedValue = 8
        #expect(state.projectedValue.wrappedValue == 8)
    }
}
