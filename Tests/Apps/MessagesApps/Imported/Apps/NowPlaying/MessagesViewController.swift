import Messages
import UIKit

/// A song that friends listen to: the cover with a shadow, how far it is, and more songs in a compositional layout
/// whose cells say their own sizes.
class MessagesViewController: MSMessagesAppViewController {
    private let cover = UIImageView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let playButton = UIButton(type: .system)
    private var collectionView: UICollectionView!
    private var collectionHeight: NSLayoutConstraint!
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpLabels()
        setUpTracks()
        cover.image = drawCover(size: CGSize(width: 72, height: 72))
        cover.layer.shadowColor = UIColor.black.cgColor
        cover.layer.shadowOpacity = 0.3
        cover.layer.shadowRadius = 6
        cover.layer.shadowOffset = CGSize(width: 0, height: 3)
        cover.setContentHuggingPriority(.required, for: .horizontal)
        cover.setContentCompressionResistancePriority(.required, for: .horizontal)
        playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
        playButton.accessibilityLabel = NSLocalizedString("Play", comment: "button")
        playButton.widthAnchor.constraint(equalToConstant: 44).isActive = true
        playButton.heightAnchor.constraint(equalToConstant: 44).isActive = true

        let texts = UIStackView(arrangedSubviews: [titleLabel, artistLabel, progress])
        texts.axis = .vertical
        texts.spacing = 4
        texts.setCustomSpacing(10, after: artistLabel)
        let top = UIStackView(arrangedSubviews: [cover, texts, playButton])
        top.spacing = 12
        top.alignment = .center
        let column = UIStackView(arrangedSubviews: [top, collectionView])
        column.axis = .vertical
        column.spacing = 14
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func setUpLabels() {
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        artistLabel.font = .preferredFont(forTextStyle: .subheadline)
        artistLabel.textColor = .label
        for label in [titleLabel, artistLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        progress.progress = 0.35
        progress.progressTintColor = .systemPink
    }

    private func setUpTracks() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.backgroundColor = .clear
        collectionHeight = collectionView.heightAnchor.constraint(equalToConstant: 0)
        collectionHeight.isActive = true
        collectionView.register(TrackCell.self, forCellWithReuseIdentifier: TrackCell.reuseIdentifier)
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, title in
            let cell =
                collectionView.dequeueReusableCell(
                    withReuseIdentifier: TrackCell.reuseIdentifier, for: indexPath) as! TrackCell
            cell.configure(with: title)
            return cell
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        let chip = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .estimated(30))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: chip)])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func drawCover(size: CGSize) -> UIImage {
        return UIGraphicsImageRenderer(size: size).image { context in
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 12).addClip()
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.systemPink.setFill()
            UIBezierPath(ovalIn: CGRect(x: 10, y: 26, width: 60, height: 60)).fill()
            UIColor.systemOrange.setFill()
            UIBezierPath(ovalIn: CGRect(x: 32, y: 8, width: 24, height: 24)).fill()
        }
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        guard let url = conversation.selectedMessage?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        else { return }
        titleLabel.text = items.first { $0.name == "title" }?.value
        artistLabel.text = items.first { $0.name == "artist" }?.value
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items.filter { $0.name == "more" }.compactMap { $0.value })
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        collectionView.frame = CGRect(x: 0, y: 0, width: size.width - 32, height: 600)
        collectionView.layoutIfNeeded()
        collectionHeight.constant = collectionView.contentSize.height
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: size.width, height: fitting.height)
    }
}
