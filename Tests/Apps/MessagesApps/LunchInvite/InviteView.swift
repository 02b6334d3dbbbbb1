import UIKit

final class InviteView: UIView {
    private let monthLabel = UILabel()
    private let dayLabel = UILabel()
    private let titleLabel = UILabel()
    private let placeLabel = UILabel()
    private let acceptButton = UIButton(type: .system)
    private let declineButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(title: String, place: String, month: String, day: String) {
        titleLabel.text = title
        placeLabel.text = place
        monthLabel.text = month.uppercased()
        dayLabel.text = day
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground

        monthLabel.font = .systemFont(ofSize: 12, weight: .bold)
        monthLabel.textColor = .white
        monthLabel.textAlignment = .center
        monthLabel.backgroundColor = UIColor(red: 0.75, green: 0.1, blue: 0.1, alpha: 1)
        dayLabel.font = .systemFont(ofSize: 28, weight: .light)
        dayLabel.textColor = .black
        dayLabel.textAlignment = .center
        dayLabel.backgroundColor = .white

        let leaf = UIStackView(arrangedSubviews: [monthLabel, dayLabel])
        leaf.axis = .vertical
        leaf.layer.cornerRadius = 10
        leaf.clipsToBounds = true

        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        placeLabel.font = .preferredFont(forTextStyle: .subheadline)
        placeLabel.adjustsFontForContentSizeCategory = true
        placeLabel.textColor = .label
        placeLabel.numberOfLines = 0
        let texts = UIStackView(arrangedSubviews: [titleLabel, placeLabel])
        texts.axis = .vertical
        texts.spacing = 2

        let header = UIStackView(arrangedSubviews: [leaf, texts])
        header.spacing = 12
        header.alignment = .center

        acceptButton.setTitle("Accept", for: .normal)
        acceptButton.backgroundColor = UIColor(red: 0, green: 0.35, blue: 0.78, alpha: 1)
        acceptButton.setTitleColor(.white, for: .normal)
        declineButton.setTitle("Decline", for: .normal)
        declineButton.backgroundColor = .systemGray5
        declineButton.setTitleColor(.label, for: .normal)
        for button in [acceptButton, declineButton] {
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.layer.cornerRadius = 10
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        }
        let buttons = UIStackView(arrangedSubviews: [acceptButton, declineButton])
        buttons.spacing = 8
        buttons.distribution = .fillEqually

        let column = UIStackView(arrangedSubviews: [header, buttons])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            leaf.widthAnchor.constraint(equalToConstant: 56),
            monthLabel.heightAnchor.constraint(equalToConstant: 18),
            dayLabel.heightAnchor.constraint(equalToConstant: 38),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }
}
