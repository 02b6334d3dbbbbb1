import Foundation
import ViewLayout

/// A place in what a style or a modifier makes, for a view that it is given.
public nonisolated struct _Slot<Owner>: PrimitiveView {
    let content: any View
    init(_ content: any View) { self.content = content }
    func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: content) }
}

/// How a kind of control looks: what the protocols of SwiftUI for buttons, labels, switches and progress have in common.
@preconcurrency @MainActor public protocol _Style {
    associatedtype Parts
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Parts) -> Body
}

nonisolated extension _Style {
    func items(_ parts: Parts, in scope: ViewScope) -> [ViewItem] { scope.items(of: self, parts) { $0.makeBody(configuration: $1) } }
}

extension ViewScope {
    /// The elements of the view that a style or a modifier makes.
    func items<Style, Parts, Made: View>(of style: Style, _ parts: Parts, make: @escaping @MainActor (Style, Parts) -> Made) -> [ViewItem] {
        DynamicFields.link(style, in: self)
        nonisolated(unsafe) let (style, parts) = (style, parts)
        return onMainThread { items(of: make(style, parts)) }
    }
}
