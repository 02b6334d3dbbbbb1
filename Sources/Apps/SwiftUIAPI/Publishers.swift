import CombineAPI
import Foundation

nonisolated extension View {
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never {
        ReceivingView(content: self, publisher: publisher, action: action)
    }
}

/// A view that calls a closure with what is published.
private nonisolated struct ReceivingView<Content: View, P: Publisher>: PrimitiveView where P.Failure == Never {
    let content: Content
    let publisher: P
    let action: (P.Output) -> Void

    func items(in scope: ViewScope) -> [ViewItem] {
        let inner = scope.part("onReceive")
        let listening = inner.graph.stored(at: inner.identity) { ValueBox<AnyCancellable>() }
        if listening.value == nil {
            // It is called when the views inside have their state, as for onAppear.
            listening.value = AnyCancellable {}
            scope.graph.appearing.append { listening.value = publisher.sink(receiveValue: action) }
        }
        return inner.items(of: content)
    }
}
