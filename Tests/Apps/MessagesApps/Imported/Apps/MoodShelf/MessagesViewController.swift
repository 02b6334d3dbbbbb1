// swift-format-ignore-file
// `balloon import` writes long lines into the copy in `Linux`.
import Messages
import UIKit

@objc(MessagesViewController)
class MessagesViewController: MSMessagesAppViewController {
    fileprivate let moods = ["Happy", "Sleepy", "Hungry", "In a hurry", "Proud", "Curious"]
    fileprivate var chosen: IndexPath?
    fileprivate lazy var shelf: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        layout.headerReferenceSize = CGSize(width: 0, height: 32)
        let shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
        shelf.register(MoodCell.self, forCellWithReuseIdentifier: "mood")
        shelf.register(
            ShelfHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        return shelf
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        shelf.backgroundColor = .white
        shelf.dataSource = self
        shelf.delegate = self
        shelf.frame = view.bounds
        shelf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shelf)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(clear(_:)))
        shelf.addGestureRecognizer(press)
    }

    @objc private func clear(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        chosen = nil
        shelf.reloadData()
    }

    @objc dynamic func choose(_ index: NSNumber) {
        chosen = IndexPath(item: index.intValue, section: 0)
        shelf.reloadData()
    }
}

// MARK: - Life cycle in an extension, as many apps have it

extension MessagesViewController {
    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        perform(#selector(choose(_:)), with: NSNumber(value: 2))
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        return CGSize(width: size.width, height: 240)
    }
}

extension MessagesViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return moods.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "mood", for: indexPath) as! MoodCell
        cell.configure(with: moods[indexPath.item], isChosen: indexPath == chosen)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! ShelfHeader
        header.label.text = "How are you?"
        return header
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        return CGSize(width: (collectionView.bounds.width - 40) / 3, height: 72)
    }
}
