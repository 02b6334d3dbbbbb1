import Drawing
import Foundation
import ViewLayout

extension Transcript {
    /// What a phone shows around a conversation.
    package struct Screen: Sendable, Equatable {
        /// The name in the header: of the other person, or of the group.
        package var title: String

        package init(title: String) { self.title = title }
    }

    /// Whether a viewer has a screen that can be drawn.
    package static func hasScreen(for traits: TraitCollection) -> Bool { ScreenGeometry(for: traits) != nil }
}

/// The screen around a conversation: header, status bar, home indicator. Glass is drawn as a hairline around the
/// background, as the input field is; it refracts nothing.
extension TranscriptLayout {
    /// Adds what lies over the messages. The field is placed before.
    mutating func placeChrome(_ screen: Transcript.Screen, _ geometry: ScreenGeometry) throws {
        var nodes = [fade(of: geometry), backButton(geometry), try picture(of: screen, geometry)]
        nodes += try name(of: screen, geometry)
        nodes += try statusBar(geometry)
        if let bar = geometry.homeIndicator {
            let color = SemanticColor.label.resolved(with: traits)
            nodes.append(
                PlacedNode(
                    id: "homeIndicator", kind: .fill, frame: bar,
                    content: .fill(.rounded(bar, radius: bar.height / 2, style: .circular), color)))
        }
        for node in nodes { append(node) }
        bottom = geometry.size.height
    }

    /// A rectangle in the direction of the interface.
    private func placed(_ frame: CGRect) -> CGRect {
        guard traits.layoutDirection == .rightToLeft else { return frame }
        return CGRect(x: traits.transcriptWidth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// Messages fade under the header over the top of the screen.
    private func fade(of geometry: ScreenGeometry) -> PlacedNode {
        let frame = CGRect(x: 0, y: 0, width: geometry.size.width, height: ScreenGeometry.fadeHeight)
        let color = TranscriptColors.background(for: traits)
        let clear = Color(red: color.red, green: color.green, blue: color.blue, alpha: 0)
        return PlacedNode(
            id: "fade", kind: .gradient, frame: frame,
            content: .gradient(
                .rectangle(frame), LinearGradient(down: frame, from: color, to: clear)))
    }

    private func backButton(_ geometry: ScreenGeometry) -> PlacedNode {
        let frame = placed(geometry.backButton)
        let isLeftToRight = traits.layoutDirection == .leftToRight
        let symbol = PlacedNode(
            kind: .symbol, frame: frame,
            content: .fill(
                .path(SymbolName.chevron.outline(in: frame.shrunk(x: 10, y: 10), isMirrored: isLeftToRight)),
                SemanticColor.label.resolved(with: traits)))
        return PlacedNode(
            id: "back", kind: .button, frame: frame,
            children: PlacedNode.hairline(around: frame, radius: frame.height / 2, in: context) + [symbol])
    }

    private func picture(of screen: Transcript.Screen, _ geometry: ScreenGeometry) throws -> PlacedNode {
        var node = try disc(in: geometry.avatar, initials: Initials.of(screen.title))
        node.id = "picture"
        return node
    }

    /// The name in its capsule, with a chevron. A long one is cut.
    private func name(of screen: Transcript.Screen, _ geometry: ScreenGeometry) throws -> [PlacedNode] {
        let inset = ScreenGeometry.nameInset
        let around = 2 * inset + ScreenGeometry.chevronSide
        let text = Text(
            screen.title, font: .system(size: ScreenGeometry.nameSize, weight: .semibold), lineLimit: 1, id: "title")
        let widest = geometry.size.width - 2 * geometry.backButton.maxX - around
        let measurement = try text.measure(ProposedSize(width: max(0, widest), height: nil), in: context)
        let width = grid.roundedOutward(measurement.size.width + around)
        let height = ScreenGeometry.nameHeight
        let capsule = CGRect(x: (geometry.size.width - width) / 2, y: geometry.nameTop, width: width, height: height)
        let words = placed(
            CGRect(
                x: capsule.minX + inset, y: capsule.midY - measurement.size.height / 2,
                width: measurement.size.width, height: measurement.size.height))
        let side = ScreenGeometry.chevronSide
        let chevron = placed(
            CGRect(x: capsule.maxX - inset - side * 0.7, y: capsule.midY - side / 2, width: side, height: side))
        return PlacedNode.hairline(around: capsule, radius: height / 2, in: context) + [
            text.place(measurement, in: words, context: context),
            PlacedNode(
                kind: .symbol, frame: chevron,
                content: .fill(
                    .path(
                        SymbolName.chevron.outline(
                            in: chevron, isMirrored: traits.layoutDirection == .rightToLeft)),
                    TranscriptColors.secondary(for: traits).resolved(with: traits))),
        ]
    }

    /// The time of Apple's own pictures, and full signals. They do not follow the direction of the interface (chosen).
    private func statusBar(_ geometry: ScreenGeometry) throws -> [PlacedNode] {
        let color = SemanticColor.label.resolved(with: traits)
        let text = Text("9:41", font: .system(size: geometry.statusSize, weight: .semibold), lineLimit: 1, id: "clock")
        let measurement = try text.measure(.unspecified, in: context)
        let (size, middle) = (measurement.size, geometry.timeMiddle)
        let frame = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        let signals = StatusSymbols(around: geometry.signalsMiddle, letters: CGFloat(geometry.statusSize))
        return [text.place(measurement, in: frame, context: context)]
            + signals.shapes.map { shape in
                PlacedNode(id: shape.name, kind: .symbol, frame: shape.frame, content: .fill(shape.shape, color))
            }
    }
}
