import Foundation
import Testing

@testable import ViewLayout

/// Rows with shared columns, as SwiftUI's `Grid` has them.
@Suite struct RowGridTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> Stretchy {
        Stretchy(width: width...width, height: height...height)
    }

    private func placed(_ grid: RowGrid, _ width: CGFloat?, locale: String = "en") throws -> (CGSize, [CGRect]) {
        let context = try makeContext { $0.locale = locale }
        let measurement = try grid.measure(ProposedSize(width: width, height: nil), in: context)
        let node = grid.place(measurement, in: CGRect(origin: .zero, size: measurement.size), context: context)
        return (measurement.size, node.children.map(\.frame))
    }

    /// The column that cannot yield has its width, whichever comes first, and the other has what is left.
    @Test(arguments: [false, true]) func theLeastFlexibleColumnComesFirst(isLast: Bool) throws {
        let flexible = Stretchy(width: 0...1000, height: 10...10)
        let cells: [any Element] = isLast ? [flexible, box(60, 20)] : [box(60, 20), flexible]
        let grid = RowGrid(
            [RowGrid.Row(cells), RowGrid.Row(spanned: flexible)], alignment: .center, across: 10, down: 4)
        let (size, frames) = try placed(grid, 100)
        #expect(size == CGSize(width: 100, height: 34))
        #expect(frames.map(\.width) == (isLast ? [30, 60, 100] : [60, 30, 100]))
        #expect(frames.map(\.minX) == (isLast ? [0, 40, 0] : [0, 70, 0]))
        #expect(frames.map(\.minY) == (isLast ? [5, 0, 24] : [0, 5, 24]))
    }

    @Test func aColumnIsAsWideAsItsWidestCellAndMirrored() throws {
        let grid = RowGrid(
            [RowGrid.Row([box(10, 10), box(20, 6)]), RowGrid.Row([box(30, 8), box(5, 8)])],
            alignment: Alignment(horizontal: .leading, vertical: .top), across: 7, down: 3)
        let (size, frames) = try placed(grid, nil)
        #expect(size == CGSize(width: 57, height: 21))
        #expect(
            frames.map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 37, y: 0), CGPoint(x: 0, y: 13), CGPoint(x: 37, y: 13),
            ])
        #expect(try placed(grid, nil, locale: "ar").1.map(\.minX) == [47, 0, 27, 15])
    }

    /// Where every row is one cell the grid is as wide as the widest of them, in any order.
    @Test(arguments: [[30, 50, 10], [50, 10, 30], [10, 30, 50]] as [[CGFloat]])
    func rowsOfOneCellAreAStack(widths: [CGFloat]) throws {
        let grid = RowGrid(
            widths.map { RowGrid.Row(spanned: box($0, 10)) }, alignment: .center, across: 7, down: 3)
        let (size, frames) = try placed(grid, nil)
        #expect(size == CGSize(width: 50, height: 36))
        #expect(frames.map(\.midX) == [25, 25, 25] && frames.map(\.minY) == [0, 13, 26])
        #expect(frames.map(\.width) == widths)
    }
}
