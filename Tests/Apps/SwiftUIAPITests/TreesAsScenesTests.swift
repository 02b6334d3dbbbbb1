import BalloonTesting
import Foundation
import SwiftUIAPI
import TestSupport
import Testing
import struct ViewLayout.PlacedNode

/// A tree of SwiftUI's views is laid out as the same tree of a scene: there is one layout engine.
@MainActor struct TreesAsScenesTests {
    private struct Piece: Equatable, CustomStringConvertible {
        let kind: String
        let frame: CGRect
        var description: String { "\(kind) \(frame)" }
    }

    /// What is in the frame around the tree, from back to front, with places from the middle of its top. A scene's frame
    /// fills the balloon, and the balloon of a view is as wide as its frame.
    private func pieces(of balloon: PlacedBalloon) -> [Piece] {
        func pieces(_ node: PlacedNode) -> [Piece] {
            let inner = node.children.flatMap(pieces)
            return ["live", "view"].contains(node.kind.rawValue)
                ? inner : [Piece(kind: node.kind.rawValue, frame: node.frame)] + inner
        }
        let all = pieces(balloon.balloon).dropFirst()
        let middle = all.first?.frame.midX ?? 0
        return all.map { Piece(kind: $0.kind, frame: $0.frame.offsetBy(dx: -middle, dy: 0)) }
    }

    @Test func threeHundredTreesEqualThoseOfScenes() throws {
        var random = SeededGenerator(seed: 39)
        var (equal, count) = (0, 0)
        for number in 0..<300 {
            let tree = RandomTree(depth: 3, inStack: false, using: &random)
            let width = CGFloat([320, 375, 402].randomElement(using: &random) ?? 402)
            let category = [UIContentSizeCategory.small, .large, .accessibilityMedium].randomElement(using: &random)
            let traits = TraitCollection(
                transcriptWidth: width, preferredContentSizeCategory: category ?? .large,
                locale: number % 3 == 0 ? "ar" : "en")
            let scene = try BalloonScene(
                text:
                    "{\"message\": {\"layout\": {\"live\": {\"view\": {\"zstack\": [\(tree.scene)], "
                    + "\"frame\": {\"width\": 220, \"height\": 360}}, \"contentSize\": {\"height\": \"fit\"}, "
                    + "\"alternate\": {\"caption\": \"A\"}}}}}", file: "tree.json")
            let expected = try placedBalloon(of: scene, traits: traits)
            let found = try placedBalloon(
                showing: ZStack { tree.view }.frame(width: 220, height: 360), traits: traits)
            let (was, now) = (pieces(of: expected), pieces(of: found))
            count += was.count
            let isEqual =
                expected.size.height == found.size.height && was.count == now.count
                && zip(was, now).allSatisfy { first, second in
                    first.kind == second.kind && abs(first.frame.minX - second.frame.minX) < 0.001
                        && abs(first.frame.minY - second.frame.minY) < 0.001
                        && abs(first.frame.width - second.frame.width) < 0.001
                        && abs(first.frame.height - second.frame.height) < 0.001
                }
            equal += isEqual ? 1 : 0
            if !isEqual, number - equal < 3 {
                Issue.record("tree \(number): \(tree.scene)\n\(expected.size) \(was)\n\(found.size) \(now)")
            }
        }
        #expect(equal == 300 && count > 1000, "\(equal) of 300 trees, \(count) pieces")
    }
}
