import Foundation
import UIKitAPI
import ViewLayout

/// A view or a controller of UIKit in a view of SwiftUI.
@preconcurrency @MainActor public protocol _Representable {
    associatedtype Coordinator = Void
    func makeCoordinator() -> Coordinator
}

/// What a view of UIKit is made with.
@MainActor public struct _RepresentableContext<R: _Representable> {
    public let coordinator: R.Coordinator
    public let environment: EnvironmentValues
    public var transaction: Transaction { Transaction() }
}

public typealias UIViewRepresentableContext<R: UIViewRepresentable> = _RepresentableContext<R>
public typealias UIViewControllerRepresentableContext<R: UIViewControllerRepresentable> = _RepresentableContext<R>

@preconcurrency @MainActor public protocol UIViewRepresentable: View, _Representable where Body == Never {
    associatedtype UIViewType: UIView
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    typealias Context = _RepresentableContext<Self>
}

extension _Representable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public nonisolated var body: Never { fatalError("a view of UIKit has no body") }
    public nonisolated func _items(in scope: _ViewScope) -> [_ViewItem] { scope.items(of: self) { $0.element(in: $1) } }

    fileprivate func element(in scope: ViewScope) -> any Element {
        let (view, context) = scope.kept(makeCoordinator, makeUIView)
        updateUIView(view, context: context)
        return UIViewElement(view: view) { sizeThatFits($0, uiView: view, context: context) }
    }
}

/// A controller of UIKit in a view of SwiftUI: its view. SwiftUI's protocol of this name.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View, _Representable where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    typealias Context = _RepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    public nonisolated var body: Never { fatalError("a controller of UIKit has no body") }
    public nonisolated func _items(in scope: _ViewScope) -> [_ViewItem] { scope.items(of: self) { $0.element(in: $1) } }

    fileprivate func element(in scope: ViewScope) -> any Element {
        let (controller, context) = scope.kept(makeCoordinator, makeUIViewController)
        updateUIViewController(controller, context: context)
        return UIViewElement(view: controller.view) { _ in nil }
    }
}

/// An object of UIKit, kept between layouts.
private final class KeptObject<Kept, Coordinator> {
    let object: Kept
    let coordinator: Coordinator
    init(_ object: Kept, _ coordinator: Coordinator) { (self.object, self.coordinator) = (object, coordinator) }
}

extension ViewScope {
    /// The object of UIKit that belongs to this scope; it is made for the first layout.
    @MainActor fileprivate func kept<Kept, R: _Representable>(_ coordinator: () -> R.Coordinator, _ make: (_RepresentableContext<R>) -> Kept) -> (
        Kept, _RepresentableContext<R>
    ) {
        let kept = graph.stored(at: part("UIKit").identity) {
            let coordinator = coordinator()
            return KeptObject(make(_RepresentableContext<R>(coordinator: coordinator, environment: environment)), coordinator)
        }
        return (kept.object, _RepresentableContext(coordinator: kept.coordinator, environment: environment))
    }

    /// The element of a view or a controller of UIKit.
    fileprivate func items<R: _Representable & View>(of view: R, _ make: @MainActor (R, ViewScope) -> any Element) -> [ViewItem] {
        let inner = entering(R.self)
        DynamicFields.link(view, in: inner)
        graph.asksCode = true
        nonisolated(unsafe) let held = view
        return [ViewItem(onMainThread { make(held, inner) })]
    }
}

/// The element of a view of UIKit. It is used on the main thread.
struct UIViewElement: Element, @unchecked Sendable {
    let view: UIView
    let ownSize: @MainActor (ProposedViewSize) -> CGSize?

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        MainActor.assumeIsolated {
            if let size = ownSize(ProposedViewSize(proposal)) { return size }
            let intrinsic = view.intrinsicContentSize
            // A length without a size of its own is the offered one, as for a view that does not hug its content.
            func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat { own >= 0 ? own : max(0, offered ?? 10) }
            return CGSize(width: length(proposal.width, intrinsic.width), height: length(proposal.height, intrinsic.height))
        }
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        MainActor.assumeIsolated {
            view.frame = CGRect(origin: .zero, size: bounds.size)
            if let placed = try? view.placed(at: bounds.origin, in: context) { return placed }
            return PlacedNode(kind: .view, frame: bounds)
        }
    }
}
