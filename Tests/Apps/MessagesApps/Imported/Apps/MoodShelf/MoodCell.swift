// swift-format-ignore-file
// `balloon import` writes long lines into the copy in `Linux`.
import UIKit

class MoodCell: UICollectionViewCell {
    fileprivate let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 2
        label.textAlignment = .center
        label.font = UIFont.systemFont(ofSize: 15, weight: UIFont.Weight.medium)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 14
        contentView.layer.borderWidth = 2
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with mood: String, isChosen: Bool) {
        label.text = mood
        label.textColor = isChosen ? .white : .darkText
        contentView.backgroundColor = isChosen ? .systemIndigo : UIColor(white: 0.95, alpha: 1)
        contentView.layer.borderColor = (isChosen ? UIColor.systemIndigo : UIColor.lightGray).cgColor
    }
}

class ShelfHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = UIFont.boldSystemFont(ofSize: 17)
        label.textColor = .darkText
        addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 12, bottom: 0, right: 12))
    }
}
