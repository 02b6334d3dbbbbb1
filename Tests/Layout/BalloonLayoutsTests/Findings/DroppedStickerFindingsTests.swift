import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Stickers that were dropped on balloons.
@Suite struct DroppedStickerFindingsTests {
    @Test("A dropped sticker that an edge cuts is told, with how much", arguments: [-120.0, 220])
    func stickerBeyondTheEdge(_ x: Double) throws {
        func findings(at x: Double) -> [Finding] {
            let frame = CGRect(x: x, y: 0, width: 100, height: 100)
            let node = PlacedNode(
                id: "dropped", kind: .image, frame: frame,
                content: .picture(picture(width: 300, height: 300, scale: 1), extent: frame))
            return DroppedStickerFindings.findings(
                of: [DroppedStickerFindings(sticker: node, owner: nil, below: [])],
                in: CGRect(x: 0, y: 0, width: 200, height: 200))
        }
        #expect(findings(at: 50).isEmpty)
        #expect(findings(at: x).map(\.kind) == [.nodeOutsideBalloon])
        #expect(abs(try #require(findings(at: x).first?.points) - 120) < 1)
    }
}
