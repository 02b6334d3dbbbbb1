import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Support
import Typesetting
import ViewLayout

/// Draws the balloons of a sweep on pages, the most severe findings first: one balloon for each interval of widths with
/// the same lines and findings. The findings are written below the balloon, and the nodes that they are about have
/// boxes.
package enum ContactSheet {
    private static let background = Color(red: 242, green: 242, blue: 247)
    private static let ink = Color(red: 60, green: 60, blue: 67)
    /// The colour of the findings that the author allows.
    private static let quietInk = Color(red: 110, green: 110, blue: 118)
    /// Nobody would view more intervals. Those that are left out are not worse than those that are shown.
    package static let maximumCellCount = 160
    /// Space around a balloon in its cell, in pixels.
    private static let padding = 12
    private static let labelHeight = 20

    /// Draws the pages of a scene's sweep, one after the other.
    /// - Parameters:
    ///   - workerCount: how many cells are drawn at once; the pictures do not depend on it.
    ///   - progress: is called after each balloon with the number of those that are drawn.
    ///   - consume: is called with each page.
    /// - Returns: the number of intervals that are not shown.
    /// - Throws: the errors of drawing, and those of `consume`.
    /// - Complexity: memory for one page.
    @discardableResult package static func draw(
        _ sweep: SceneSweep, of scene: BalloonScene, fonts: FontCascade, workerCount: Int,
        progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }, consume: (Bitmap) throws -> Void
    ) throws -> Int {
        let all = SheetCell.all(of: sweep, allowing: LintAllowances(scene.allowances))
        let cells = Array(all.prefix(maximumCellCount))
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        var page = SheetPage()
        var placed: [(picture: Bitmap, x: Int, y: Int)] = []
        var pageNumber = 1
        func end() throws {
            let words =
                sweep.scene + (pageNumber > 1 ? ", page \(pageNumber)" : "")
                + ": worst first; a frame marks what a finding is about, a grey one what is allowed"
            let title = try Label(fonts: fonts, renderer: Renderer()).bitmap(words, color: ink)
            var canvas = SheetCanvas(
                width: max(page.right, SheetPage.margin + title.width) + SheetPage.margin,
                height: page.bottom + SheetPage.margin, background: background)
            canvas.draw(title, x: SheetPage.margin, y: SheetPage.margin)
            for (picture, x, y) in placed { canvas.draw(picture, x: x, y: y) }
            (page, placed) = (SheetPage(), [])
            pageNumber += 1
            try consume(canvas.bitmap)
        }
        try OrderedConcurrency.forEach(
            cells, workerCount: workerCount, makeWorker: { try Renderer() },
            work: { renderer, cell in
                var context = context
                context.traits = cell.cell.traits
                return try picture(of: cell, in: scene, context, fonts, renderer)
            },
            consume: { index, picture in
                var place = page.place(width: picture.width, height: picture.height)
                if place == nil {
                    try end()
                    place = page.place(width: picture.width, height: picture.height)
                }
                if let place { placed.append((picture, place.x, place.y)) }
                progress(index + 1, cells.count)
            })
        if !placed.isEmpty { try end() }
        return all.count - cells.count
    }

    /// Draws a cell: its name, the balloon on the background of its appearance, and the findings.
    private static func picture(
        of cell: SheetCell, in scene: BalloonScene, _ context: LayoutContext, _ fonts: FontCascade,
        _ renderer: Renderer
    ) throws -> Bitmap {
        let label = Label(fonts: fonts, renderer: renderer)
        let balloon = cell.cell.isLaidOut ? try scene.layout(in: context) : nil
        var picture: Bitmap?
        if let balloon, !balloon.isEmpty {
            picture = try renderer.render(balloon.displayList(boxing: cell.problems, quietly: cell.allowed), scale: 1)
        }
        let title = try label.bitmap(cell.title, color: ink, fontSize: 14)
        let width = max(picture?.width ?? 0, title.width, 200) + 2 * padding
        let height = (picture?.height ?? 0) + 2 * padding
        let sentences = try zip(cell.cell.findings, cell.reasons).map { finding, reason in
            let message = reason.map { "\(finding.subject) (allowed: \($0))" } ?? finding.message
            return try label.paragraph(
                "\(finding.kind.rawValue): \(message)",
                color: reason == nil ? Self.color(of: finding.severity) : Self.quietInk, fontSize: 12,
                width: CGFloat(width))
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

/// Finds the place of the next cell of a contact sheet on its page. Cells are side by side, and each row is as tall as
/// its tallest cell. Lengths are in pixels.
struct SheetPage {
    /// The bottom of the last row, and the right edge of the cell that reaches furthest.
    private(set) var bottom = top, right = 0
    private var x = margin, y = top

    /// Space around a page.
    static let margin = 16
    /// Space between cells.
    static let gap = 12
    /// The width of a page; a cell that is wider makes its page wider.
    static let width = 1600
    /// The maximum bottom of a page's last row. A single cell may be taller.
    static let height = 2200
    /// The room for the title above the cells.
    private static let heading = 32
    private static let top = margin + heading

    /// Whether the page is empty.
    var isEmpty: Bool { right == 0 }

    /// The top left corner of the next cell; nil where the page has no room for it.
    mutating func place(width: Int, height: Int) -> (x: Int, y: Int)? {
        var (x, y) = (x, y)
        if x > Self.margin, x + width > Self.width - Self.margin { (x, y) = (Self.margin, bottom + Self.gap) }
        guard isEmpty || y + height <= Self.height - Self.margin || y == Self.top else { return nil }
        bottom = max(bottom, y + height)
        right = max(right, x + width)
        (self.x, self.y) = (x + width + Self.gap, y)
        return (x, y)
    }
}
