import Foundation
import Testing
import ViewLayout

@testable import Sweeps

private let viewers = ["en", "ar"].flatMap { locale in
    [ContentSizeCategory.large, .accessibilityMedium].flatMap { category in
        [UserInterfaceStyle.light, .dark].map {
            TraitCollection.sample(category: category, locale: locale, style: $0)
        }
    }
}

@Test func widthAndAppearanceStandSideBySide() {
    let grid = SheetGrid(viewers, columns: .none)
    #expect(grid.columnLabels == ["402 light", "402 dark"])
    #expect(grid.rowLabels == ["en L", "en AX1", "ar L", "ar AX1"])
    #expect(grid.cells == [[0, 1], [2, 3], [4, 5], [6, 7]])
}

@Test func textSizeOrLocaleCanStandThereToo() {
    let categories = SheetGrid(viewers, columns: .category)
    #expect(categories.columnLabels == ["L 402 light", "L 402 dark", "AX1 402 light", "AX1 402 dark"])
    #expect(categories.rowLabels == ["en", "ar"])
    #expect(categories.cells == [[0, 1, 2, 3], [4, 5, 6, 7]])
    let locales = SheetGrid(viewers, columns: .locale)
    #expect(locales.columnLabels == ["en 402 light", "en 402 dark", "ar 402 light", "ar 402 dark"])
    #expect(locales.cells == [[0, 1, 4, 5], [2, 3, 6, 7]])
}

@Test func unusualTraitsAreInTheLabels() {
    var traits = TraitCollection.sample(direction: .rightToLeft)
    traits.legibilityWeight = .bold
    traits.displayScale = 2
    #expect(SheetGrid([traits], columns: .none).rowLabels == ["en L rtl bold 2x"])
}

@Test func cellsThatASweepDoesNotHaveAreLeftOut() {
    let grid = SheetGrid(
        [.sample(width: 320, locale: "en"), .sample(width: 402, locale: "ar")], columns: .none)
    #expect(grid.cells == [[0, nil], [nil, 1]])
}

@Test func theLargestScaleThatFitsIsTaken() throws {
    func plan(_ count: Int) -> SheetPlan? {
        let viewers = (0..<count).map { TraitCollection.sample(width: CGFloat(300 + $0)) }
        return SheetPlan(
            SheetGrid(viewers, columns: .none), sizes: viewers.map { _ in CGSize(width: 280, height: 333) },
            labelWidth: 50, labelWidths: viewers.map { _ in 60 }, headingHeight: 40)
    }
    #expect(plan(8)?.scale == 2)
    #expect(plan(40)?.scale == 1)
    #expect(plan(80)?.scale == 0.5)
    #expect(plan(1000) == nil)
    let small = try #require(plan(2))
    #expect(small.columns.map(\.start) == [16 + 50 + 12, 16 + 50 + 12 + 560 + 24 + 2])
    #expect(small.width == small.columns[1].start + 584 + 16)
    #expect(small.height == 16 + 40 + 666 + 24 + 16)
}
