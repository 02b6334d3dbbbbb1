// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_UICollectionReusableView_1() async throws {
        let header = UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 280, height: 32))
        _ = header
    }

    func example_UICollectionReusableView_UICollectionViewCell_1() async throws {
        final class StickerCell: UICollectionViewCell {
            let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        }
    }

    func example_UICollectionView_1() async throws {
        let stickers = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 280, height: 160), collectionViewLayout: UICollectionViewFlowLayout())
        stickers.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "sticker")
        _ = stickers
    }

    func example_UICollectionViewController_1() async throws {
        final class StickersViewController: UICollectionViewController {
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                12
            }
        }
    }

    func example_UICollectionViewDelegateFlowLayout_1() async throws {
        final class Sizes: UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 80, height: 80) }
        }
    }

    func example_UICollectionViewFlowLayout_1() async throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 80, height: 80)
        flow.minimumInteritemSpacing = 8
        _ = flow
    }

    func example_UICollectionViewLayout_1() async throws {
        final class OneColumn: UICollectionViewLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                place.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 280, height: 50)
                return place
            }
        }
    }

    func example_UICollectionViewLayout_UICollectionViewLayoutAttributes_1() async throws {
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        place.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        _ = place
    }

    func example_UICollectionViewProtocols_UICollectionViewDataSource_1() async throws {
        final class Stickers: UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "sticker", for: indexPath)
            }
        }
    }

    func example_UICollectionViewProtocols_UICollectionViewDelegate_1() async throws {
        final class Chooser: UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                print(indexPath.item)
            }
        }
    }

    func example_UICollectionViewProtocols_UICollectionViewDataSourcePrefetching_1() async throws {
        func name(of source: UICollectionViewDataSourcePrefetching) -> String { "\(source)" }
    }

    func example_UITableView_Places_UITableViewHeaderFooterView_1() async throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "day")
        header.textLabel?.text = "Friday"
        _ = header
    }

    func example_UITableView_1() async throws {
        let guests = UITableView(frame: CGRect(x: 0, y: 0, width: 280, height: 176), style: .plain)
        guests.rowHeight = 44
        guests.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
        _ = guests
    }

    func example_UITableViewCell_1() async throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "guest")
        cell.textLabel?.text = "Ada"
        cell.detailTextLabel?.text = "coming"
        _ = cell
    }

    func example_UITableViewController_1() async throws {
        final class GuestsViewController: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        }
    }

    func example_UITableViewDelegate_1() async throws {
        final class Heights: UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        }
    }

    func example_UITableViewProtocols_UITableViewDataSource_1() async throws {
        final class Guests: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Guest \(indexPath.row + 1)"
                return cell
            }
        }
    }
}
