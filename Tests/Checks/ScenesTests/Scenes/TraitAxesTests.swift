import Foundation
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

    /// The last axis varies fastest, in the order of the traits and not of their declaration; none is the viewer alone.
    @Test func cellsAreInTheOrderOfTheTraits() {
        var axes = TraitAxes()
        axes[\.userInterfaceStyle] = [.dark, .light]
        axes[\.locale] = ["en", "ar"]
        axes[\.transcriptWidth] = [402, 320]
        #expect(axes.traits.map(\.name) == ["transcriptWidth", "locale", "userInterfaceStyle"])
        let cells = axes.cells(over: TraitCollection(legibilityWeight: .bold))
        let names = cells.map { "\(Int($0.transcriptWidth)) \($0.locale) \($0.userInterfaceStyle.rawValue)" }
        #expect(
            names == [
                "402 en dark", "402 en light", "402 ar dark", "402 ar light", "320 en dark", "320 en light",
                "320 ar dark", "320 ar light",
            ])
        #expect(cells.allSatisfy { $0.legibilityWeight == .bold })
        for trait in axes.traits { axes[trait] = [] }
        #expect(axes == TraitAxes() && axes.cellCount == 1 && axes.traits.isEmpty)
        #expect(axes.cells(over: TraitCollection(locale: "de")).map(\.locale) == ["de"])
    }

    /// As many cells as are allowed, and pairs for which a cover is found; systems run on the devices that are named.
    @Test func axesHaveALimit() {
        var axes = TraitAxes()
        axes[\.locale] = ["en", "ar", "th"]
        axes[\.userInterfaceStyle] = [.light, .dark]
        #expect(
            axes.problem(maximumCellCount: 6) == nil && axes.problem(maximumCellCount: 5)?.contains("6 cells") == true)
        axes[\.receiver] = [.ios27, .watchos]
        #expect(axes.problem(maximumCellCount: 12) == nil && axes.problem(maximumCellCount: 11) != nil)
        axes[\.userInterfaceIdiom] = [.phone]
        #expect(axes.cellCount == 6 && axes.problem(maximumCellCount: 6) == nil)
        axes.coversPairs = true
        // A cell that is left out of a cover would take pairs of other traits with it.
        #expect(axes.problem(maximumCellCount: 12)?.contains("watchos") == true)
        var large = TraitAxes()
        large[\.transcriptWidth] = (1...201).map { CGFloat($0) }
        large[\.transcriptHeight] = (1...100).map { CGFloat($0) }
        #expect(large.problem(maximumCellCount: 20_100) == nil)
        large.coversPairs = true
        #expect(large.problem(maximumCellCount: 100_000)?.contains("20100") == true)
    }
}
