import Foundation
import ViewLayout

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

nonisolated extension ForEach {
    /// A view for each element, or a mark of a chart.
    public init(_each data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
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
    // The views; rows are neither removed nor moved.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_each: data, content: content) { $0[keyPath: id] }
    }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.init(_each: data, content: content) { $0.id } }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self.init(_each: data, content: content) { $0 } }
}

nonisolated extension ForEach where Content: View {
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where Data == [Binding<C.Element>], ID == C.Element.ID, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    { self.init(_each: data.elements, content: content) { $0.wrappedValue.id } }

    public init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        self.init(_each: data.elements, content: content) { $0.wrappedValue[keyPath: id] }
    }
}

nonisolated extension Binding where Value: MutableCollection & RandomAccessCollection {
    var elements: [Binding<Value.Element>] {
        wrappedValue.indices.map { index in Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 }) }
    }
}
