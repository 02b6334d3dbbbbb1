import Foundation
import ViewLayout

public nonisolated struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { (self.content, self.label) = (content(), label()) }
    func items(in scope: ViewScope) -> [ViewItem] {
        if let made = scope.styled({ LabeledContentStyleConfiguration(label: $0.slot(label), content: $0.slot(content)) }) { return made }
        let value = scope.part("value").element(of: content.foregroundStyle(.secondary))
        return scope.labelled(label, value)
    }
}
nonisolated extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
nonisolated extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(titleKey) { Text(value) } }
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { self.init(titleKey) { Text(value, format: format) } }
}

public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    let label: Label
    let description: Description
    let actions: Actions
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
nonisolated extension ContentUnavailableView where Label == SwiftUIAPI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUIAPI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUIAPI.Label(title, image: name) }, description: { description })
    }
    public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }
    public static func search(text: String) -> Self { Self("No Results for “\(text)”", systemImage: "magnifyingglass") }
}

public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    let isExpanded: Binding<Bool>?
    let content: Content
    let label: Label
    public init(isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.isExpanded, self.content, self.label) = (isExpanded, content(), label())
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let (isExpanded, label, content) = (isExpanded, label, content)
        let made = scope.styled {
            DisclosureGroupStyleConfiguration(label: $0.slot(label), content: $0.slot(content), isExpanded: isExpanded ?? .constant(false))
        }
        if let made { return made }
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
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
}

public nonisolated struct SecureField: PrimitiveView {
    let title: Text
    let text: Binding<String>
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        (title, self.text) = (prompt ?? Text(titleKey), text)
    }
    @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        (self.title, self.text) = (prompt ?? Text(title), text)
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let dots = String(repeating: "•", count: text.wrappedValue.count)
        return scope.items(of: TextField("", text: .constant(dots), prompt: title))
    }
}

/// A button that shares something. SwiftUI's type of this name; nothing is shared.
public nonisolated struct ShareLink<Label: View>: PrimitiveView {
    let label: Label
    public init<T>(item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
    func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: Button(action: {}, label: { label })) }
}
nonisolated extension ShareLink where Label == SwiftUIAPI.Label<Text, Image> {
    public init<T>(_ titleKey: LocalizedStringKey = "Share…", item: T) { label = SwiftUIAPI.Label(titleKey, systemImage: "square.and.arrow.up") }
}

public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    let content: Content
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
    public static let regular = Glass(), clear = Glass(), identity = Glass()
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
public nonisolated struct GlassEffectContainer<Content: View>: PrimitiveView {
    let content: Content
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: content) }
}
nonisolated extension View {
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { background(Material.regular, in: shape) }
    public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }
}

@propertyWrapper public struct Namespace: Sendable {
    public struct ID: Hashable, Sendable {}
    public nonisolated init() {}
    public var wrappedValue: ID { ID() }
}

public struct PresentationMode: Sendable {
    /// Nothing is.
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}
extension EnvironmentValues {
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
