import Balloons
import SwiftUIAPI

/// The balloon of a view of SwiftUI, which fills a live layout and gives it its size, as an app's controller has it.
/// - Throws: as ``placedBalloon(of:traits:icon:side:)``.
@MainActor public func placedBalloon(showing view: some View, traits: TraitCollection? = nil) throws -> PlacedBalloon {
    let message = MSMessage()
    message.layout = MSMessageLiveLayout(alternateLayout: MSMessageTemplateLayout())
    return try placedBalloon(of: message, traits: traits) { ViewController(AnyView(view)) }
}

/// Shows a view of SwiftUI in its bounds.
private final class ViewController: MSMessagesAppViewController {
    private let content: UIHostingController<AnyView>

    init(_ view: AnyView) {
        content = UIHostingController(rootView: view)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        content.sizeThatFits(in: CGSize(width: size.width, height: .greatestFiniteMagnitude))
    }
}
