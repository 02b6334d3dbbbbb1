import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Sweeps
import Typesetting
import ViewLayout

/// Draws what changed since an earlier sweep as one picture: one row per viewer who sees a change first, with the
/// balloon before and after side by side.
package enum ChangeSheet {
    private static let background = Color(red: 242, green: 242, blue: 247)
    private static let ink = Color(red: 60, green: 60, blue: 67)
    private static let faintInk = Color(red: 130, green: 130, blue: 138)
    /// Nobody would view more rows. The changes of most cells come first.
    private static let maximumRowCount = 8
    // Lengths in pixels.
    private static let margin = 16
    private static let gap = 12
    private static let padding = 12
    private static let minimumWidth = 200

    /// The changes that one viewer sees.
    private struct Row {
        let traits: TraitCollection
        var sentences: [String]
    }

    /// The picture; nil where nothing changed.
    /// - Parameters:
    ///   - earlier: the scene of the earlier sweep.
    ///   - scene: the scene of this sweep.
    /// - Throws: the errors of drawing. The place of a scene that cannot be laid out stays empty.
    package static func draw(
        _ changes: SweepChanges, from earlier: BalloonScene, to scene: BalloonScene, fonts: FontCascade
    ) throws -> Bitmap? {
        let renderer = try Renderer()
        let label = Label(fonts: fonts, renderer: renderer)
        let pictures = try rows(of: changes).map { row in
            let before = try picture(of: earlier, for: row.traits, fonts, renderer)
            let after = try picture(of: scene, for: row.traits, fonts, renderer)
            return try picture(of: row, before, after, label)
        }
        guard !pictures.isEmpty else { return nil }
        let title = try label.bitmap("\(changes.scene): before and after", color: ink)
        let width = max(title.width, pictures.map(\.width).max() ?? 0) + 2 * margin
        let height = pictures.reduce(title.height) { $0 + gap + $1.height } + 2 * margin
        var canvas = SheetCanvas(width: width, height: height, background: background)
        canvas.draw(title, x: margin, y: margin)
        var y = margin + title.height + gap
        for picture in pictures {
            canvas.draw(picture, x: margin, y: y)
            y += picture.height + gap
        }
        return canvas.bitmap
    }

    /// Returns the changes by the viewer who sees them first.
    private static func rows(of changes: SweepChanges) -> [Row] {
        var rows: [Row] = []
        for change in changes.changes {
            guard let traits = change.places.first?.traits else { continue }
            if let known = rows.firstIndex(where: { $0.traits == traits }) {
                rows[known].sentences.append(change.message)
            } else if rows.count < maximumRowCount {
                rows.append(Row(traits: traits, sentences: [change.message]))
            }
        }
        return rows
    }

    private static func picture(
        of scene: BalloonScene, for traits: TraitCollection, _ fonts: FontCascade, _ renderer: Renderer
    ) throws -> Bitmap? {
        guard let balloon = try? scene.layout(in: LayoutContext(traits: traits, fonts: fonts)), !balloon.isEmpty else {
            return nil
        }
        return try renderer.render(balloon.displayList(), scale: 1)
    }

    private static func picture(of row: Row, _ before: Bitmap?, _ after: Bitmap?, _ label: Label) throws -> Bitmap {
        let side = max(minimumWidth, before?.width ?? 0, after?.width ?? 0) + 2 * padding
        let width = 2 * side + gap
        let words =
            try [label.paragraph(TraitText.summary(row.traits), color: ink, fontSize: 14, width: CGFloat(width))]
            + row.sentences.map { try label.paragraph($0, color: ink, fontSize: 12, width: CGFloat(width)) }
        let names = try ["before", "after"].map { try label.bitmap($0, color: faintInk, fontSize: 12) }
        let top = words.reduce(0) { $0 + $1.height + 4 }
        let height = max(before?.height ?? 0, after?.height ?? 0) + 2 * padding + names[0].height
        var canvas = SheetCanvas(width: width, height: top + height, background: background)
        var y = 0
        for line in words {
            canvas.draw(line, x: 0, y: y)
            y += line.height + 4
        }
        for (index, picture) in [before, after].enumerated() {
            let x = index * (side + gap)
            canvas.draw(names[index], x: x, y: top)
            let isDark = row.traits.drawnStyle == .dark
            canvas.fill(
                x: x, y: top + names[index].height, width: side, height: height - names[index].height,
                isDark ? .black : .white)
            if let picture { canvas.draw(picture, x: x + padding, y: top + names[index].height + padding) }
        }
        return canvas.bitmap
    }
}
