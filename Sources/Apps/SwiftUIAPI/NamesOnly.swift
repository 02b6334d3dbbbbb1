import Foundation
import ViewLayout

/// A view of SwiftUI that is not drawn: a grey box with its name.
protocol NamedOnly: PrimitiveView {
    nonisolated static var shownName: String { get }
    /// What is in the view: it is not drawn, and can be touched; nil for nothing.
    nonisolated var inside: AnyView? { get }
}

nonisolated extension NamedOnly {
    var inside: AnyView? { nil }
    func items(in scope: ViewScope) -> [ViewItem] { box(in: scope) }
    func box(in scope: ViewScope) -> [ViewItem] {
        let box = ViewItem(Undrawn(name: Self.shownName))
        return [inside.map { box.with(scope.touching($0, behind: box.element)) } ?? box]
    }
}

extension ViewScope {
    /// An element with views that are not drawn and can be touched, as those of a form or a bar.
    func touching(_ views: some View, behind element: any Element) -> any Element {
        let hidden = column(of: part("inside").items(of: views), .leading, nil)
        return Changed(element) { node, bounds, context in
            let offer = ProposedSize(width: bounds.width, height: nil)
            if let measured = try? hidden.measure(offer, in: context) {
                let place = CGRect(origin: bounds.origin, size: measured.size)
                _ = hidden.place(measured, in: place, context: context)
            }
            return node
        }
    }
}

/// A grey box with the name of a view of another module.
public nonisolated struct _NotDrawn: PrimitiveView {
    let name: String
    public init(_ name: String) { self.name = name }
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(Undrawn(name: name))] }
}

public nonisolated struct List<SelectionValue, Content: View>: NamedOnly {
    static var shownName: String { "List" }
    let inside: AnyView?
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { inside = AnyView(content()) }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { inside = AnyView(ForEach(data, id: id, content: rowContent)) }
}
nonisolated extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { inside = AnyView(content()) }
    public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
    where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { inside = AnyView(ForEach(data, content: rowContent)) }
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<[Binding<C.Element>], C.Element.ID, Row>, C.Element: Identifiable, C.Index: Hashable {
        inside = AnyView(ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { inside = AnyView(ForEach(data, id: id, content: rowContent)) }
}

public nonisolated struct Form<Content: View>: NamedOnly {
    static var shownName: String { "Form" }
    let inside: AnyView?
    public init(@ViewBuilder content: () -> Content) { inside = AnyView(content()) }
}

public nonisolated struct TabView<SelectionValue, Content: View>: NamedOnly {
    static var shownName: String { "TabView" }
    let inside: AnyView?
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { inside = AnyView(content()) }
}
nonisolated extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { inside = AnyView(content()) }
}

public nonisolated struct Tab<Content: View>: NamedOnly {
    static var shownName: String { "Tab" }
    let inside: AnyView?
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, systemImage: String, value: V, @ViewBuilder content: () -> Content) {
        inside = AnyView(content())
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { inside = AnyView(content()) }
}

/// A picture of the network. SwiftUI's type of this name; it shows what stands there until something is loaded, which
/// without a picture of the app's own is a grey box.
public nonisolated struct AsyncImage<Content: View>: View {
    public let body: Content
    public init(url: URL?, scale: CGFloat = 1) where Content == _NotDrawn { body = _NotDrawn("AsyncImage") }
    public init<I: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> Content
    ) { body = placeholder() }
    public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
    { body = content(.empty) }
}
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
}

public nonisolated struct Menu<Content: View>: NamedOnly {
    static var shownName: String { "Menu" }
    let inside: AnyView?
    func items(in scope: ViewScope) -> [ViewItem] { scope.styled { _ in MenuStyleConfiguration(inside: inside) } ?? box(in: scope) }
    public init(_ titleKey: LocalizedStringKey, systemImage: String? = nil, @ViewBuilder content: () -> Content) { inside = AnyView(content()) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String? = nil, @ViewBuilder content: () -> Content) {
        inside = AnyView(content())
    }
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L, primaryAction: @escaping () -> Void) {
        inside = AnyView(content())
    }
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { inside = AnyView(content()) }
}

public nonisolated struct LazyHGrid<Content: View>: NamedOnly {
    static var shownName: String { "LazyHGrid" }
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {}
}

public nonisolated struct MeshGradient: NamedOnly {
    static var shownName: String { "MeshGradient" }
    public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) {}
}

public nonisolated struct TextEditor: NamedOnly {
    static var shownName: String { "TextEditor" }
    public init(text: Binding<String>) {}
}

public nonisolated struct ColorPicker: NamedOnly {
    static var shownName: String { "ColorPicker" }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}

public nonisolated struct EditButton: NamedOnly {
    static var shownName: String { "EditButton" }
    public init() {}
}

/// A message in front of everything. SwiftUI's type of this name; it is not shown.
public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
        public static func cancel(_ label: Text? = nil, action: (() -> Void)? = nil) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    }
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
