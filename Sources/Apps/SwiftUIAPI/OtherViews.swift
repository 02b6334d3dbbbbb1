import Foundation
import ViewLayout

/// A value with a label. SwiftUI's type of this name.
public nonisolated struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    /// Makes a value with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let value = scope.part("value").element(of: content.foregroundStyle(.secondary))
        return scope.labelled(label, value)
    }
}
nonisolated extension LabeledContent where Label == Text {
    /// Makes a value with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Makes a value with a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
nonisolated extension LabeledContent where Label == Text, Content == Text {
    /// Makes a text with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(titleKey) { Text(value) } }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    /// Makes a value with a title, as a format writes it.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }
}

/// What is shown where nothing is. SwiftUI's type of this name.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    let label: Label
    let description: Description
    let actions: Actions
    /// Makes a view of its parts.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
    func items(in scope: ViewScope) -> [ViewItem] {
        let view = VStack {
            label.font(.title2.bold())
            description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            actions
        }
        return scope.items(of: view.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}
nonisolated extension ContentUnavailableView
where Label == SwiftUIAPI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Makes a view of a title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUIAPI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUIAPI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// What is shown where nothing is found.
    public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }
    /// What is shown where nothing is found.
    public static func search(text: String) -> Self { Self("No Results for “\(text)”", systemImage: "magnifyingglass") }
}

/// Views behind a title. SwiftUI's type of this name.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    let isExpanded: Binding<Bool>?
    let content: Content
    let label: Label
    /// Makes views behind a label.
    public init(
        isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { (self.isExpanded, self.content, self.label) = (isExpanded, content(), label()) }
    func items(in scope: ViewScope) -> [ViewItem] {
        let (isExpanded, label, content) = (isExpanded, label, content)
        let isOpen = isExpanded?.wrappedValue ?? false
        return scope.items(
            of: VStack(alignment: .leading) {
                Button(action: { isExpanded?.wrappedValue.toggle() }) {
                    HStack {
                        label
                        Spacer()
                        Image(systemName: isOpen ? "chevron.down" : "chevron.right")
                    }
                }
                if isOpen { content }
            })
    }
}
nonisolated extension DisclosureGroup where Label == Text {
    /// Makes views behind a title.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
}

/// A line that nobody reads. SwiftUI's type of this name.
public nonisolated struct SecureField: PrimitiveView {
    let title: LocalizedStringKey
    let text: Binding<String>
    /// Makes a field.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { (title, self.text) = (titleKey, text) }
    func items(in scope: ViewScope) -> [ViewItem] {
        let dots = String(repeating: "•", count: text.wrappedValue.count)
        return scope.items(of: TextField(title, text: .constant(dots)))
    }
}

/// A button that shares something. SwiftUI's type of this name; nothing is shared.
public nonisolated struct ShareLink<Label: View>: PrimitiveView {
    let label: Label
    /// Makes a button.
    public init<T>(item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: Button(action: {}, label: { label })) }
}
nonisolated extension ShareLink where Label == SwiftUIAPI.Label<Text, Image> {
    /// Makes a button with a title.
    public init<T>(_ titleKey: LocalizedStringKey = "Share…", item: T) {
        label = SwiftUIAPI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
}

/// Views that can scroll to one of them. SwiftUI's type of this name.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    let content: Content
    /// Makes views.
    public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }
    func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: content) }
}
/// Scrolls to a view, which does nothing. SwiftUI's type of this name.
public struct ScrollViewProxy: Sendable {
    /// Does nothing: the first screen is drawn.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Glass, which is drawn as a faint background. SwiftUI's type of this name.
public struct Glass: Equatable, Sendable {
    /// The kinds.
    public static let regular = Glass(), clear = Glass(), identity = Glass()
    /// Glass of a colour.
    public func tint(_ color: Color?) -> Glass { self }
    /// Glass that answers a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
/// Views on glass that flow together. SwiftUI's type of this name.
public nonisolated struct GlassEffectContainer<Content: View>: PrimitiveView {
    let content: Content
    /// Makes views on glass.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: content) }
}
nonisolated extension View {
    /// The view on glass.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background(Material.regular, in: shape)
    }
    /// The view on glass.
    public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }
}

/// Names of views that are the same. SwiftUI's property wrapper of this name.
@propertyWrapper public struct Namespace: Sendable {
    /// A name. SwiftUI's type of this name.
    public struct ID: Hashable, Sendable {}
    /// Makes names.
    public nonisolated init() {}
    /// A name.
    public var wrappedValue: ID { ID() }
}

/// Whether something is in front. SwiftUI's type of this name.
public struct PresentationMode: Sendable {
    /// Nothing is.
    public var isPresented: Bool { false }
    /// Does nothing.
    public mutating func dismiss() {}
}
extension EnvironmentValues {
    /// Whether something is in front.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
