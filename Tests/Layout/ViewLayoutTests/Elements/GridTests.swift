import Foundation
import Testing

@testable import ViewLayout

/// Grids of equal columns, of columns with widths of their own, and of rows.
@Suite struct GridTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> Stretchy {
        Stretchy(width: width...width, height: height...height)
    }

    private func placed(
        _ element: any Element, _ width: CGFloat?, _ height: CGFloat? = nil, locale: String = "en"
    ) throws -> (size: CGSize, frames: [CGRect], baseline: CGFloat?) {
        let context = try makeContext { $0.locale = locale }
        let measurement = try element.measure(ProposedSize(width: width, height: height), in: context)
        let bounds = CGRect(origin: .zero, size: measurement.size)
        let node = element.place(measurement, in: bounds, context: context)
        return (measurement.size, node.children.map(\.frame), measurement.firstBaseline)
    }

    // MARK: Equal columns

    @Test(arguments: [(12, 40), (40, 12)] as [(Double, Double)])
    func theBaselineOfARowIsThatOfItsFirstText(_ first: Double, _ second: Double) throws {
        let texts = [first, second].map { Text("A", font: .system(size: $0)) }
        let own = try #require(try texts[0].measure(.unspecified, in: makeContext()).firstBaseline)
        let (_, frames, baseline) = try placed(Grid(texts, columns: 2), 200)
        #expect(abs(frames[0].minY + own - (baseline ?? 0)) < 0.001)
    }

    @Test func columnsAreEqualAndRowsAsTallAsTheirTallest() throws {
        let grid = Grid([box(10, 10), box(20, 30), box(30, 20)], columns: 2, spacing: 6)
        let (size, frames, _) = try placed(grid, 106)
        #expect(size == CGSize(width: 106, height: 56))
        #expect(
            frames == [
                CGRect(x: 20, y: 10, width: 10, height: 10), CGRect(x: 71, y: 0, width: 20, height: 30),
                CGRect(x: 10, y: 36, width: 30, height: 20),
            ])
        let mirrored = try placed(grid, 106, locale: "ar").frames
        #expect(mirrored.map(\.minX) == [76, 15, 66] && mirrored.map(\.minY) == [10, 0, 36])
    }

    @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 20.0), (.trailing, 40.0)])
    func cellsAlign(_ alignment: HorizontalAlignment, x: CGFloat) throws {
        let grid = Grid([box(10, 10)], columns: 1, alignment: alignment)
        #expect(try placed(grid, 50).frames == [CGRect(x: x, y: 0, width: 10, height: 10)])
        #expect(try placed(grid, 50, locale: "ar").frames.map(\.minX) == [40 - x])
    }

    @Test func withoutAWidthColumnsAreAsWideAsTheWidest() throws {
        let grid = Grid([box(10, 10), box(24, 10), box(16, 10)], columns: 3, spacing: 2)
        #expect(try placed(grid, nil).size == CGSize(width: 76, height: 10))
    }

    /// The baseline of a grid is that of the first text of its first row, where that text is drawn: in the middle of its
    /// cell.
    @Test func theBaselineIsThatOfTheFirstTextWhereItIsDrawn() throws {
        let context = try makeContext()
        let text = Text("A", font: .system(size: 20), id: "text")
        let own = try text.measure(.unspecified, in: context)
        let first = try #require(own.firstBaseline)
        let (_, frames, baseline) = try placed(Grid([box(10, 100), text, text], columns: 2), 200)
        #expect(baseline == (100 - own.size.height) / 2 + first)
        #expect(abs(frames[1].minY + first - (baseline ?? 0)) < 0.001)
        // A text of the second row is not the first.
        #expect(try placed(Grid([box(10, 10), text], columns: 1), 200).baseline == nil)
    }

    // MARK: Columns with widths of their own

    private func column(_ width: ColumnGrid.Column.Width, gap: CGFloat = 8) -> ColumnGrid.Column {
        ColumnGrid.Column(width, gap: gap, alignment: .center)
    }

    private func widths(_ columns: [ColumnGrid.Column], offered width: CGFloat?, count: Int = 6) throws -> [CGFloat] {
        let grid = ColumnGrid(
            Array(repeating: Stretchy(width: 0...1000, height: 10...10), count: count), columns: columns, spacing: 4)
        let frames = try placed(grid, width).frames
        return frames.prefix { $0.minY == 0 }.map(\.width)
    }

    /// SwiftUI's `LazyVGrid`: a fixed column has its width, flexible ones share the rest within their limits, and adaptive
    /// ones are as many as fit, each at least as wide as its minimum.
    @Test func columnsShareWhatFixedOnesAndGapsLeave() throws {
        let flexible = column(.flexible(minimum: 10, maximum: .infinity))
        #expect(try widths([column(.fixed(40)), flexible, flexible], offered: 200) == [40, 72, 72])
        #expect(try widths([flexible, flexible], offered: 108) == [50, 50])
        let narrow = column(.flexible(minimum: 10, maximum: 30))
        #expect(try widths([narrow, flexible], offered: 108) == [30, 70])
        let wide = column(.flexible(minimum: 80, maximum: .infinity))
        #expect(try widths([wide, flexible], offered: 108) == [80, 20])
        #expect(try widths([], offered: 108, count: 1) == [108])
    }

    @Test func adaptiveColumnsAreAsManyAsFit() throws {
        let adaptive = column(.adaptive(minimum: 40, maximum: .infinity))
        #expect(try widths([adaptive], offered: 136) == [40, 40, 40])
        #expect(try widths([adaptive], offered: 135).count == 2)
        #expect(try widths([adaptive], offered: 20) == [20])
        // Gaps between the columns of one item count, also for the item behind it.
        let flexible = column(.flexible(minimum: 0, maximum: .infinity))
        #expect(try widths([adaptive, flexible], offered: 208) == [46, 46, 100])
        #expect(try widths([column(.adaptive(minimum: 40, maximum: 44)), flexible], offered: 208) == [44, 44, 104])
    }

    @Test func rowsOfColumnsStandBelowEachOther() throws {
        let columns = [column(.fixed(20), gap: 5), column(.fixed(30), gap: 50)]
        let grid = ColumnGrid([box(20, 10), box(30, 20), box(20, 6)], columns: columns, spacing: 4)
        let (size, frames, _) = try placed(grid, 100)
        #expect(size == CGSize(width: 100, height: 30))
        // The grid is in the middle of what it is offered.
        #expect(
            frames == [
                CGRect(x: 22.5, y: 5, width: 20, height: 10), CGRect(x: 47.5, y: 0, width: 30, height: 20),
                CGRect(x: 22.5, y: 24, width: 20, height: 6),
            ])
        #expect(try placed(grid, 100, locale: "ar").frames.map(\.minX) == [57.5, 22.5, 57.5])
        #expect(try placed(grid, nil).size.width == 55)
    }

    /// Columns that leave room stand at the side that their grid names, mirrored from right to left.
    @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 22.5), (.trailing, 45.0)])
    func columnsNarrowerThanTheirRoomAlign(_ alignment: HorizontalAlignment, start: CGFloat) throws {
        let columns = [column(.fixed(20), gap: 5), column(.fixed(30), gap: 50)]
        let grid = ColumnGrid([box(20, 10), box(30, 20)], columns: columns, alignment: alignment, spacing: 4)
        #expect(try placed(grid, 100).frames.map(\.minX) == [start, start + 25])
        #expect(try placed(grid, 100, locale: "ar").frames.map(\.minX) == [80 - start, 45 - start])
    }

    // MARK: Baselines of stacks

    /// A stack's baseline is that of its first text, where the text is drawn.
    @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 0.5), (.bottom, 1.0)])
    func theBaselineOfARowFollowsItsAlignment(_ alignment: VerticalAlignment, share: CGFloat) throws {
        let context = try makeContext()
        let text = Text("A", font: .system(size: 20), id: "text")
        let own = try text.measure(.unspecified, in: context)
        let first = try #require(own.firstBaseline)
        let row = HStack([box(10, 100), text], alignment: alignment)
        #expect(try placed(row, nil).baseline == (100 - own.size.height) * share + first)
        let pile = ZStack([box(10, 100), text], alignment: Alignment(horizontal: .center, vertical: alignment))
        #expect(try placed(pile, nil).baseline == (100 - own.size.height) * share + first)
        let frame = Frame(text, height: 100, alignment: Alignment(horizontal: .center, vertical: alignment))
        #expect(try placed(frame, nil).baseline == (100 - own.size.height) * share + first)
        let column = VStack([box(10, 30), text, text], spacing: 5)
        #expect(try placed(column, nil).baseline == 35 + first)
    }

    /// A spacer that needs more than its share takes it first, wherever it stands.
    @Test(arguments: [[40, 0, 0], [0, 40, 0], [0, 0, 40]] as [[CGFloat]])
    func aSpacerWithALargeMinimumLeavesTheRestToOthers(minimums: [CGFloat]) throws {
        let stack = HStack(minimums.map { Spacer(minLength: $0) } + [box(10, 10)])
        let frames = try placed(stack, 70).frames
        #expect(frames.prefix(3).map(\.width) == minimums.map { $0 == 40 ? 40 : 10 })
    }
}
