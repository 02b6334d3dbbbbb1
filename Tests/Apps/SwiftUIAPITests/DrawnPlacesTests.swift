import BalloonTesting
import Foundation
import Testing
import UIKitAPI

import struct ViewLayout.PlacedNode
import struct ViewLayout.TraitCollection

@testable import SwiftUIAPI

/// What follows a view that is drawn elsewhere than its place: what asks where it is, and touches. "offset(x:y:)" moves
/// "this view" with all that is said inside it.
@MainActor struct DrawnPlacesTests {
    private enum Places: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private enum Move: CaseIterable { case offset, position, both, outside }

    /// A box that says where it is, moved after that.
    @ViewBuilder private func box(_ move: Move) -> some View {
        let box = Color.red.frame(width: 20, height: 10).anchorPreference(key: Places.self, value: .bounds) { [$0] }
        switch move {
        case .offset: box.offset(x: 30, y: 5)
        case .position: box.position(x: 40, y: 30)
        case .both: box.offset(x: 3).position(x: 37, y: 30).offset(y: 4)
        // The offset is not inside of what asks, and both are moved.
        case .outside: box.frame(width: 100, height: 60)
        }
    }

    private func leaves(_ view: some View, _ traits: TraitCollection) throws -> [CGRect] {
        func leaves(_ node: PlacedNode) -> [CGRect] {
            node.children.isEmpty ? [node.frame] : node.children.flatMap(leaves)
        }
        return leaves(try placedBalloon(showing: view, traits: traits).balloon)
    }

    @Test(arguments: Move.allCases, [false, true]) private func anAnchorIsWhereItsViewIsDrawn(
        move: Move, isMirrored: Bool
    )
        throws
    {
        var told: [CGRect] = []
        let asking = box(move).frame(width: 100, height: 60).overlayPreferenceValue(Places.self) { places in
            GeometryReader { proxy -> Color in
                told = places.map { proxy[$0] }
                return Color.blue
            }
        }
        let traits = TraitCollection(transcriptWidth: 300, locale: isMirrored ? "ar" : "en")
        let frames = try leaves(asking.offset(x: move == .outside ? 9 : 0), traits)
        let expected = frames[0].offsetBy(dx: -frames[1].minX, dy: -frames[1].minY)
        #expect(frames.count == 2 && told == [expected], "\(frames)")
    }

    /// Places are counted from the leading edge.
    @Test(arguments: [("en", 10), ("ar", 90)]) func aPositionIsFromTheLeadingEdge(language: String, middle: CGFloat)
        throws
    {
        let view = Color.red.frame(width: 8, height: 6).position(x: 10, y: 12).frame(width: 100, height: 60)
        let outer = Color.blue.frame(width: 100, height: 60).overlay { view }
        let frames = try leaves(outer, TraitCollection(transcriptWidth: 300, locale: language))
        #expect(frames[1].midX - frames[0].minX == middle && frames[1].midY - frames[0].minY == 12)
    }

    @Test(arguments: [false, true]) func aTouchFindsAViewWhereItIsDrawn(isPosition: Bool) {
        var count = 0
        let box = Color.red.frame(width: 20, height: 10).onTapGesture { count += 1 }
        let moved = isPosition ? AnyView(box.position(x: 70, y: 45)) : AnyView(box.offset(x: 20, y: 15))
        let size = CGSize(width: 100, height: 60)
        let host = UIHostingController(rootView: moved.frame(width: 100, height: 60)).host
        host.tap(at: CGPoint(x: 50, y: 30), in: size)
        #expect(count == 0)
        host.tap(at: CGPoint(x: 70, y: 45), in: size)
        #expect(count == 1)
    }
}
