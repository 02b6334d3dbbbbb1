import Foundation
import ViewLayout

/// A view that is a grey box with its name.
protocol NamedOnly: PrimitiveView {
    /// The name of the view.
    nonisolated static var shownName: String { get }
    /// What is in the view: it is not drawn, and can be touched; nil for nothing.
    nonisolated var inside: AnyView? { get }
}

nonisolated extension NamedOnly {
    var inside: AnyView? { nil }
    func items(in scope: ViewScope) -> [ViewItem] {
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
    /// Makes a box for the view of a name.
    public init(_ name: String) { self.name = name }
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(Undrawn(name: name))] }
}

/// Rows that scroll. SwiftUI's type of this name; it is a grey box.
public nonisolated struct List<SelectionValue, Content: View>: NamedOnly {
    static var shownName: String { "List" }
    let inside: AnyView?
    /// Makes a list in which rows are chosen.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        inside = AnyView(content())
    }
    /// Makes a list of elements in which rows are chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { inside = AnyView(ForEach(data, id: id, content: rowContent)) }
}
nonisolated extension List where SelectionValue == Never {
    /// Makes a list.
    public init(@ViewBuilder content: () -> Content) { inside = AnyView(content()) }
    /// Makes a list of elements.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        inside = AnyView(ForEach(data, content: rowContent))
    }
    /// Makes a list of elements that can be changed.
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == ForEach<[Binding<C.Element>], C.Element.ID, Row>, C.Element: Identifiable, C.Index: Hashable {
        inside = AnyView(ForEach(data, content: rowContent))
    }
    /// Makes a list of elements.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { inside = AnyView(ForEach(data, id: id, content: rowContent)) }
}

/// Controls in groups. SwiftUI's type of this name; it is a grey box.
public nonisolated struct Form<Content: View>: NamedOnly {
    static var shownName: String { "Form" }
    let inside: AnyView?
    /// Makes a form.
    public init(@ViewBuilder content: () -> Content) { inside = AnyView(content()) }
}

/// Views side by side. SwiftUI's type of this name; it is a grey box.
public nonisolated struct TabView<SelectionValue, Content: View>: NamedOnly {
    static var shownName: String { "TabView" }
    let inside: AnyView?
    /// Makes a view in which a page is chosen.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        inside = AnyView(content())
    }
}
nonisolated extension TabView where SelectionValue == Int {
    /// Makes a view.
    public init(@ViewBuilder content: () -> Content) { inside = AnyView(content()) }
}

/// A page of tabs. SwiftUI's type of this name; it is a grey box.
public nonisolated struct Tab<Content: View>: NamedOnly {
    static var shownName: String { "Tab" }
    let inside: AnyView?
    /// Makes a page.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, @ViewBuilder content: () -> Content
    ) { inside = AnyView(content()) }
    /// Makes a page.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        inside = AnyView(content())
    }
}

/// A picture of the network. SwiftUI's type of this name; it shows what stands there until something is loaded, which
/// without a picture of the app's own is a grey box.
public nonisolated struct AsyncImage<Content: View>: View {
    /// What stands there until something is loaded.
    public let body: Content
    /// Makes a picture.
    public init(url: URL?, scale: CGFloat = 1) where Content == _NotDrawn { body = _NotDrawn("AsyncImage") }
    /// Makes a picture with others around it.
    public init<I: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> Content
    ) { body = placeholder() }
    /// Makes a picture for what becomes of loading.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { body = content(.empty) }
}
/// What became of loading. SwiftUI's type of this name.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    /// The picture.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
}

/// A button with choices. SwiftUI's type of this name; it is a grey box.
public nonisolated struct Menu<Content: View>: NamedOnly {
    static var shownName: String { "Menu" }
    let inside: AnyView?
    /// Makes a menu.
    public init(_ titleKey: LocalizedStringKey, systemImage: String? = nil, @ViewBuilder content: () -> Content) {
        inside = AnyView(content())
    }
    /// Makes a menu.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String? = nil, @ViewBuilder content: () -> Content
    ) { inside = AnyView(content()) }
    /// Makes a menu with what a tap does.
    public init<L: View>(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L, primaryAction: @escaping () -> Void
    ) { inside = AnyView(content()) }
    /// Makes a menu.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        inside = AnyView(content())
    }
}

/// Views in rows, column by column. SwiftUI's type of this name; it is a grey box.
public nonisolated struct LazyHGrid<Content: View>: NamedOnly {
    static var shownName: String { "LazyHGrid" }
    /// Makes a grid.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {}
}

/// Colours of a grid that flow into each other. SwiftUI's type of this name; it is a grey box.
public nonisolated struct MeshGradient: NamedOnly {
    static var shownName: String { "MeshGradient" }
    /// Makes a gradient.
    public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) {}
}

/// Lines that the user writes. SwiftUI's type of this name; it is a grey box.
public nonisolated struct TextEditor: NamedOnly {
    static var shownName: String { "TextEditor" }
    /// Makes an editor.
    public init(text: Binding<String>) {}
}

/// A choice of a colour. SwiftUI's type of this name; it is a grey box.
public nonisolated struct ColorPicker: NamedOnly {
    static var shownName: String { "ColorPicker" }
    /// Makes a choice.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}

/// A button that begins to edit a list. SwiftUI's type of this name; it is a grey box.
public nonisolated struct EditButton: NamedOnly {
    static var shownName: String { "EditButton" }
    /// Makes a button.
    public init() {}
}

/// A message in front of everything. SwiftUI's type of this name; it is not shown.
public struct Alert {
    /// A button of an alert. SwiftUI's type of this name.
    public struct Button {
        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
        /// A button.
        public static func cancel(_ label: Text? = nil, action: (() -> Void)? = nil) -> Button { Button() }
        /// A button.
        public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    }
    /// Makes an alert.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// Makes an alert.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
