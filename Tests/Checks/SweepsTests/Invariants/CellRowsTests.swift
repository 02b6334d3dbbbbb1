import Foundation
import Testing
import ViewLayout

@testable import Sweeps

/// Cells that differ in one trait alone, in rows.
struct CellRowsTests {
    /// Three widths, two languages, three text sizes and two styles, none of them in ascending order.
    private static let cells: [SweepCell] = [402.0, 320, 375].flatMap { width in
        ["en", "de"].flatMap { locale in
            [ContentSizeCategory.accessibilityMedium, .large, .small].flatMap { category in
                UserInterfaceStyle.allCases.map { style in
                    let traits = TraitCollection.sample(
                        width: width, category: category, locale: locale, style: style)
                    return SweepCell.sample(traits)
                }
            }
        }
    }

    private static func names(_ cell: SweepCell, but left: String) -> [String] {
        ViewerTrait.all.filter { $0.name != left }.map { trait in
            "\(trait.name) \(trait.value(of: cell.traits).map { "\($0)" } ?? "")"
        }
    }

    /// Each cell is in one row of each trait that varies; a row has all values of the trait, and one of every other.
    @Test(arguments: [
        (ViewerTrait.transcriptWidth, 3), (.locale, 2), (.category, 3), (.style, 2), (.contrast, 0), (.idiom, 0),
    ]) func aRowDiffersInOneTrait(_ trait: ViewerTrait, _ count: Int) {
        let rows = CellRows(Self.cells).rows(along: trait)
        #expect(rows.count == (count == 0 ? 0 : 36 / count) && rows.allSatisfy { $0.count == count })
        #expect(rows.joined().sorted() == (count == 0 ? [] : Array(0..<36)))
        for row in rows {
            #expect(Set(row.map { Self.names(Self.cells[$0], but: trait.name) }).count == 1)
        }
        // In the order of their first cells.
        let firsts = rows.compactMap { $0.min() }
        #expect(firsts == firsts.sorted())
    }

    /// Widths and text sizes ascend, and languages are in the order in which they were asked.
    @Test func aRowIsInTheOrderOfItsValues() {
        let rows = CellRows(Self.cells)
        for row in rows.rows(along: .transcriptWidth) {
            #expect(row.map { Self.cells[$0].transcriptWidth } == [320, 375, 402])
        }
        for row in rows.rows(along: .category) {
            let sizes = row.map { Self.cells[$0].traits.preferredContentSizeCategory }
            #expect(sizes == [.small, .large, .accessibilityMedium])
        }
        for row in rows.rows(along: .locale) { #expect(row.map { Self.cells[$0].traits.locale } == ["en", "de"]) }
    }

    /// Cells that nobody measured leave shorter rows.
    @Test func aRowMayLackACell() {
        let rows = CellRows(Array(Self.cells.dropFirst())).rows(along: .transcriptWidth)
        #expect(rows.map(\.count).sorted() == [2] + [Int](repeating: 3, count: 11))
        #expect(CellRows([]).rows(along: .locale).isEmpty && CellRows([.sample()]).rows(along: .locale).isEmpty)
    }
}
