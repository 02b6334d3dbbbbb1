import Messages
import UIKit

/// Shows one event. The same controller serves the balloon and the compact and expanded styles.
final class CountdownViewController: UIViewController {
    let event: Event
    /// What a tap on the button does.
    var directionsHandler: (() -> Void)?

    init(event: Event) {
        self.event = event
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private let map = UIView()
    private let badge = UILabel()
    private let button = UIButton(type: .system)
    private lazy var buttonHeight = button.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize.height = CountdownMetrics(traits: traitCollection).compactHeight
        map.backgroundColor = .systemTeal
        badge.text = event.name
        badge.textColor = .white
        button.setTitle("Directions", for: .normal)
        for view in [map, badge, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            map.topAnchor.constraint(equalTo: view.topAnchor),
            map.heightAnchor.constraint(equalToConstant: CountdownMetrics.mapHeight),
            badge.centerXAnchor.constraint(equalTo: map.centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: map.centerYAnchor),
            badge.leadingAnchor.constraint(greaterThanOrEqualTo: map.leadingAnchor, constant: 16),
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            button.topAnchor.constraint(equalTo: map.bottomAnchor),
            button.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
            buttonHeight,
        ])
        useTextSize()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        useTextSize()
    }

    private func useTextSize() {
        let metrics = CountdownMetrics(traits: traitCollection)
        badge.font = metrics.badgeFont
        button.titleLabel?.font = metrics.buttonFont
        buttonHeight.constant = metrics.buttonFont.lineHeight
    }

    func sizeInBalloon(fitting size: CGSize) -> CGSize {
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: size.width, height: min(fitting.height, size.height))
    }

    func directionsTapped() { directionsHandler?() }
}
