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

    /// A text is told of once, by the sticker that covers most of it, and by the first of two that cover as much.
    @Test(
        arguments: [([40.0, 40], 40.0), ([20, 40], 40), ([40, 20], 40), ([30], 30), ([40, 20, 40], 40)]
            as [([Double], Double)])
    func aTextIsToldOfOnce(_ widths: [Double], _ points: Double) throws {
        let text = try Text("Dinner at the pier", id: "text")
            .place(in: CGRect(x: 0, y: 0, width: 200, height: 24), context: context())
        let stickers = widths.map { width in
            let frame = CGRect(x: 10, y: 0, width: width, height: 24)
            let node = PlacedNode(
                id: "dropped", kind: .image, frame: frame,
                content: .picture(picture(width: 20, height: 20), extent: frame))
            return DroppedStickerFindings(
                sticker: node, owner: "entries[1]", below: [(text, "entries[0]"), (text, nil)])
        }
        let found = DroppedStickerFindings.findings(of: stickers, in: CGRect(x: 0, y: 0, width: 200, height: 200))
        // The same text of two entries is two texts.
        #expect(found.map(\.kind) == [.textCovered, .textCovered])
        #expect(
            Set(found.map(\.entry)) == ["entries[0]", nil] && found.allSatisfy { abs(($0.points ?? 0) - points) < 1.01 }
        )
    }

    /// A sticker stays between the sides of the transcript, and stands in the middle of its place on the balloon.
    @Test(arguments: [(-3.0, 0.0), (0.5, nil), (4, 402)] as [(Double, Double?)])
    func aStickerStaysInside(_ x: Double, _ edge: Double?) throws {
        let art = StickerBrowser.Cell(art: picture(), localizedDescription: "a")
        let sticker = Transcript.Entry.DroppedSticker(
            sticker: art, position: CGPoint(x: x, y: 0.5), scale: 0.5)
        let entry = Transcript.Entry(
            .text("Dinner at the pier"), sender: Transcript.Entry.Sender(identifier: "ada"), droppedStickers: [sticker])
        let room = Array(repeating: Transcript.Entry(.text("Hi")), count: 3)
        let placed = try Transcript(entries: room + [entry] + room).place(in: context())
        let node = try #require(placed.node("dropped"))
        if let edge { #expect(isClose(edge == 0 ? node.frame.minX : node.frame.maxX, edge, within: 0.34)) }
        let balloon = placed.balloon.children[3].frame
        #expect(isClose(node.frame.midY, balloon.midY, within: 4))
        if edge == nil { #expect(isClose(node.frame.midX, balloon.midX, within: 0.34)) }
    }
}
