import Foundation
import UIKitAPI
import ViewLayout

/// A view of UIKit in a view of SwiftUI. SwiftUI's protocol of this name.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// What the view tells its delegate.
    associatedtype Coordinator = Void
    /// Makes the view.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Makes what the view tells.
    func makeCoordinator() -> Coordinator
    /// The size for an offer; nil for the view's own.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// What the view is made with.
    typealias Context = UIViewRepresentableContext<Self>
}

/// What a view of UIKit is made with. SwiftUI's type of this name.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What the view tells.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public let environment: EnvironmentValues
    /// How a change is shown.
    public var transaction: Transaction { Transaction() }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Tells nothing.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// The view's own size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    /// A view of UIKit has no body.
    public nonisolated var body: Never { fatalError("a view of UIKit has no body") }
}

/// A view of UIKit, kept between layouts.
@MainActor private final class KeptView<Representable: UIViewRepresentable> {
    let view: Representable.UIViewType
    let coordinator: Representable.Coordinator
    init(_ representable: Representable, environment: EnvironmentValues) {
        coordinator = representable.makeCoordinator()
        view = representable.makeUIView(
            context: UIViewRepresentableContext(coordinator: coordinator, environment: environment))
    }
}

extension UIViewRepresentable {
    /// The element of the view.
    fileprivate nonisolated func element(in scope: ViewScope) -> any Element {
        DynamicFields.link(self, in: scope)
        let held = MainThreadValue((self, scope))
        return MainActor.assumeIsolated {
            let (representable, scope) = held.value
            let kept = scope.graph.stored(at: scope.part("UIView").identity) {
                KeptView(representable, environment: scope.environment)
            }
            let context = UIViewRepresentableContext<Self>(
                coordinator: kept.coordinator, environment: scope.environment)
            representable.updateUIView(kept.view, context: context)
            return MainThreadValue(
                UIViewElement(view: kept.view) {
                    representable.sizeThatFits($0, uiView: kept.view, context: context)
                } as any Element)
        }.value
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
            func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
                own >= 0 ? own : max(0, offered ?? 10)
            }
            return CGSize(
                width: length(proposal.width, intrinsic.width), height: length(proposal.height, intrinsic.height))
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

extension ViewScope {
    /// The element of a view of UIKit; nil for another view.
    func element(ofUIKit view: any View) -> (any Element)? {
        guard let representable = view as? any UIViewRepresentable else { return nil }
        return representable.element(in: self)
    }
}
