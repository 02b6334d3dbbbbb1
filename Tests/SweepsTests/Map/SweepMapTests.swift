import BalloonLayouts
import Drawing
import Foundation
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
        let cells = MapCells(Self.sweep)
        #expect(cells.widths == (300...309).map { CGFloat($0) })
        #expect(cells.categories == [.large, .accessibilityMedium])
        #expect(cells.languages.map(\.locale) == ["en", "de"])
        #expect(cells.languages[0].worst[0].allSatisfy { $0 == nil })
        #expect(cells.languages[0].worst[1] == (0..<10).map { $0 < 5 ? .wordBroken : nil })
        #expect(cells.languages[1].worst[1].prefix(2) == [.textTruncated, .wordBroken])
        #expect(cells.kinds.map(\.kind) == [.textTruncated, .wordBroken] && cells.kinds.map(\.count) == [2, 9])
        #expect(
            cells.languages[1].heights == [[CGFloat?](repeating: 40, count: 10), [CGFloat?](repeating: 80, count: 10)])
    }

    @Test("A pixel in a row of the map has the colour of its finding, and the map is small")
    func pixels() throws {
        let map = try SweepMap(Self.sweep, fonts: .bundled())
        let png = try map.png()
        #expect(png.count < 30_000)
        let bitmap = try Renderer().render(map.displayList(), scale: 2)
        let colors = MapColors([.textTruncated, .wordBroken])
        // The areas of three colours: German at 300 points has two rows of one width, and so on.
        func count(_ color: Color) -> Int {
            stride(from: 0, to: bitmap.pixels.count, by: 4).count { index in
                bitmap.pixels[index] == color.red && bitmap.pixels[index + 1] == color.green
                    && bitmap.pixels[index + 2] == color.blue
            }
        }
        let (red, orange) = (count(colors[.textTruncated]), count(colors[.wordBroken]))
        #expect(abs(Double(orange) / Double(red) - 9.0 / 2) < 0.1)
        #expect(count(MapColors.fine) > 2 * orange)
    }

    @Test("The same map as SVG holds every row and no text that a host's font would draw")
    func svg() throws {
        let svg = try SweepMap(Self.sweep, fonts: .bundled()).svg()
        #expect(svg.hasPrefix("<svg") || svg.hasPrefix("<?xml"))
        #expect(!svg.contains("<text") && !svg.contains("<image"))
    }

    @Test("Round quantities stand between the ends of an axis")
    func scale() {
        let scale = MapScale(319.5...440.5, from: 0, to: 242)
        #expect(scale.ticks(8) == [320, 340, 360, 380, 400, 420, 440])
        #expect(scale.place(319.5) == 0 && scale.place(440.5) == 242 && scale.place(380) == 121)
        #expect(MapScale(5...5, from: 0, to: 10).place(5) == 5)
    }
}
