import Drawing
import Foundation
import ViewLayout

/// The row of apps below the input field (iOS 11 to 16): favourites, a hairline, recents. Apps that do not fit are
/// clipped, because the row scrolls.
package struct AppStripRow: Sendable {
    /// An app in the row.
    package struct App: Sendable, Equatable {
        /// The app's name.
        package var name: String
        /// The app's icon; nil for its first letter.
        package var icon: Picture?

        package init(name: String, icon: Picture? = nil) {
            self.name = name
            self.icon = icon
        }
    }

    /// The favourites, in the viewer's order.
    package var favorites: [App]
    /// The other apps, the one used last first.
    package var recents: [App]

    package init(favorites: [App] = [], recents: [App] = []) {
        self.favorites = favorites
        self.recents = recents
    }

    /// The row, as wide as the transcript, with its top left at zero.
    func placed(margin: CGFloat, metrics: TranscriptMetrics, in context: LayoutContext) throws -> PlacedNode {
        let width = context.traits.transcriptWidth
        let (icon, gap) = (metrics.stripIconSize, metrics.stripGap)
        let bounds = CGRect(x: 0, y: 0, width: width, height: icon.height + 2 * metrics.fieldRowGap)
        var children: [PlacedNode] = []
        var x = margin
        func mirrored(_ frame: CGRect) -> CGRect {
            guard context.layoutDirection == .rightToLeft else { return frame }
            return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        for (index, app) in (favorites + recents).enumerated() {
            if index == favorites.count, index > 0 {
                let pixel = PixelGrid(context.traits).pixel
                let line = mirrored(CGRect(x: x, y: metrics.fieldRowGap, width: pixel, height: icon.height))
                children.append(
                    PlacedNode(
                        id: "separator", kind: .fill, frame: line,
                        content: .fill(.rectangle(line), SemanticColor.separator.resolved(with: context.traits))))
                x += pixel + gap
            }
            let frame = mirrored(CGRect(x: x, y: metrics.fieldRowGap, width: icon.width, height: icon.height))
            children.append(try node(of: app, in: frame, context: context))
            x += icon.width + gap
        }
        return PlacedNode(
            id: "strip", kind: .strip, frame: bounds,
            attributes: [.init("favorites", "\(favorites.count)"), .init("recents", "\(recents.count)")],
            clip: .rectangle(bounds), children: children)
    }

    private func node(of app: App, in frame: CGRect, context: LayoutContext) throws -> PlacedNode {
        let capsule = Shape.rounded(frame, radius: frame.height / 2, style: .circular)
        if let icon = app.icon {
            var node = try ImageElement(icon, contentMode: .fill, id: "app").place(in: frame, context: context)
            node.attributes.append(.init("name", app.name))
            node.clip = capsule
            return node
        }
        let color = BalloonColors.incoming(for: context.traits)
        let letter = Text(app.name.prefix(1).uppercased(), font: .system(size: frame.height / 2, weight: .semibold))
        let measurement = try letter.measure(.unspecified, in: context)
        let size = measurement.size
        let place = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        return PlacedNode(
            id: "app", kind: .fill, frame: frame, content: .fill(capsule, color),
            attributes: [.init("name", app.name)],
            children: [letter.place(measurement, in: place, context: context)])
    }
}
