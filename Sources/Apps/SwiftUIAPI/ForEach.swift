import Foundation
import ViewLayout

/// A view for each element of a collection. SwiftUI's type of this name.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

nonisolated extension ForEach {
    /// Something for each element that is no view.
    public init(_marks data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        (self.data, self.content, self.id) = (data, content, id)
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    nonisolated func items(in scope: ViewScope) -> [ViewItem] {
        data.flatMap { element in
            let id = id(element)
            return scope.part(id).items(of: content(element)).map { item in
                var item = item
                if item.requests.tag == nil { item.requests.tag = AnyHashable(id) }
                return item
            }
        }
    }
}

nonisolated extension ForEach where Content: View {
    /// The views; rows are not removed.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    /// The views; rows are not moved.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
    /// A view for each element, which a property identifies.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content) = (data, content)
        self.id = { $0[keyPath: id] }
    }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// A view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, self.content) = (data, content)
        id = { $0.id }
    }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        (self.data, self.content) = (data, content)
        id = { $0 }
    }
}

nonisolated extension ForEach where Content: View {
    /// A view for each element that can be changed.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == [Binding<C.Element>], ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.data = data.elements
        self.content = content
        id = { $0.wrappedValue.id }
    }

    /// A view for each element that can be changed, which a property identifies.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        self.data = data.elements
        self.content = content
        self.id = { $0.wrappedValue[keyPath: id] }
    }
}

nonisolated extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// A binding for each element.
    var elements: [Binding<Value.Element>] {
        wrappedValue.indices.map { index in
            Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
        }
    }
}
