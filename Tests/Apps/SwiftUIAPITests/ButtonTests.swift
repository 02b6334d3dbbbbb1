import BalloonTesting
import Foundation
import Testing
import UIKitAPI

import struct ViewLayout.PlacedNode
import struct ViewLayout.TraitCollection

@testable import SwiftUIAPI

/// Buttons: which one is tapped, and in whose look it stands.
@MainActor struct ButtonTests {
    private final class Calls { var names: [String] = [] }

    private struct Plate: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: 30, height: 20).background(Color.red)
        }
    }

    private let size = CGSize(width: 100, height: 60)

    private func fitting(_ view: some View) -> CGSize {
        UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 300))
    }

    /// "disabled(_:)": views in the hierarchy do not respond to touches, in whatever look they are.
    @Test(arguments: [false, true]) func aDisabledButtonIsNotTapped(isDisabled: Bool) {
        let calls = Calls()
        let button = Button("Join") { calls.names.append("button") }
        let views = [
            AnyView(button.buttonStyle(Plate())), AnyView(button.buttonStyle(.plain)),
            AnyView(button.buttonStyle(.borderedProminent)),
            AnyView(Color.red.onTapGesture { calls.names.append("box") }),
        ]
        for view in views {
            let host = UIHostingController(rootView: view.disabled(isDisabled)).host
            host.tap(at: CGPoint(x: 50, y: 30), in: size)
            #expect(host.touches(in: size).count == (isDisabled ? 0 : 1))
        }
        #expect(calls.names == (isDisabled ? [] : ["button", "button", "button", "box"]))
    }

    /// Of two views that overlap the one in front takes the touch; beside both nothing does.
    @Test func theButtonInFrontIsTapped() {
        let calls = Calls()
        let pile = ZStack(alignment: .leading) {
            Color.red.frame(width: 100, height: 40).onTapGesture { calls.names.append("back") }
            Color.blue.frame(width: 40, height: 20).onTapGesture { calls.names.append("front") }
        }
        let host = UIHostingController(rootView: pile).host
        for (x, y) in [(20, 30), (50, 30), (20, 15), (20, 5), (50, 55)] { host.tap(at: CGPoint(x: x, y: y), in: size) }
        #expect(calls.names == ["front", "back", "back"])
    }

    /// A label outside of a button names it, and of its texts the first with letters does; no view of two is named by one.
    @Test func aTouchHasTheNameOfItsButton() {
        let game = Button {
        } label: {
            VStack {
                Text("🎱"); Text("Pool 8")
            }
        }
        let views: [(AnyView, [String])] = [
            (AnyView(game), ["Pool 8"]), (AnyView(game.accessibilityLabel("Eight")), ["Eight"]),
            (AnyView(Button("🎱") {}.gesture(Optional<TapGesture>.none)), ["🎱"]),
            (
                AnyView(
                    HStack {
                        game; game
                    }.accessibilityLabel("Games")), ["Pool 8", "Pool 8"]
            ),
        ]
        for (view, names) in views {
            #expect(UIHostingController(rootView: view).host.touches(in: size).map(\.label) == names)
        }
    }

    /// The point of a tap is from the corner of the view: a board finds its square by it.
    @Test func aTapHasAPlace() {
        let calls = Calls()
        let board = Color.red.frame(width: 40, height: 40).onTapGesture { calls.names.append("\($0.x) \($0.y)") }
        let host = UIHostingController(rootView: board).host
        host.tap(at: CGPoint(x: 35, y: 45), in: size)
        host.touches(in: size).first?.perform()
        #expect(calls.names == ["5.0 35.0", "20.0 20.0"])
    }

    /// The style that is set nearest to a button counts, be it the system's or the app's.
    @Test func theNearestStyleCounts() {
        let button = Button("Join the dinner") {}
        let own = CGSize(width: 30, height: 20)
        #expect(fitting(button.buttonStyle(Plate())) == own && fitting(button.buttonStyle(.bordered)) != own)
        #expect(fitting(button.buttonStyle(.bordered).buttonStyle(Plate())) == fitting(button.buttonStyle(.bordered)))
        #expect(fitting(button.buttonStyle(.plain).buttonStyle(Plate())) == fitting(button.buttonStyle(.plain)))
        #expect(fitting(button.buttonStyle(Plate()).buttonStyle(.bordered)) == own)
    }

    private func color(_ view: some View) throws -> String? {
        func texts(_ node: PlacedNode) -> [String] {
            if case .text(let text) = node.content { return [text.color.hexadecimal] }
            return node.children.flatMap(texts)
        }
        return texts(try placedBalloon(showing: view).balloon).first
    }

    /// A label has the tint, red for a role that destroys, white on a filled button, and pale where it cannot be tapped. A
    /// style around it counts without a border; with one the tint does (assumed).
    @Test func coloursOfLabels() throws {
        func name(_ color: UIColor) -> String { color.resolved(with: TraitCollection()).hexadecimal }
        let (tap, delete) = (Button("Join") {}, Button("Join", role: .destructive) {})
        #expect(try color(tap.buttonStyle(.bordered)) == name(.systemBlue) && color(tap) == name(.systemBlue))
        #expect(try color(tap.buttonStyle(.bordered).tint(.green)) == color(Text("Join").foregroundStyle(.green)))
        #expect(try color(delete.buttonStyle(.bordered)) == name(.systemRed) && color(delete) == name(.systemRed))
        #expect(try color(tap.buttonStyle(.borderedProminent)) == "#ffffff")
        #expect(try color(tap.buttonStyle(.plain)) == name(.label))
        let red = try color(Text("Join").foregroundStyle(.red))
        #expect(try color(tap.buttonStyle(.borderless).foregroundStyle(.red)) == red)
        #expect(try color(tap.buttonStyle(.plain).foregroundStyle(.red)) == red)
        #expect(try color(tap.buttonStyle(.bordered).foregroundStyle(.red)) == name(.systemBlue))
        #expect(try color(tap.buttonStyle(.bordered).disabled(true)) == name(.tertiaryLabel))
    }
}
