import Balloons
import Testing

/// What Apple's documentation says of snapshots and diffable data sources.
@MainActor struct DiffableDataSourceTests {
    @Test func itemsAreAddedMovedAndTakenAway() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["mild", "hot"])
        snapshot.appendItems([1, 2], toSection: "mild")
        snapshot.appendItems([3, 4])
        #expect(snapshot.itemIdentifiers(inSection: "hot") == [3, 4])
        snapshot.insertItems([5], beforeItem: 2)
        snapshot.insertItems([6], afterItem: 4)
        snapshot.moveItem(1, afterItem: 3)
        snapshot.deleteItems([2])
        #expect(snapshot.itemIdentifiers == [5, 3, 1, 4, 6] && snapshot.numberOfItems(inSection: "mild") == 1)
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "hot" && snapshot.indexOfItem(4) == 3)
        snapshot.insertSections(["none"], beforeSection: "mild")
        snapshot.moveSection("hot", beforeSection: "none")
        #expect(snapshot.sectionIdentifiers == ["hot", "none", "mild"])
        // An item that is there already moves.
        snapshot.appendItems([3], toSection: "mild")
        #expect(snapshot.itemIdentifiers == [1, 4, 6, 5, 3])
        snapshot.deleteSections(["hot"])
        #expect(snapshot.numberOfItems == 2 && snapshot.indexOfSection("hot") == nil)
    }

    @Test func aTableShowsWhatWasApplied() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 280, height: 300))
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = name
            return cell
        }
        #expect(table.dataSource === source)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["Ada", "Ben"], toSection: 1)
        var isDone = false
        source.apply(snapshot, animatingDifferences: true) { isDone = true }
        table.layoutIfNeeded()
        #expect(isDone && table.visibleCells.map { $0.textLabel?.text } == ["Ada", "Ben"])
        #expect(source.indexPath(for: "Ben") == IndexPath(row: 1, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "Ada")
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == nil)
        var next = source.snapshot()
        next.deleteItems(["Ada"])
        source.apply(next)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ben"])
    }

    /// "insertItems(_:afterItem:)" and its like, each with an item between two others.
    @Test func itemsComeBeforeAndBehindOthers() {
        func items(_ change: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void) -> [Int] {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            change(&snapshot)
            return snapshot.itemIdentifiers
        }
        #expect(items { $0.insertItems([8, 9], afterItem: 2) } == [1, 2, 8, 9, 3])
        #expect(items { $0.insertItems([8, 9], beforeItem: 2) } == [1, 8, 9, 2, 3])
        #expect(items { $0.moveItem(3, afterItem: 1) } == [1, 3, 2])
        #expect(items { $0.moveItem(1, beforeItem: 3) } == [2, 1, 3])
        #expect(items { $0.deleteAllItems() }.isEmpty)
    }

    @Test func sectionsComeBeforeAndBehindOthers() {
        func sections(_ change: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void) -> [Int] {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([1, 2, 3])
            change(&snapshot)
            return snapshot.sectionIdentifiers
        }
        #expect(sections { $0.insertSections([8, 9], afterSection: 2) } == [1, 2, 8, 9, 3])
        #expect(sections { $0.moveSection(3, afterSection: 1) } == [1, 3, 2])
        #expect(sections { $0.moveSection(1, afterSection: 3) } == [2, 3, 1])
        #expect(sections { $0.moveSection(1, beforeSection: 3) } == [2, 1, 3])
    }
}
