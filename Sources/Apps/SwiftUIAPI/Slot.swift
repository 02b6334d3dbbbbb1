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

extension ControlEnvironment {
    mutating func set<Style: _Style>(_ style: Style?) {
        styles[ObjectIdentifier(Style.Parts.self)] = style.map { style in { (parts: Style.Parts, scope: ViewScope) in style.items(parts, in: scope) }
        }
    }
}

extension ViewScope {
    /// What an own style makes of the parts of a view; nil without one. It holds inside of the parts, and not for what is made of them.
    func styled<Parts>(_ parts: (ViewScope) -> Parts) -> [ViewItem]? {
        let kind = ObjectIdentifier(Parts.self)
        guard let make = environment.controls.styles[kind] as? (Parts, ViewScope) -> [ViewItem] else { return nil }
        var inner = part("style")
        inner.environment.controls.styles[kind] = nil
        return make(parts(self), inner)
    }

    func slot<Owner>(_ view: some View) -> _Slot<Owner> {
        // What the style itself sets inside of its body holds.
        let kind = ObjectIdentifier(Owner.self)
        return _Slot(view.inEnvironment { [style = environment.controls.styles[kind]] in $0.controls.styles[kind] = style })
    }
}
