import Foundation
import Testing

@testable import UIKitAPI

/// Symbols of the system that Balloon draws; any other is a box.
struct SymbolImageTests {
    private static let square = CGRect(x: 0, y: 0, width: 24, height: 24)

    /// What fifteen public apps of 2022 to 2026 name most.
    @Test(
        arguments: [
            "paperplane.fill", "arrow.up", "arrow.up.circle.fill", "arrow.down", "chevron.up", "chevron.down",
            "list.bullet", "gearshape.fill", "arrow.clockwise", "square.grid.2x2", "exclamationmark.triangle.fill",
            "questionmark", "questionmark.circle", "crown.fill", "message", "bubble.left.fill", "trash", "sparkles",
            "chart.bar.fill", "mic.fill", "eye", "arrow.triangle.2.circlepath", "pencil", "circle", "globe",
        ])
    func isDrawn(_ name: String) {
        let box = UIImage.symbolOutline(named: "no.such.symbol", in: Self.square)
        let outline = UIImage.symbolOutline(named: name, in: Self.square)
        #expect(outline != box && !outline.isEmpty)
    }

    /// What is at the edge of a drawing or around it is left away, but for a slash, which says the opposite.
    @Test(arguments: [
        ("checkmark.seal.fill", "checkmark"), ("person.crop.circle.badge.plus", "person"), ("bell.badge", "bell"),
        ("chevron.left.circle.fill", "chevron.left"), ("bell.slash", "no.such.symbol"),
        ("lock.open.fill", "no.such.symbol"), ("arrow.right.arrow.left", "no.such.symbol"),
        ("square.on.square", "no.such.symbol"),
    ])
    func isDrawnAs(_ name: String, _ other: String) {
        let outline = UIImage.symbolOutline(named: name, in: Self.square)
        #expect(outline == UIImage.symbolOutline(named: other, in: Self.square))
        #expect(outline != UIImage.symbolOutline(named: "chevron.right", in: Self.square))
    }

    /// A circle is a ring: an outline and a hole.
    @Test func aFilledCircleHasNoHole() {
        let ring = UIImage.symbolOutline(named: "circle", in: Self.square)
        let disc = UIImage.symbolOutline(named: "circle.fill", in: Self.square)
        #expect(ring.count == 2 * disc.count)
    }

    /// Of a palette it is the colour of the area: the second layer of a filled symbol.
    @Test func aPaletteColoursASymbol() {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
        let large = UIImage.SymbolConfiguration(pointSize: 40).applying(palette)
        let back = UIImage(systemName: "chevron.left.circle.fill", withConfiguration: large)
        #expect(back?.variant.tint == .red && back?.renderingMode == .alwaysOriginal)
        #expect(
            back?.size
                == UIImage(
                    systemName: "chevron.left.circle.fill",
                    withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))?.size)
        let clock = UIImage(systemName: "clock", withConfiguration: palette)
        #expect(clock?.variant.tint == .white)
        // A symbol that is there keeps what its next configuration does not name.
        let red = UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))?
            .applyingSymbolConfiguration(palette)
        #expect(red?.variant.tint == .red && red?.size == back?.size)
        #expect(clock?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)).variant.tint == .white)
    }
}
