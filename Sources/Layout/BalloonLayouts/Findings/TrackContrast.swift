import Drawing
import Foundation
import Support
import ViewLayout

/// The contrast of the filled part of a progress or a gauge with the rest of its track, and findings where it is too low.
///
/// A bar that cannot be told from its track looks full, and one whose track cannot be told from the view looks like a
/// short full bar. The track is translucent, so only the first can happen to a scene's own.
struct TrackContrast: Sendable {
    /// The minimum contrast of the filled part with its track (chosen: about that of the system's greys side by side).
    static let minimum = 1.5

    private let tracks: [Track]
    private let backdrop: Backdrop

    /// A track that is partly filled.
    private struct Track: Sendable {
        let name: String
        let box: CGRect
        let color, fill: Color
    }

    /// - Complexity: O(nodes).
    init(in root: PlacedNode, size: CGSize, drawnBy renderers: Renderers) {
        tracks = Self.tracks(in: root, named: root.name)
        let items = tracks.isEmpty ? [] : DisplayList(behindTextsOf: root.withoutTracks, size: size).items
        backdrop = Backdrop(of: DisplayList(size: size, items: items), drawnBy: renderers)
    }

    /// Whether something must be drawn to know the findings.
    var needsDrawing: Bool { tracks.contains { backdrop.isDrawn(under: $0.box) } }

    /// Every bar and gauge whose filled part is hard to tell from its track, in drawing order.
    var findings: [Finding] {
        tracks.compactMap { track in
            guard let below = backdrop.pixels(under: track.box).mean else { return nil }
            let unfilled = track.color.blended(on: below)
            let ratio = TitleContrast.of(track.fill, onPlain: unfilled).ratio
            guard ratio < Self.minimum else { return nil }
            return Finding(
                .valueContrastLow, node: track.name,
                message:
                    "the filled part of \(track.name) has a contrast of \((ratio * 100).rounded(.down) / 100) with "
                    + "its track, less than \(Self.minimum), so that it looks full or empty; change its colour or the "
                    + "one below")
        }
    }

    private static func tracks(in node: PlacedNode, named name: String) -> [Track] {
        if [.progress, .gauge].contains(node.kind), let track = node.children.first, let fill = track.children.first,
            case .fill(_, let color) = track.content, case .fill(_, let filled) = fill.content,
            !node.attributes.contains(where: { $0.name == "value" && $0.value == FixedDecimal.text(1) })
        {
            return [Track(name: name, box: track.frame, color: color, fill: filled)]
        }
        return node.namedChildren.flatMap { tracks(in: $0.node, named: $0.name) }
    }
}

extension Color {
    /// The colour that is seen where this one is drawn on an opaque one.
    fileprivate func blended(on below: Color) -> Color {
        let share = Double(alpha) / 255
        func part(_ over: UInt8, _ under: UInt8) -> UInt8 {
            let sum: Double = Double(over) * share + Double(under) * (1 - share)
            return UInt8(sum.rounded())
        }
        return Color(
            red: part(red, below.red), green: part(green, below.green), blue: part(blue, below.blue))
    }
}

extension PlacedNode {
    /// The tree without bars and gauges.
    fileprivate var withoutTracks: PlacedNode {
        var node = self
        if [.progress, .gauge].contains(kind) {
            node.children = []
        } else {
            node.children = children.map(\.withoutTracks)
        }
        return node
    }
}
