import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI

/// State lives as long as its view is there (Apple, "Demystify SwiftUI", WWDC 2021): a view that comes back begins with new
/// state, and one that stays keeps what it has.
@MainActor struct ForgottenStateTests {
    private final class Calls {
        var counts: [Int] = []
        var appearances = 0
    }

    private struct Counter: View {
        @State private var count = 0
        let calls: Calls
        var body: some View {
            Button("Add") {
                count += 1
                calls.counts.append(count)
            }
            .onAppear { calls.appearances += 1 }
        }
    }

    private struct Room: View {
        @State private var isShown = true
        let isRead: Bool
        let stays, goes: Calls
        var body: some View {
            VStack {
                Toggle("Show", isOn: $isShown)
                Counter(calls: stays)
                if isShown {
                    if isRead { GeometryReader { _ in Counter(calls: goes) } } else { Counter(calls: goes) }
                }
            }
        }
    }

    /// Touches what has a place in the order of drawing: the switch, the counter that stays, and the one that goes.
    private func touch(_ index: Int, of controller: UIHostingController<Room>) throws {
        let touches = controller.host.touches(in: CGSize(width: 300, height: 300))
        try #require(touches.indices.contains(index), "\(touches.map(\.label))")
        touches[index].perform()
    }

    @Test(arguments: [false, true]) func aViewThatComesBackBeginsAnew(isRead: Bool) throws {
        let (stays, goes) = (Calls(), Calls())
        let controller = UIHostingController(rootView: Room(isRead: isRead, stays: stays, goes: goes))
        for index in [1, 2, 2, 0, 1, 0, 1, 2] { try touch(index, of: controller) }
        #expect(stays.counts == [1, 2, 3])
        #expect(goes.counts == [1, 2, 1])
        #expect(stays.appearances == 1 && goes.appearances == 2)
    }

    /// A viewer with another text size, and sizes alone, take nothing away.
    @Test func measuringForgetsNothing() throws {
        let (stays, goes) = (Calls(), Calls())
        let controller = UIHostingController(rootView: Room(isRead: true, stays: stays, goes: goes))
        try touch(2, of: controller)
        for width in [200.0, 300, 400] { _ = controller.sizeThatFits(in: CGSize(width: width, height: 300)) }
        controller.rootView = Room(isRead: true, stays: stays, goes: goes)
        _ = controller.sizeThatFits(in: CGSize(width: 300, height: 300))
        try touch(2, of: controller)
        #expect(goes.counts == [1, 2])
    }
}
