import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// Contact sheets: one cell for each interval of widths, the worst first, on pages.
struct ContactSheetTests {
    private func scene() throws -> BalloonScene {
        try BalloonScene(
            text: """
                message:
                  summaryText: Dinner
                  url: https://example.com
                  layout: {template: {caption: "Dinner at noon on Thursday with everyone", subcaption: Table for four}}
                app: {name: Table}
                """, file: "Examples/dinner.yaml")
    }

    @Test func neighboursThatLookAlikeAreOneCellAndTheWorstComeFirst() {
        func cell(_ width: CGFloat, _ category: ContentSizeCategory, _ kinds: [Finding.Kind], lines: Int = 1)
            -> SweepCell
        {
            .sample(
                .sample(width: width, category: category), lines: lines,
                findings: kinds.map { Finding($0, message: "") })
        }
        let sweep = SceneSweep(
            scene: "dinner",
            cells: [
                cell(320, .large, []), cell(320, .accessibilityMedium, [.textTruncated], lines: 2),
                cell(375, .large, []), cell(375, .accessibilityMedium, [.wordBroken], lines: 2),
                cell(402, .large, [], lines: 2), cell(402, .accessibilityMedium, [.wordBroken], lines: 2),
                cell(440, .large, [], lines: 2), cell(440, .accessibilityMedium, [.wordBroken, .wordBroken]),
            ])
        // Each row has an object of its own, as in a real sweep.
        let cells = SheetCell.all(
            of: SceneSweep(scene: "dinner", cells: sweep.cells.sharingRows()), allowing: LintAllowances([]))
        #expect(
            cells.map(\.title) == [
                "320 AX1 en light", "440 AX1 en light", "375–402 AX1 en light", "320–375 L en light",
                "402–440 L en light",
            ])
        #expect(cells.map(\.count) == [1, 1, 2, 2, 2])
        #expect(Finding.Kind.textTruncated.entry.severity == .error)
    }

    /// What the author keeps makes no cell worse, and a width from which on it is kept begins another one.
    @Test func whatIsAllowedDoesNotCount() {
        let cells = [320, 375, 402].map { width in
            SweepCell.sample(
                .sample(width: width, category: .large),
                findings: [Finding(.textTruncated, node: "caption", message: "")])
        }
        var allowance = LintAllowance(.textTruncated, node: "caption", reason: "it is a name")
        allowance.condition = "width>=375"
        let shown = SheetCell.all(
            of: SceneSweep(scene: "dinner", cells: cells.sharingRows()), allowing: LintAllowances([allowance]))
        #expect(shown.map(\.title) == ["320 L en light", "375–402 L en light"])
        #expect(shown.map(\.problems.count) == [1, 0] && shown.map(\.allowed.count) == [0, 1])
        #expect(shown[1].reasons == ["it is a name"])
    }

    @Test func cellsStandSideBySideAsLongAsThereIsRoom() throws {
        var page = SheetPage()
        var places: [[Int]] = []
        while let place = page.place(width: 500, height: 600) { places.append([place.x, place.y]) }
        let columns = [16, 16 + 512, 16 + 1024]
        #expect(places.map { $0[0] } == columns + columns + columns)
        #expect(places.map { $0[1] } == [48, 48, 48, 660, 660, 660, 1272, 1272, 1272])
        #expect(page.bottom == 1872 && page.right == 1540)
        // The next row begins below the tallest of the one before, wherever that stands.
        for heights in [[600, 200, 100], [100, 600, 200], [200, 100, 600]] {
            var page = SheetPage()
            for height in heights { #expect(page.place(width: 500, height: height)?.y == 48) }
            #expect(page.place(width: 500, height: 100)?.y == 48 + 600 + 12 && page.bottom == 48 + 600 + 12 + 100)
        }
        // What is larger than a page stands alone.
        var large = SheetPage()
        #expect(large.isEmpty && large.place(width: 3000, height: 4000) != nil)
        #expect(large.place(width: 10, height: 10) == nil)
    }

    /// Where a balloon stands on the sheet are the pixels that it has by itself with its boxes, over white or black.
    @Test func everyBalloonIsOnTheSheetOnItsBackground() throws {
        let scene = try scene()
        let fonts = try FontCascade.bundled()
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [320, 402]
        axes[\.userInterfaceStyle] = [.light, .dark]
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: fonts, workerCount: 1)
        var told: [Int] = []
        func pages(_ workerCount: Int) throws -> [Bitmap] {
            var pages: [Bitmap] = []
            told = []
            let rest = try ContactSheet.draw(
                sweep, of: scene, fonts: fonts, workerCount: workerCount, progress: { done, _ in told.append(done) },
                consume: { pages.append($0) })
            #expect(rest == 0)
            return pages
        }
        let sheet = try pages(2)
        let cells = SheetCell.all(of: sweep, allowing: LintAllowances([]))
        #expect(told == Array(1...cells.count))
        #expect(try pages(1) == sheet && sheet.count == 1)
        for cell in cells.map(\.cell) {
            let balloon = try scene.layout(traits: cell.traits, fonts: fonts)
            let picture = try Renderer().render(balloon.displayList(boxing: cell.findings), scale: 1)
            var canvas = SheetCanvas(
                width: picture.width, height: picture.height,
                background: cell.traits.userInterfaceStyle == .dark ? .black : .white)
            canvas.draw(picture, x: 0, y: 0)
            #expect(occurrences(of: canvas.bitmap, in: sheet[0]) == 1)
        }
    }

    /// A page is as wide as its title where that is wider than its balloons.
    @Test func aPageHoldsItsTitle() throws {
        let scene = try scene()
        let widths = try ["a", String(repeating: "a", count: 200)].map { name in
            var width = 0
            let sweep = SceneSweep(scene: name, cells: [.sample()].sharingRows())
            try ContactSheet.draw(sweep, of: scene, fonts: .bundled(), workerCount: 1) { width = $0.width }
            return width
        }
        // A letter has more than five pixels.
        #expect(widths[1] - widths[0] > 199 * 5)
    }

    /// The box is where the node is, and of what its finding's severity says.
    @Test func theNodeOfAFindingIsBoxed() throws {
        let balloon = try scene().layout(fonts: .bundled())
        let finding = Finding(.textTruncated, node: "subcaption", message: "")
        let frame = try #require(balloon.frame(of: finding))
        let recorded = try #require(balloon.record.nodes.first { $0.id == "subcaption" }?.frame)
        #expect(abs(frame.minX - recorded.minX) < 0.001 && abs(frame.maxY - recorded.maxY) < 0.001)
        #expect(balloon.frame(of: Finding(.blankSpace, message: "")) == nil)
        let plain = try Renderer().render(balloon.displayList(), scale: 3)
        let boxed = try Renderer().render(balloon.displayList(boxing: [finding]), scale: 3)
        let changed = stride(from: 0, to: plain.pixels.count, by: 4).filter {
            plain.pixels[$0..<$0 + 4] != boxed.pixels[$0..<$0 + 4]
        }
        #expect(!changed.isEmpty)
        for index in changed {
            let place = CGPoint(x: Double(index / 4 % plain.width) / 3, y: Double(index / 4 / plain.width) / 3)
            #expect(frame.shrunk(x: -0.4, y: -0.4).contains(place))
            #expect(!frame.shrunk(x: 0.7, y: 0.7).contains(place))
        }
    }
}

extension [SweepCell] {
    /// The cells with one row object for each viewer.
    fileprivate func sharingRows() -> [SweepCell] {
        var rows: [TraitCollection: SweepCell.Row] = [:]
        return map { cell in
            var viewer = cell.traits
            viewer.transcriptWidth = 0
            let row = rows[viewer] ?? SweepCell.Row(viewer)
            rows[viewer] = row
            return SweepCell(
                transcriptWidth: cell.transcriptWidth, size: cell.size, canvasSize: cell.canvasSize,
                contents: SweepCell.Contents(
                    row: row, texts: cell.texts, hasPicture: cell.hasPicture, findings: cell.findings), fit: cell.fit)
        }
    }
}

private func occurrences(of small: Bitmap, in large: Bitmap) -> Int {
    var count = 0
    small.pixels.withUnsafeBytes { small_ in
        large.pixels.withUnsafeBytes { large_ in
            guard let needle = small_.baseAddress, let hay = large_.baseAddress else { return }
            for y in 0...(large.height - small.height) {
                for x in 0...(large.width - small.width) {
                    let isHere = (0..<small.height).allSatisfy { row in
                        memcmp(
                            needle + row * small.width * 4, hay + ((y + row) * large.width + x) * 4, small.width * 4)
                            == 0
                    }
                    if isHere { count += 1 }
                }
            }
        }
    }
    return count
}
