import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What is drawn out to the edge of a live balloon: plain shapes to the tip of the tail, and what has round corners or is a
/// line to the end of the body.
@Suite struct DrawnOutEdgeTests {
    private let blue = Fill(.literal(Color(red: 0, green: 0, blue: 255)))

    /// A balloon of 200.2 by 100.4 points at 2x, and its first node.
    private func drawn(_ view: any Element) throws -> (node: PlacedNode, body: CGRect, bounds: CGRect) {
        var metrics = TemplateMetrics()
        metrics.tail = .bottom
        let content = LiveContent(
            view: view, answeredWidth: .points(200.2), answeredHeight: .length(.points(100.4)),
            alternate: template(caption: "a"))
        let balloon = try BalloonLayout(content: .live(content), side: .outgoing, metrics: metrics)
            .place(in: context(TraitCollection(displayScale: 2)))
        let body = CGRect(x: 0, y: 0, width: 200.5, height: 100.5)
        // A tail of 6.8 points (facts 10.1.4) ends within the pixel that ends at 107.5.
        return (
            try #require(balloon.drawnRoot.children.first), body, CGRect(x: 0, y: 0, width: 200.5, height: 107.5)
        )
    }

    @Test func plainShapesReachTheTipOfTheTail() throws {
        let (fill, _, bounds) = try drawn(blue)
        guard case .fill(.rectangle(let rect), _) = fill.content else { throw CocoaError(.featureUnsupported) }
        #expect(rect == bounds)
        let (gradient, _, _) = try drawn(GradientFill([.literal(.white), .literal(.black)]))
        guard case .gradient(.rectangle(let ground), _) = gradient.content else {
            throw CocoaError(.featureUnsupported)
        }
        #expect(ground == bounds)
        let (clip, _, _) = try drawn(Changed.clipped(blue, outline: .rectangle))
        #expect(clip.clip == .rectangle(bounds))
    }

    /// Round corners belong to the body, and a line along the edge goes around it.
    @Test func roundShapesAndLinesEndWithTheBody() throws {
        let (fill, body, _) = try drawn(Fill(.literal(.black), outline: .rounded(radius: 12)))
        guard case .fill(let shape, _) = fill.content else { throw CocoaError(.featureUnsupported) }
        #expect(shape == .rounded(body, radius: 12, style: .continuous))
        let (clip, _, _) = try drawn(Changed.clipped(blue, outline: .rounded(radius: 9)))
        #expect(clip.clip == .rounded(body, radius: 9, style: .continuous))
        for outline in [Fill.Outline.rectangle, .rounded(radius: 7)] {
            let (border, _, _) = try drawn(
                Changed.bordered(blue, color: .literal(.black), width: 3, outline: outline))
            let radius: CGFloat = outline == .rectangle ? 0 : 7
            let style: CornerStyle = outline == .rectangle ? .circular : .continuous
            #expect(border.border?.shape == .border(body, width: 3, radius: radius, style: style))
            #expect(border.border?.color == .black)
        }
    }

    /// What ends before the edge stays as it is.
    @Test func whatEndsBeforeStays() throws {
        let (padding, _, _) = try drawn(
            Padding(Changed.bordered(blue, color: .literal(.black), width: 3), insets: EdgeInsets(5)))
        let border = try #require(padding.children.first)
        let rect = CGRect(x: 5, y: 5, width: 190.2, height: 90.4)
        guard case .border(let box, _, _, _)? = border.border?.shape else { throw CocoaError(.featureUnsupported) }
        #expect(isClose(box.minX, rect.minX) && isClose(box.maxX, rect.maxX) && isClose(box.maxY, rect.maxY))
    }
}
