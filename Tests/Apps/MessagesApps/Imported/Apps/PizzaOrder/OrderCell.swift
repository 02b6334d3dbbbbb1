// swift-format-ignore-file
// `balloon import` writes long lines into the copy in `Linux`.
import UIKit

final class OrderCell: UITableViewCell {
    static let identifier = "OrderCell"
    private let countLabel = UILabel()
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        countLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 15, weight: .semibold))
        countLabel.textColor = .label
        nameLabel.font = .preferredFont(forTextStyle: .body)
        nameLabel.numberOfLines = 0
        priceLabel.font = .preferredFont(forTextStyle: .body)
        priceLabel.textAlignment = .right
        for label in [countLabel, nameLabel, priceLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        countLabel.setContentHuggingPriority(.required, for: .horizontal)
        countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        priceLabel.setContentHuggingPriority(.required, for: .horizontal)
        priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            countLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: countLabel.trailingAnchor, constant: 8),
            priceLabel.leadingAnchor.constraint(greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
            priceLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            countLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
            priceLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ line: Order.Line) {
        countLabel.text = "\(line.count) ×"
        nameLabel.text = line.name
        priceLabel.text = Order.price(line.count * line.cents)
    }
}
