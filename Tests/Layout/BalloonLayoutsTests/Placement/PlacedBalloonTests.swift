import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What a placed balloon tells about itself: its findings, the size of its picture, the contrast of its texts.
@Suite struct PlacedBalloonTests {
    @Test func findingsOfTheMessageAreFindingsOfTheBalloon() throws {
        var layout = BalloonLayout(content: .template(template(caption: "Dinner")))
        layout.messageFindings = [Finding(.urlMissing, message: "")]
        let balloon = try layout.place(in: context())
        #expect(balloon.findingKinds.contains(.urlMissing))
        #expect(balloon.findingsOfLayout.contains { $0.kind == .urlMissing })
    }

    /// That the words of two buttons overlap says nothing new where the buttons do.
    @Test func buttonsThatOverlapAreToldOnce() throws {
        let context = try context()
        func button(_ title: String, x: CGFloat) throws -> PlacedNode {
            let frame = CGRect(x: x, y: 0, width: 100, height: 50)
            let text = try Text(title).place(in: frame, context: context)
            return PlacedNode(id: title, kind: .button, frame: frame, children: [text])
        }
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
        let root = PlacedNode(
            kind: .live, frame: bounds, children: [try button("Accept", x: 0), try button("Decline", x: 10)])
        func kinds(_ known: [Finding]) -> [Finding.Kind] {
            PlacedBalloon(size: bounds.size, balloon: root, traits: TraitCollection(), findings: known)
                .findings.map(\.kind)
        }
        let overlaps = TouchTargets(in: root).overlaps
        #expect(overlaps.map(\.kind) == [.touchTargetsOverlap])
        #expect(kinds([]).contains(.textsOverlap) && !kinds(overlaps).contains(.textsOverlap))
    }

    /// The picture has the tail below the body: at another width, too, it is as large as when it is placed there.
    @Test(arguments: BalloonTail.allCases) func thePictureHoldsTheTail(_ tail: BalloonTail) throws {
        var metrics = TemplateMetrics()
        metrics.tail = tail
        func balloon(_ width: CGFloat) throws -> PlacedBalloon {
            try placed(
                template(caption: "Dinner"), traits: TraitCollection(transcriptWidth: width), metrics: metrics)
        }
        let (narrow, wide) = (try balloon(390), try balloon(402))
        let size = narrow.canvasSize(atTranscriptWidth: 402)
        #expect(isClose(size.width, wide.canvasSize.width, within: 0.001))
        #expect(isClose(size.height, wide.canvasSize.height, within: 0.001))
        #expect((size.height > wide.size.height + 1) == (tail != .side))
    }

    /// A conversation without entries is as tall as its margins, its picture the next whole pixel.
    @Test(arguments: [(0.1, 1.0 / 3), (0.5, 1), (2, 4)] as [(CGFloat, CGFloat)])
    func thePictureIsNoTallerThanItsContent(_ margin: CGFloat, _ height: CGFloat) throws {
        var metrics = TranscriptMetrics()
        metrics.verticalMargin = margin
        let balloon = try Transcript(entries: [], metrics: metrics).place(in: context())
        #expect(isClose(balloon.canvasSize.height, height))
    }

    /// Contrasts are known by the index of their text in the record.
    @Test func eachTextHasItsContrast() throws {
        let balloon = try placed(
            template(caption: "Dinner", trailingCaption: "7", subcaption: "Friday", trailingSubcaption: "2"),
            icon: picture())
        let nodes = balloon.record.nodes
        let texts = nodes.indices.filter { !nodes[$0].lines.isEmpty }
        #expect(texts.count == 4 && balloon.textContrasts.keys.sorted() == texts)
    }
}
