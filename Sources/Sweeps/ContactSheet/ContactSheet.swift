import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Support
import Typesetting
import ViewLayout

/// A sweep to look at: the balloons of its cells on pages, the worst first, one for each interval of widths that have the
/// same lines and findings. What is found stands below a balloon, and the nodes that it is about are boxed.
package struct ContactSheet {
    /// The pages.
    package let pages: [Bitmap]
    /// How many intervals there are beyond those that are shown.
    package let leftOutCount: Int

    private static let background = Color(red: 242, green: 242, blue: 247)
    private static let ink = Color(red: 60, green: 60, blue: 67)
    /// More intervals than anybody looks at; what is left out is no worse than what is shown.
    package static let maximumCellCount = 160
    /// Space around a balloon in its cell, in pixels.
    private static let padding = 12
    private static let labelHeight = 20

    /// Draws the pages of a scene's sweep.
    /// - Parameters:
    ///   - workerCount: how many cells are drawn at once; the pictures do not depend on it.
    ///   - progress: is called after each balloon with how many are drawn.
    /// - Throws: what drawing throws.
    /// - Complexity: memory for the pages and their balloons.
    package init(
        _ sweep: SceneSweep, of scene: BalloonScene, fonts: FontCascade, workerCount: Int,
        progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws {
        let all = SheetCell.all(of: sweep)
        let cells = Array(all.prefix(Self.maximumCellCount))
        leftOutCount = all.count - cells.count
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        var drawn: [Bitmap] = []
        try OrderedConcurrency.forEach(
            cells, workerCount: workerCount, makeWorker: { try Renderer() },
            work: { renderer, cell in
                var context = context
                context.traits = cell.cell.traits
                return try Self.picture(of: cell, in: scene, context, fonts, renderer)
            },
            consume: { index, picture in
                drawn.append(picture)
                progress(index + 1, cells.count)
            })
        let label = Label(fonts: fonts, renderer: try Renderer())
        let pages = SheetPage.pages(of: drawn.map { ($0.width, $0.height) })
        self.pages = try pages.enumerated().map { index, page in
            let count = pages.count > 1 ? ", page \(index + 1) of \(pages.count)" : ""
            let right = page.places.map { $0.x + drawn[$0.index].width }.max() ?? 0
            var canvas = SheetCanvas(
                width: max(right, 400) + SheetPage.margin, height: page.bottom + SheetPage.margin,
                background: Self.background)
            canvas.draw(
                try label.bitmap(sweep.scene + count, color: Self.ink), x: SheetPage.margin, y: SheetPage.margin)
            for place in page.places { canvas.draw(drawn[place.index], x: place.x, y: place.y) }
            return canvas.bitmap
        }
    }

    /// A cell: its name, the balloon on the ground of its appearance, and what was found.
    private static func picture(
        of cell: SheetCell, in scene: BalloonScene, _ context: LayoutContext, _ fonts: FontCascade,
        _ renderer: Renderer
    ) throws -> Bitmap {
        let label = Label(fonts: fonts, renderer: renderer)
        let balloon = cell.cell.isLaidOut ? try scene.layout(in: context) : nil
        var picture: Bitmap?
        if let balloon, !balloon.isEmpty {
            picture = try renderer.render(balloon.displayList(boxing: cell.cell.findings), scale: 1)
        }
        let title = try label.bitmap(cell.title, color: ink, fontSize: 14)
        let width = max(picture?.width ?? 0, title.width, 200) + 2 * padding
        let height = (picture?.height ?? 0) + 2 * padding
        let sentences = try cell.cell.findings.map { finding in
            try label.paragraph(
                "\(finding.kind.rawValue): \(finding.message)", color: Self.color(of: finding.severity),
                fontSize: 12, width: CGFloat(width))
        }
        let below = sentences.reduce(0) { $0 + $1.height + 4 }
        var canvas = SheetCanvas(width: width, height: labelHeight + height + below, background: background)
        canvas.draw(title, x: 0, y: 0)
        canvas.fill(
            x: 0, y: labelHeight, width: width, height: height,
            cell.cell.traits.drawnStyle == .dark ? .black : .white)
        if let picture { canvas.draw(picture, x: padding, y: labelHeight + padding) }
        var y = labelHeight + height + 4
        for sentence in sentences {
            canvas.draw(sentence, x: 0, y: y)
            y += sentence.height + 4
        }
        return canvas.bitmap
    }

    private static func color(of severity: Finding.Severity) -> Color {
        switch severity {
        case .error: Color(red: 190, green: 24, blue: 16)
        case .warning: Color(red: 150, green: 82, blue: 0)
        case .note: Color(red: 40, green: 90, blue: 160)
        }
    }
}
