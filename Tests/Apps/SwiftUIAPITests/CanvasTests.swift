import BalloonTesting
import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI
import struct ViewLayout.PlacedNode

/// What code draws in a canvas, and where.
@MainActor struct CanvasTests {
    /// What is drawn in a canvas of 100 by 60 points, with places from its corner.
    private func drawn(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> [PlacedNode] {
        func find(_ node: PlacedNode) -> PlacedNode? {
            node.kind.rawValue == "drawing" ? node : node.children.lazy.compactMap(find).first
        }
        let canvas = Canvas { context, _ in draw(&context) }.frame(width: 100, height: 60)
        let node = try #require(find(try placedBalloon(showing: canvas).balloon))
        return node.children.map { $0.translated(x: -node.frame.minX, y: -node.frame.minY) }
    }

    private let box = Path(CGRect(x: 1, y: 1, width: 5, height: 5))

    /// "draw(_:at:anchor:)": the anchor of the text is at the point.
    @Test(arguments: [UnitPoint.topLeading, .top, .trailing, .center, .bottomLeading, .bottom])
    func aTextStandsWithItsAnchorAtThePoint(anchor: UnitPoint) throws {
        let nodes = try drawn { $0.draw(Text(verbatim: "Hello"), at: CGPoint(x: 50, y: 30), anchor: anchor) }
        let frame = try #require(nodes.first).frame
        #expect(abs(frame.minX + frame.width * anchor.x - 50) < 0.01)
        #expect(abs(frame.minY + frame.height * anchor.y - 30) < 0.01)
    }

    /// As in Core Graphics, what is done last to the map is done first to what is drawn.
    @Test func mapsAreDoneFromTheLastToTheFirst() throws {
        let nodes = try drawn { context in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 3)
            context.fill(box, with: .color(.red))
            context.concatenate(CGAffineTransform(translationX: 1, y: 2))
            context.fill(box, with: .color(.red))
        }
        #expect(
            nodes.map(\.frame) == [
                CGRect(x: 12, y: 23, width: 10, height: 15), CGRect(x: 14, y: 29, width: 10, height: 15),
            ])
    }

    /// "drawLayer(content:)": what a layer changes holds in the layer; a clip and an opacity hold for what comes after them.
    @Test func aLayerKeepsItsChangesToItself() throws {
        let nodes = try drawn { context in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.opacity *= 0.5
                layer.translateBy(x: 2, y: 0)
                layer.clip(to: Path(CGRect(x: 0, y: 0, width: 3, height: 60)))
                layer.fill(box, with: .color(.red))
            }
            context.fill(box, with: .color(.red))
        }
        try #require(nodes.map(\.kind.rawValue) == ["clip", "shape"])
        #expect(nodes[0].frame == CGRect(x: 2, y: 0, width: 3, height: 60) && nodes[0].children[0].opacity == 0.25)
        #expect(nodes[0].children[0].frame == CGRect(x: 3, y: 1, width: 5, height: 5))
        #expect(nodes[1].frame == box.boundingRect && nodes[1].opacity == 0.5)
    }
}
