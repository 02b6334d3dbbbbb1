import Foundation
import UIKitAPI
import ViewLayout

@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content {
        didSet {
            host.content = AnyView(rootView)
            contentDidChange()
        }
    }
    open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { contentDidChange() } }
    /// What covers the edges; nothing does in a balloon.
    open var safeAreaRegions: SafeAreaRegions = .all
    /// What lays out the view.
    package let host: ViewHost

    public init(rootView: Content) {
        self.rootView = rootView
        host = ViewHost(content: AnyView(rootView))
        super.init(nibName: nil, bundle: nil)
        host.graph.changed = { [weak self] in MainActor.assumeIsolated { self?.contentDidChange() } }
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        host = ViewHost(content: AnyView(rootView))
        super.init(coder: aDecoder)
    }

    /// A controller of a storyboard says its view with ``init(coder:rootView:)``.
    public required dynamic init?(coder aDecoder: NSCoder) { preconditionFailure("init(coder:) must be implemented with init(coder:rootView:)") }

    open override func loadView() {
        let view = HostingView(frame: UIScreen.main.bounds)
        view.host = host
        view.hostedContent = host
        view.backgroundColor = .systemBackground
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The size of the content for an offer, in points and rounded up to pixels. An infinite or very large length asks
    /// for the content's own.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        let fitting = host.size(for: ViewHost.proposal(size), traits: viewer)
        if sizingOptions.contains(.preferredContentSize) { preferredContentSize = fitting }
        return fitting
    }

    /// Who sees the view. One that is in no other controller and no view has the viewer of the app's code, as on iOS.
    private var viewer: TraitCollection {
        guard parent == nil, presentingViewController == nil else { return traits }
        return viewIfLoaded?.superview.map(\.traitCollection.traits) ?? CurrentViewer.traits
    }

    private func contentDidChange() {
        viewIfLoaded?.invalidateIntrinsicContentSize()
        viewIfLoaded?.setNeedsLayout()
        if sizingOptions.contains(.preferredContentSize) { preferredContentSize = host.size(for: .unspecified, traits: viewer) }
    }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a hosting controller.
final class HostingView: UIView {
    var host: ViewHost?

    override var intrinsicContentSize: CGSize { host?.size(for: .unspecified, traits: traitCollection.traits) ?? super.intrinsicContentSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        host?.size(for: ViewHost.proposal(size), traits: traitCollection.traits) ?? super.sizeThatFits(size)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        host?.tap(at: point, in: bounds.size)
    }
}
