import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// The map of a sweep says of each width and text size what the cells say.
struct SweepMapTests {
    /// Two languages, two text sizes, widths 300 to 309; a split word at AX1 up to 304, a truncated text in German at 300.
    private static let sweep = SceneSweep(
        scene: "dinner",
        cells: (300...309).flatMap { width in
            ["en", "de"].flatMap { locale in
                [ContentSizeCategory.large, .accessibilityMedium].map { category in
                    let traits = TraitCollection(
                        transcriptWidth: CGFloat(width), preferredContentSizeCategory: category, locale: locale)
                    var findings: [Finding] = []
                    if category != .large, width <= 304 { findings.append(Finding(.wordBroken, message: "")) }
                    if locale == "de", width == 300 { findings.append(Finding(.textTruncated, message: "")) }
                    return SweepCell.sample(
                        traits, height: category == .large ? 40 : 80, findings: findings)
                }
            }
        })

    @Test("The worst finding wins, and heights are those of the cells")
    func cells() {
        let cells = MapCells(Self.sweep, allowing: LintAllowances([]))
        #expect(cells.widths == (300...309).map { CGFloat($0) })
        #expect(cells.categories == [.large, .accessibilityMedium])
        #expect(cells.languages.map(\.locale) == ["en", "de"])
        #expect(cells.languages[0].worst[0].allSatisfy { $0 == nil })
        #expect(cells.languages[0].worst[1] == (0..<10).map { $0 < 5 ? .found(.wordBroken) : nil })
        #expect(cells.languages[1].worst[1].prefix(2) == [.found(.textTruncated), .found(.wordBroken)])
        #expect(cells.kinds.map(\.kind) == [.textTruncated, .wordBroken] && cells.kinds.map(\.count) == [2, 9])
        #expect(
            cells.languages[1].heights == [[CGFloat?](repeating: 40, count: 10), [CGFloat?](repeating: 80, count: 10)])
    }

    @Test("What the author keeps is marked as allowed, and counted by itself")
    func allowed() throws {
        var allowance = LintAllowance(.wordBroken, reason: "the word is a name")
        allowance.condition = "locale=de"
        let allowances = LintAllowances([allowance])
        let cells = MapCells(Self.sweep, allowing: allowances)
        #expect(cells.kinds.map(\.kind) == [.textTruncated, .wordBroken] && cells.kinds.map(\.count) == [2, 5])
        #expect(cells.allowed.map(\.kind) == [.wordBroken] && cells.allowed.map(\.count) == [4])
        #expect(cells.languages[0].worst[1][1] == .found(.wordBroken))
        #expect(cells.languages[1].worst[1][1] == .allowed(.wordBroken, reason: "the word is a name"))
        // Nobody keeps what was truncated, and so the cell shows that.
        #expect(cells.languages[1].worst[1][0] == .found(.textTruncated))
        // A cell with nothing but what is allowed is green with a line, which is in the legend once more.
        let map = try SweepMap(Self.sweep, allowing: allowances, fonts: .bundled())
        let plain = try SweepMap(Self.sweep, allowing: LintAllowances([]), fonts: .bundled())
        func boxes(_ map: SweepMap, _ color: Color) throws -> [CGRect] {
            try map.displayList().items.compactMap {
                // Ticks of axes have the colour of the line, too.
                if case .fill(.rectangle(let box), color) = $0, box.width > 1 { box } else { nil }
            }
        }
        #expect(try boxes(plain, MapColors.allowed).isEmpty)
        let lines = try boxes(map, MapColors.allowed)
        let fine = try boxes(map, MapColors.fine)
        #expect(lines.count == 2 && lines.allSatisfy { line in fine.contains { $0.contains(line) } })
        #expect(abs(lines[0].width - 4 * 39) < 1 && lines[0].height == 2)
    }

    @Test("A pixel in a row of the map has the colour of its finding, and the map is small")
    func pixels() throws {
        let map = try SweepMap(Self.sweep, allowing: LintAllowances([]), fonts: .bundled())
        let png = try map.png()
        #expect(png.count < 30_000)
        let bitmap = try PictureFile.decode(png, name: "map.png").bitmap
        let colors = MapColors([.textTruncated, .wordBroken])
        // The areas of three colours left of the plots, whose lines have some of them, too: German at 300 points has two rows
        // of one width, and so on.
        func count(_ color: Color) -> Int {
            stride(from: 0, to: bitmap.pixels.count, by: 4).count { index in
                index / 4 % bitmap.width < bitmap.width / 2 && bitmap.pixels[index] == color.red
                    && bitmap.pixels[index + 1] == color.green && bitmap.pixels[index + 2] == color.blue
            }
        }
        let (red, orange) = (count(colors[.found(.textTruncated)]), count(colors[.found(.wordBroken)]))
        #expect(abs(Double(orange) / Double(red) - 9.0 / 2) < 0.1)
        #expect(count(MapColors.fine) > 2 * orange)
    }

    @Test("Plots of languages have one axis, however tall their balloons are")
    func heights() throws {
        let cells = ["en", "de"].flatMap { locale in
            (300...309).map { width in
                let traits = TraitCollection(transcriptWidth: CGFloat(width), locale: locale)
                return SweepCell.sample(traits, height: locale == "en" ? 40 : 400 + CGFloat(width), findings: [])
            }
        }
        let map = try SweepMap(
            SceneSweep(scene: "dinner", cells: cells), allowing: LintAllowances([]), fonts: .bundled())
        let lines = try map.displayList().items.compactMap { item -> CGFloat? in
            if case .fill(.rectangle(let box), MapColors.grid) = item, box.height < 1 { box.minY } else { nil }
        }
        let (first, second) = (lines.prefix(lines.count / 2), lines.suffix(lines.count / 2))
        #expect(lines.count % 2 == 0 && first.count > 2)
        #expect(Set(zip(first, second).map { $1 - $0 }).count == 1)
    }

    @Test("The same map as SVG holds every row and no text that a host's font would draw")
    func svg() throws {
        let svg = try SweepMap(Self.sweep, allowing: LintAllowances([]), fonts: .bundled()).svg()
        #expect(svg.hasPrefix("<svg") || svg.hasPrefix("<?xml"))
        #expect(!svg.contains("<text") && !svg.contains("<image"))
    }

    @Test("Round quantities stand between the ends of an axis")
    func scale() {
        let scale = MapScale(319.5...440.5, from: 0, to: 242)
        #expect(scale.ticks(8) == [320, 340, 360, 380, 400, 420, 440])
        // An end that is round itself has a tick.
        #expect(MapScale(300...400, from: 0, to: 10).ticks(5) == [300, 320, 340, 360, 380, 400])
        #expect(MapScale(0...10, from: 0, to: 10).ticks(5) == [0, 2, 4, 6, 8, 10])
        #expect(scale.place(319.5) == 0 && scale.place(440.5) == 242 && scale.place(380) == 121)
        #expect(MapScale(5...5, from: 0, to: 10).place(5) == 5)
    }

    @Test("Of several viewers at one place the height is that of the first, who is the usual one")
    func heightOfTheUsualViewer() {
        let usual = TraitCollection(transcriptWidth: 300)
        let sweep = SceneSweep(
            scene: "dinner",
            cells: [(UserInterfaceStyle.light, 40.0), (.dark, 60)].map { style, height in
                SweepCell.sample(usual.with(\.userInterfaceStyle, style), height: height)
            })
        #expect(MapCells(sweep, allowing: LintAllowances([])).languages.map(\.heights) == [[[40]]])
    }

    /// Of twelve text sizes five are plotted, each with its own heights.
    @Test func aLineHasTheHeightsOfItsSize() throws {
        let cells = (300...309).flatMap { width in
            ContentSizeCategory.allCases.enumerated().map { row, category in
                SweepCell.sample(.sample(width: CGFloat(width), category: category), height: CGFloat(40 + 10 * row))
            }
        }
        let sweep = SceneSweep(scene: "dinner", cells: cells)
        let items = try SweepMap(sweep, allowing: LintAllowances([]), fonts: .bundled()).displayList().items
        let tops = MapColors.sizes.compactMap { color in
            items.lazy.compactMap { item -> CGFloat? in
                guard case .fill(.path(let path), color) = item, case .move(let point)? = path.first else { return nil }
                return point.y
            }.first
        }
        try #require(tops.count == 5)
        // L, XXXL, AX1, AX3 and AX5 are the fourth, seventh, eighth, tenth and twelfth.
        let shares = tops.map { (tops[0] - $0) / (tops[0] - tops[4]) }
        #expect(
            zip(shares, [0, 3.0 / 8, 4.0 / 8, 6.0 / 8, 1]).allSatisfy { abs($0 - $1) < 0.001 } && tops[0] > tops[4])
    }

    /// The picture holds its legend with a margin, whatever is in it.
    @Test(arguments: [[], [Finding.Kind.wordBroken], Array(Finding.Kind.allCases.prefix(30))])
    func theLegendIsInThePicture(_ kinds: [Finding.Kind]) throws {
        for allowed in [[], kinds.prefix(2).map { LintAllowance($0, reason: "meant") }] {
            let found = kinds.enumerated().map { index, kind in
                SweepCell.sample(.sample(width: CGFloat(320 + index)), findings: [Finding(kind, message: "")])
            }
            let sweep = SceneSweep(scene: "dinner", cells: found + [.sample()])
            let list = try SweepMap(sweep, allowing: LintAllowances(allowed), fonts: .bundled()).displayList()
            let boxes = list.items.dropFirst().compactMap { item -> CGRect? in
                if case .fill(.rectangle(let box), _) = item { box } else { nil }
            }
            let bottom = try #require(boxes.map(\.maxY).max())
            #expect(bottom <= list.size.height - 16 && bottom > list.size.height - 24)
            #expect(boxes.allSatisfy { $0.minX >= 0 && $0.maxX <= list.size.width })
        }
    }
}
