import Drawing
import Foundation
import ViewLayout

/// The plain messages that replace a balloon on older systems: a photo, and a bubble with the URL.
struct FallbackBalloon {
    var content: FallbackContent
    var frame: BalloonFrame
    var metrics: FallbackMetrics
    var transcriptMetrics: TranscriptMetrics

    /// Measures and places the messages below each other as a run, on their sender's side. The last bubble has the
    /// tail. If tails are at the side, the photo is inset by the width of the tail.
    func placed(in context: LayoutContext) throws -> PlacedBalloon {
        let tailRoom = content.endsWithBubble ? frame.tailRoom : 0
        let nodes: [(node: PlacedNode, room: CGFloat)] = try content.items.map { item in
            switch item {
            case .picture(let picture): (try photo(picture, in: context), tailRoom)
            case .url(let url): (try bubble(url, in: context), 0)
            }
        }
        let width = nodes.map { $0.node.frame.width + $0.room }.max() ?? 0
        let isOnRight = frame.isOnRight(for: context.traits)
        var y: CGFloat = 0
        let run = nodes.map { node, room in
            defer { y += node.frame.height + transcriptMetrics.gapInRun }
            return node.translated(x: isOnRight ? width - room - node.frame.width : room, y: y)
        }
        let size = CGSize(width: width, height: run.last?.frame.maxY ?? 0)
        let root = PlacedNode(
            kind: .fallback, frame: CGRect(origin: .zero, size: size),
            attributes: [.init("side", frame.side.rawValue)], children: run)
        return PlacedBalloon(
            size: size, balloon: root, traits: context.traits,
            findings: content.findings)
    }

    private func photo(_ picture: Picture, in context: LayoutContext) throws -> PlacedNode {
        let widest = frame.maximumSize(for: context.traits).width
        let width = max(widest - metrics.photoWidthReserve, frame.metrics.iconBadgeMinimumWidth)
        let own = picture.pointSize.width / picture.pointSize.height
        let aspect = min(max(own, metrics.photoMinimumAspect), metrics.photoMaximumAspect)
        let size = PixelGrid(context.traits).roundedOutward(
            CGSize(width: width, height: min(width / aspect, metrics.photoMaximumHeight)))
        let bounds = CGRect(origin: .zero, size: size)
        var node = try ImageElement(picture, contentMode: .fill, id: "picture").place(in: bounds, context: context)
        node.clip = .rounded(bounds, radius: frame.metrics.radius(for: context.traits), style: .continuous)
        return node
    }

    private func bubble(_ url: URL, in context: LayoutContext) throws -> PlacedNode {
        var node = try TextBubble(
            text: url.absoluteString, side: frame.side, showsTail: frame.hasTail, metrics: transcriptMetrics,
            balloonMetrics: frame.metrics, sideRoom: frame.sideRoom
        ).placed(in: context)
        node.id = "url"
        return node
    }
}
