import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Synchronization
import Typesetting
import ViewLayout

/// Draws balloons of many widths: what does not depend on the width is kept.
final class StudioDrawing: Sendable {
    /// Copies of it share what was shaped.
    let context: LayoutContext

    private struct Key: Hashable {
        let file: String
        let revision: Int
        let isInTranscript: Bool
        let traits: TraitCollection
    }

    private let kept = Mutex<[(key: Key, layouts: SceneLayouts)]>([])

    /// How many viewers are kept: all text sizes and languages of a wall.
    private static let maximumKept = 32

    init(fonts: FontCascade) { context = LayoutContext(traits: TraitCollection(), fonts: fonts) }

    /// The picture of a balloon as a PNG; nil where there is nothing to show.
    /// - Parameter pixels: pixels to a point.
    func picture(
        of edited: EditedScenes.Edited, for viewer: TraitCollection, inTranscript: Bool, pixels: Int
    ) throws -> [UInt8]? {
        guard let layouts = try layouts(of: edited, for: viewer, inTranscript: inTranscript) else { return nil }
        let balloon = try layouts.layout(transcriptWidth: viewer.transcriptWidth)
        guard !balloon.isEmpty else { return nil }
        return PNGEncoder.encode(try context.renderers.render(balloon.displayList(), scale: pixels))
    }

    private func layouts(
        of edited: EditedScenes.Edited, for viewer: TraitCollection, inTranscript: Bool
    ) throws -> SceneLayouts? {
        guard let scene = edited.shown.scene else { return nil }
        let key = Key(
            file: edited.shown.file, revision: edited.revision, isInTranscript: inTranscript,
            traits: viewer.with(\.transcriptWidth, 0))
        if let known = kept.withLock({ kept in kept.first { $0.key == key }?.layouts }) { return known }
        var context = context
        context.traits = viewer
        let layouts = try SceneLayouts(of: inTranscript ? scene.inTranscript : scene, in: context)
        kept.withLock { kept in
            kept.append((key, layouts))
            if kept.count > Self.maximumKept { kept.removeFirst() }
        }
        return layouts
    }
}
