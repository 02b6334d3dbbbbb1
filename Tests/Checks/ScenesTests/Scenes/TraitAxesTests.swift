import Testing
import ViewLayout

@testable import Scenes

/// How many cells axes have is as many as they make.
@Suite struct TraitAxesTests {
    @Test(
        arguments: [[], [UserInterfaceIdiom.phone], [.phone, .pad, .watch, .mac]],
        [[], [ReceiverSystem.ios27], [.ios27, .ios10, .macos, .watchos]])
    func devices(_ idioms: [UserInterfaceIdiom], _ receivers: [ReceiverSystem]) {
        for locales in [[], ["en", "ar", "th"]] {
            var axes = TraitAxes()
            axes[\.userInterfaceIdiom] = idioms
            axes[\.receiver] = receivers
            axes[\.locale] = locales
            let cells = axes.cells(over: TraitCollection())
            #expect(axes.cellCount == cells.count && Set(cells).count == cells.count)
            #expect(cells.allSatisfy { $0.receiver.runs(on: $0.userInterfaceIdiom) })
            #expect(cells.count.isMultiple(of: max(1, locales.count)))
            #expect(axes[\.userInterfaceIdiom] == idioms && axes[\.receiver] == receivers && axes[\.locale] == locales)
        }
    }

    /// Each pair of values of two axes occurs, in fewer cells than all combinations.
    @Test func pairs() {
        var axes = TraitAxes()
        axes[\.locale] = ["en", "ar", "th"]
        axes[\.preferredContentSizeCategory] = [.large, .accessibilityLarge, .small]
        axes[\.userInterfaceStyle] = [.light, .dark]
        #expect(axes.cellCount == 18 && axes.cells(over: TraitCollection()).count == 18)
        axes.coversPairs = true
        let cells = axes.cells(over: TraitCollection())
        #expect(axes.cellCount == cells.count && cells.count < 18 && cells.count >= 9)
        #expect(Set(cells.map { [$0.locale, $0.preferredContentSizeCategory.rawValue] }).count == 9)
        #expect(Set(cells.map { [$0.locale, $0.userInterfaceStyle.rawValue] }).count == 6)
    }
}
