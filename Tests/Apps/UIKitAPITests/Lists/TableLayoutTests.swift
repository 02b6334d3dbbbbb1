import Foundation
import Testing

@testable import UIKitAPI

/// Rows of a table, worked out by hand from Apple's description of `UITableView`.
@MainActor struct TableLayoutTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [3]
        var titles: [String?] = [nil]
        var heights: [CGFloat] = []
        /// The height of what a cell holds.
        var contentHeight: CGFloat = 0
        /// A text that fills a cell, and what is beside it.
        var text: String?
        var accessory: UIView?

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if let text {
                let label = cell.contentView.adding(UILabel())
                (label.text, label.numberOfLines, cell.accessoryView) = (text, 0, accessory)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                ])
            }
            guard contentHeight > 0 else { return cell }
            let inner = cell.contentView.adding(SizedView(10, contentHeight))
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row < heights.count ? heights[indexPath.row] : tableView.rowHeight
        }
    }

    private let rows = Rows()

    private func table(_ width: CGFloat = 280, _ height: CGFloat = 400) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        (table.dataSource, table.delegate) = (rows, rows)
        return table
    }

    private func frames(_ table: UITableView) -> [CGRect] {
        table.layoutIfNeeded()
        return table.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    }

    @Test func rowsFollowEachOther() {
        rows.heights = [30, 50]
        let table = table()
        table.rowHeight = 44
        let frames = frames(table)
        #expect(frames.map(\.minY) == [0, 30, 80] && frames.map(\.height) == [30, 50, 44])
        #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 280 })
        #expect(table.contentSize == CGSize(width: 280, height: 124))
    }

    /// A height of 0 is one: the row takes no room.
    @Test func aRowCanHaveNoHeight() {
        rows.heights = [0, 30]
        let table = table()
        table.rowHeight = 44
        #expect(frames(table).map(\.height) == [0, 30, 44] && table.contentSize.height == 74)
    }

    /// "automaticDimension": the height that the constraints of the content determine, however small; rows whose constraints
    /// say none have the standard height.
    @Test(arguments: [(8.0, 8.0), (44, 44), (70, 70), (0, 44)])
    func aRowIsAsTallAsItsConstraintsSay(content: CGFloat, height: CGFloat) {
        rows.counts = [1]
        rows.contentHeight = content
        #expect(frames(table()).map(\.height) == [height])
    }

    /// A text breaks at the width that an accessory leaves of its row: a view of 120 points with 24 around it.
    @Test func anAccessoryNarrowsTheContent() {
        rows.counts = [1]
        rows.text = "Bring a friend and something sweet, and tell us when you come"
        let narrow = frames(table(280 - 144))[0].height
        #expect(narrow > frames(table())[0].height)
        rows.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 10))
        #expect(frames(table())[0].height == narrow)
    }

    /// "UITableView.Style": grouped tables have the background of groups.
    @Test(arguments: [(UITableView.Style.plain, false), (.grouped, true), (.insetGrouped, true)])
    func groupsHaveTheirBackground(style: UITableView.Style, isGrouped: Bool) {
        let table = UITableView(frame: .zero, style: style)
        #expect(table.backgroundColor == (isGrouped ? .systemGroupedBackground : .systemBackground))
    }

    @Test func headersAndFootersAreBetweenSectionsAndRows() {
        (rows.counts, rows.titles) = ([1, 2], ["First", nil])
        let table = table()
        table.rowHeight = 40
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 15))
        // 25 of the table's header and 28 of the first section's.
        #expect(frames(table).map(\.minY) == [53, 93, 133])
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 173, width: 280, height: 15))
        #expect(table.contentSize.height == 188)
        table.sectionHeaderHeight = 30
        table.reloadData()
        #expect(frames(table).map(\.minY) == [55, 95, 135])
    }

    /// Only the rows of the first screen are asked for.
    @Test func rowsBelowTheScreenAreNotMade() {
        rows.counts = [100]
        let table = table(280, 100)
        table.rowHeight = 40
        #expect(frames(table).count == 3)
        // A larger screen shows more of them.
        table.frame.size.height = 200
        #expect(frames(table).count == 5)
        table.frame.size.width = 200
        #expect(frames(table).allSatisfy { $0.width == 200 })
    }

    /// "separatorInset": from the leading edge, which is the right one where text runs from right to left.
    @Test(arguments: [(false, 16.0), (true, 7.0)]) func separatorsAreInset(isMirrored: Bool, left: CGFloat) throws {
        rows.counts = [1]
        let table = table()
        table.rowHeight = 40
        table.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 7)
        if isMirrored { table.semanticContentAttribute = .forceRightToLeft }
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        let line = try #require(cell.subviews.first { $0.frame.height < 1 && $0.frame.maxY == 40 })
        #expect(line.frame.minX == left && line.frame.width == CGFloat(280 - 16 - 7))
    }

    /// Rows are found by their places, their cells and points.
    @Test func rowsAreFoundByPlacesAndPoints() throws {
        rows.counts = [2, 1]
        rows.titles = [nil, nil]
        let table = table()
        table.rowHeight = 40
        table.layoutIfNeeded()
        let path = IndexPath(row: 0, section: 1)
        let cell = try #require(table.cellForRow(at: path))
        #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 80, width: 280, height: 40))
        #expect(table.indexPath(for: cell) == path && table.indexPathForRow(at: CGPoint(x: 10, y: 100)) == path)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 39)) == IndexPath(row: 0, section: 0))
        #expect(
            table.indexPathForRow(at: CGPoint(x: 10, y: 121)) == nil
                && table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(table.indexPathForSelectedRow == path && table.indexPathsForSelectedRows == [path])
        table.deselectRow(at: path, animated: false)
        #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    }

    /// A list shows the rows of its screen, and those of a larger one after it has grown, whichever side did.
    @Test func aTallerTableShowsMoreRows() {
        rows.counts = [50]
        let table = table(280, 100)
        table.rowHeight = 50
        let counts = [(280, 100), (280, 400), (320, 400), (320, 100)].map { width, height in
            table.frame.size = CGSize(width: width, height: height)
            return frames(table).filter { $0.minY < table.bounds.height }.map(\.width)
        }
        #expect(counts.map(\.count) == [2, 8, 8, 2] && counts.map(\.last) == [280, 280, 320, 320])
    }

    /// The list of a controller is as large as its view, also after that has changed.
    @Test func theListOfAControllerFillsItsView() {
        let (grid, list) = (
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()), UITableViewController()
        )
        for size in [CGSize(width: 200, height: 150), CGSize(width: 500, height: 1200)] {
            grid.view.frame.size = size
            list.view.frame.size = size
            grid.view.layoutIfNeeded()
            #expect(grid.collectionView.frame == CGRect(origin: .zero, size: size) && list.tableView.frame.size == size)
        }
    }
}
