#if canImport(Messages)
    import Messages
#else
    import Balloons
#endif

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

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize.height = CountdownMetrics(traits: traitCollection).compactHeight
    }

    func sizeInBalloon(fitting size: CGSize) -> CGSize {
        let height = CountdownMetrics(traits: traitCollection).balloonHeight
        return CGSize(width: size.width, height: min(height, size.height))
    }

    func directionsTapped() { directionsHandler?() }
}
