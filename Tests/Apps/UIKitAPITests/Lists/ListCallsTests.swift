import Foundation
import Testing
import UIKitAPI

/// What an app calls of lists, as UIKit documents it: changes are made at once, and content is asked for again.
@MainActor struct ListCallsTests {
    private final class Content: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var count = 3
        var asked = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }
    private final class Row: UITableViewCell {
        override class func makeForReuse(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell
        {
            Row(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
    }
    private final class Item: UICollectionViewCell {
        override class func makeForReuse(frame: CGRect) -> UICollectionReusableView { Item(frame: frame) }
    }

    private let content = Content()

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain)
        table.rowHeight = 44
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = content
        table.layoutIfNeeded()
        return table
    }

    /// Items of 50 points beside each other, with 10 between them.
    private func collection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 50, height: 40), 10)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 110, height: 200), collectionViewLayout: layout)
        view.register(Item.self, forCellWithReuseIdentifier: "item")
        view.dataSource = content
        view.layoutIfNeeded()
        return view
    }

    /// "selectItem(at:animated:scrollPosition:)": replaces the selection unless several can be selected; nil clears it, and
    /// without selection nothing happens.
    @Test func itemsAreSelected() {
        let view = collection()
        func select(_ item: Int?) -> [Int]? {
            view.selectItem(at: item.map(path), animated: false, scrollPosition: [])
            return view.indexPathsForSelectedItems?.map(\.item).sorted()
        }
        #expect(view.indexPathsForSelectedItems == [] && select(0) == [0] && select(1) == [1] && select(nil) == [])
        view.allowsMultipleSelection = true
        #expect(select(0) == [0] && select(2) == [0, 2] && select(2) == [0, 2])
        view.deselectItem(at: path(0), animated: false)
        #expect(view.indexPathsForSelectedItems == [path(2)])
        view.deselectItem(at: path(1), animated: false)
        #expect(select(1) == [1, 2] && select(nil) == [])
        view.allowsSelection = false
        #expect(select(1) == [])
    }

    @Test func rowsAreSelected() {
        let table = table()
        #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        table.deselectRow(at: path(0), animated: false)
        #expect(table.indexPathForSelectedRow == path(1) && table.indexPathsForSelectedRows == [path(1)])
        table.deselectRow(at: path(1), animated: false)
        #expect(table.indexPathForSelectedRow == nil)
        table.setEditing(true, animated: false)
        #expect(table.isEditing)
    }

    /// Shown cells are found by their places and the places by points and cells.
    @Test func cellsAreFound() throws {
        let (view, table) = (collection(), table())
        #expect(view.visibleCells.count == 3 && view.indexPathsForVisibleItems == (0..<3).map(path))
        #expect(table.visibleCells.count == 3 && table.indexPathsForVisibleRows == (0..<3).map(path))
        let (item, row) = (try #require(view.cellForItem(at: path(1))), try #require(table.cellForRow(at: path(2))))
        #expect(
            item is Item && item.frame == CGRect(x: 60, y: 0, width: 50, height: 40) && item.reuseIdentifier == "item")
        #expect(row is Row && row.frame == CGRect(x: 0, y: 88, width: 100, height: 44) && row.reuseIdentifier == "row")
        #expect(view.indexPath(for: item) == path(1) && table.indexPath(for: row) == path(2))
        #expect(view.cellForItem(at: path(3)) == nil && table.cellForRow(at: path(3)) == nil)
        #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
        #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
        let points = [(49, 39), (50, 20), (60, 0), (109, 39), (20, 40)].map { CGPoint(x: $0, y: $1) }
        #expect(points.map { view.indexPathForItem(at: $0)?.item } == [0, nil, 1, 1, nil])
    }

    /// A cell without a registered class is a plain one.
    @Test func cellsWithoutAClass() {
        let (view, table) = (collection(), table())
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        let row = table.dequeueReusableCell(withIdentifier: "other", for: path(0))
        let item = view.dequeueReusableCell(withReuseIdentifier: "other", for: path(0))
        #expect(type(of: row) == UITableViewCell.self && type(of: item) == UICollectionViewCell.self)
        #expect(row.reuseIdentifier == "other" && item.reuseIdentifier == "other")
        #expect(item.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
        let header = view.dequeueReusableSupplementaryView(ofKind: "a", withReuseIdentifier: "b", for: path(0))
        #expect(header.reuseIdentifier == "b" && header.frame == .zero)
    }

    /// Every change asks for the content again, in the next layout.
    @Test func changesAskAgain() {
        let (view, table, path) = (collection(), table(), path(0))
        let changes: [() -> Void] = [
            { table.reloadData() }, { table.reloadRows(at: [path], with: .none) },
            { table.reloadSections([0], with: .none) }, { table.insertRows(at: [path], with: .none) },
            { table.deleteRows(at: [path], with: .none) }, { table.moveRow(at: path, to: path) },
            { table.insertSections([0], with: .none) }, { table.deleteSections([0], with: .none) },
            {
                table.beginUpdates(); table.endUpdates()
            }, { view.reloadData() }, { view.reloadItems(at: [path]) },
            { view.reloadSections([0]) }, { view.insertItems(at: [path]) }, { view.deleteItems(at: [path]) },
            { view.moveItem(at: path, to: path) }, { view.insertSections([0]) }, { view.deleteSections([0]) },
            { view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) },
        ]
        for (place, change) in changes.enumerated() {
            content.asked = 0
            change()
            #expect(content.asked == 0)
            for list in [table, view] { list.layoutIfNeeded() }
            #expect(content.asked == 3, "\(place)")
        }
    }

    /// Changes of a batch are made before the completion is called.
    @Test func batches() {
        let (view, table) = (collection(), table())
        var calls: [String] = []
        func change() { (content.count, calls) = (2, calls + ["change"]) }
        view.performBatchUpdates(change) { calls.append("\($0)") }
        table.performBatchUpdates(change) { calls.append("\($0)") }
        view.performBatchUpdates(nil)
        #expect(calls == ["change", "true", "change", "true"])
        for list in [table, view] { list.layoutIfNeeded() }
        #expect(view.visibleCells.count == 2 && table.visibleCells.count == 2 && view.subviews.count == 2)
    }

    /// Another layout places the items again and knows its view.
    @Test func anotherLayout() {
        let view = collection()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 20)
        view.setCollectionViewLayout(layout, animated: true)
        view.layoutIfNeeded()
        #expect(layout.collectionView === view && view.collectionViewLayout === layout)
        #expect(view.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 80, height: 20), count: 3))
    }
}
