import BalloonFixtures
import Drawing
import Foundation
import Testing

@testable import Sweeps

/// The palette of a chart has every colour that the chart is drawn with.
struct ChartColorsTests {
    private static let (red, blue) = (Color(red: 200, green: 0, blue: 0), Color(red: 0, green: 0, blue: 200))
    private static let box = Shape.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4))

    private func colors(_ items: [DisplayItem]) -> [Color] {
        ChartColors(DisplayList(size: CGSize(width: 4, height: 4), items: items)).colors
    }

    @Test func colorsWithinNodesAreAmongThem() {
        let inner = DisplayItem.node(DrawnNode(path: ["a", "b"], title: "b"), [.fill(Self.box, Self.blue)])
        let outer = DisplayItem.node(DrawnNode(path: ["a"], title: "a"), [.fill(Self.box, Self.red), inner])
        #expect(colors([.fill(Self.box, .white), outer, .fill(Self.box, .white)]) == [.white, Self.red, Self.blue])
    }

    /// Edges of letters are between the ink and what is behind them.
    @Test func anInkHasShades() throws {
        let words = try ChartWords(fonts: fonts()).words("a", at: .zero, Self.blue).items
        let found = colors([.fill(Self.box, .white)] + words + words)
        #expect(found.prefix(2) == [.white, Self.blue] && found.count == 4 && Set(found).count == 4)
        #expect(found.dropFirst(2).allSatisfy { $0.red == $0.green && $0.blue >= 200 && $0.red > 0 && $0.red < 255 })
    }

    /// On what is nearly white black is read, and on what is nearly black white.
    @Test func lettersAreReadOnEachColor() {
        for light in [Color.white, Color(red: 255, green: 255, blue: 0), Color(red: 180, green: 216, blue: 174)] {
            #expect(ChartPalette.ink(on: light) == .black)
        }
        for dark in [Color.black, Self.blue, Color(red: 120, green: 0, blue: 0)] {
            #expect(ChartPalette.ink(on: dark) == .white)
        }
    }
}
