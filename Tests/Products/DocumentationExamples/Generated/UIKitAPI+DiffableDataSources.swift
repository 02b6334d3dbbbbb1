// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_NSDiffableDataSourceSnapshot_1() async throws {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["mild", "hot"])
        snapshot.appendItems([1, 2], toSection: "mild")
        snapshot.appendItems([3])
        _ = snapshot
    }

    func example_UICollectionView_Registrations_CellRegistration_1() async throws {
        let stickers = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, name in
            cell.accessibilityLabel = name
        }
        _ = stickers
    }

    func example_UICollectionView_Registrations_SupplementaryRegistration_1() async throws {
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, kind, path in header.accessibilityLabel = "Section \(path.section)" }
        _ = headers
    }

    func example_UICollectionViewDiffableDataSource_1() async throws {
        let stickers = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 280, height: 140), collectionViewLayout: UICollectionViewFlowLayout())
        stickers.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "sticker")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stickers) { list, path, name in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "sticker", for: path)
            cell.accessibilityLabel = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["wave", "heart"])
        source.apply(snapshot)
        _ = stickers
        _ = source
        _ = snapshot
    }

    func example_UITableViewDiffableDataSource_1() async throws {
        let guests = UITableView(frame: CGRect(x: 0, y: 0, width: 280, height: 176))
        guests.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
        let source = UITableViewDiffableDataSource<String, String>(tableView: guests) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "guest", for: path)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["coming"])
        snapshot.appendItems(["Ada", "Grace"])
        source.apply(snapshot, animatingDifferences: false)
        _ = guests
        _ = source
        _ = snapshot
    }
}
