import Foundation
import ViewLayout

/// A view that is a grey box with its name.
protocol NamedOnly: PrimitiveView {
    /// The name of the view.
    nonisolated static var shownName: String { get }
}

extension NamedOnly {
    nonisolated func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(Undrawn(name: Self.shownName))] }
}

/// Rows that scroll. SwiftUI's type of this name; it is a grey box.
public nonisolated struct List<Content: View>: NamedOnly {
    static var shownName: String { "List" }
    /// Makes a list.
    public init(@ViewBuilder content: () -> Content) {}
    /// Makes a list of elements.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
    /// Makes a list of elements.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
}

/// Controls in groups. SwiftUI's type of this name; it is a grey box.
public nonisolated struct Form<Content: View>: NamedOnly {
    static var shownName: String { "Form" }
    /// Makes a form.
    public init(@ViewBuilder content: () -> Content) {}
}

/// Views one after the other. SwiftUI's type of this name; it is a grey box.
public nonisolated struct NavigationStack<Content: View>: NamedOnly {
    static var shownName: String { "NavigationStack" }
    /// Makes a stack.
    public init(@ViewBuilder root: () -> Content) {}
}

/// Views one after the other. SwiftUI's type of this name; it is a grey box.
public nonisolated struct NavigationView<Content: View>: NamedOnly {
    static var shownName: String { "NavigationView" }
    /// Makes a view.
    public init(@ViewBuilder content: () -> Content) {}
}

/// Views side by side. SwiftUI's type of this name; it is a grey box.
public nonisolated struct TabView<Content: View>: NamedOnly {
    static var shownName: String { "TabView" }
    /// Makes a view.
    public init(@ViewBuilder content: () -> Content) {}
}

/// A picture of the network. SwiftUI's type of this name; it is a grey box, because nothing is loaded.
public nonisolated struct AsyncImage: NamedOnly {
    static var shownName: String { "AsyncImage" }
    /// Makes a picture.
    public init(url: URL?, scale: CGFloat = 1) {}
    /// Makes a picture with others around it.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) {}
}

/// A button with choices. SwiftUI's type of this name; it is a grey box.
public nonisolated struct Menu<Content: View>: NamedOnly {
    static var shownName: String { "Menu" }
    /// Makes a menu.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Makes a menu.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {}
}
