import Drawing
import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// Colours and who sees them, as Apple documents `UIColor`.
struct UIColorTests {
    private static let red = Drawing.Color(red: 255, green: 0, blue: 0)
    private static let blue = Drawing.Color(red: 0, green: 0, blue: 255)

    /// "init(dynamicProvider:)": the block gets the traits for which the colour is wanted, whichever the current ones are.
    @Test(arguments: UserInterfaceStyle.allCases) func providersAreAskedForTheirViewer(_ style: UserInterfaceStyle) {
        let isDark = style == .dark
        let inner = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        let outer = UIColor { $0.userInterfaceStyle == .dark ? inner : .white }
        var faint = isDark ? Self.red : Self.blue
        faint.alpha = 128
        let traits = TraitCollection(userInterfaceStyle: style)
        let wanted = [
            isDark ? Self.red : Self.blue, isDark ? Self.red : Drawing.Color(red: 255, green: 255, blue: 255), faint,
        ]
        let colors = [inner, outer, inner.withAlphaComponent(0.5)]
        #expect(colors.map { $0.resolved(with: traits) } == wanted)
        // Once resolved, it is the same for everybody.
        let other = TraitCollection(userInterfaceStyle: isDark ? .light : .dark)
        #expect(colors.map { $0.resolvedColor(with: UITraitCollection(traits)).resolved(with: other) } == wanted)
        #expect(colors.map { $0.reference(for: traits) } == wanted.map { .literal($0) })
    }

    /// Components outside of 0 to 1 count as the nearer end.
    @Test(
        arguments: [
            (0, 0), (1, 255), (0.5, 128), (0.2, 51), (-0.1, 0), (1.1, 255), (.nan, 0), (.infinity, 255),
            (-.infinity, 0),
        ] as [(CGFloat, UInt8)])
    func componentsAreLimited(_ value: CGFloat, _ level: UInt8) {
        let found = [
            UIColor(red: value, green: 0, blue: 1, alpha: 1), UIColor(red: 0, green: value, blue: 1, alpha: 1),
            UIColor(red: 1, green: 0, blue: value, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: value),
            UIColor(white: value, alpha: 1), UIColor(white: 1, alpha: value), UIColor.red.withAlphaComponent(value),
        ].map { $0.resolved(with: TraitCollection()) }
        let wanted = [
            Drawing.Color(red: level, green: 0, blue: 255), Drawing.Color(red: 0, green: level, blue: 255),
            Drawing.Color(red: 255, green: 0, blue: level), Drawing.Color(red: 255, green: 0, blue: 0, alpha: level),
            Drawing.Color(red: level, green: level, blue: level),
            Drawing.Color(red: 255, green: 255, blue: 255, alpha: level),
            Drawing.Color(red: 255, green: 0, blue: 0, alpha: level),
        ]
        #expect(found == wanted)
    }

    @Test func coloursAreEqualByTheirComponentsOrTheirName() {
        let (one, other) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let (dynamic, twin) = (UIColor { _ in .red }, UIColor { _ in .red })
        #expect(one == other && one.hash == other.hash && UIColor.label == .label && dynamic == dynamic)
        #expect(one != one.withAlphaComponent(0.9) && UIColor.label != .black && dynamic != twin && dynamic != one)
        #expect(one != dynamic && !one.isEqual("#ff0000"))
    }
}
