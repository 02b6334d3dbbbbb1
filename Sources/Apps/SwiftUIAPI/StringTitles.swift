// Titles that are strings and no keys, as a variable is: each is written as it is. A literal is a key, as on iOS. The usual
// controls take such titles beside their other initialisers; these are the others.

import Foundation

nonisolated extension Button where Label == SwiftUIAPI.Label<Text, Image> {
    @preconcurrency @_disfavoredOverload public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { SwiftUIAPI.Label(title, systemImage: systemImage) } }
}
nonisolated extension Toggle where Label == SwiftUIAPI.Label<Text, Image> {
    @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUIAPI.Label(title, systemImage: systemImage) }
    }
}
nonisolated extension DatePicker where Label == Text {
    @_disfavoredOverload public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: some RangeExpression<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(title, selection: selection, displayedComponents: displayedComponents) }
    @_disfavoredOverload public init(
        _ title: some StringProtocol, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
}
nonisolated extension Stepper {
    @_disfavoredOverload public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
    @_disfavoredOverload public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1) {
        self.init(Text(title))
    }
    @_disfavoredOverload public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(Text(title), hasLess: onDecrement != nil, hasMore: onIncrement != nil)
    }
}
nonisolated extension ColorPicker {
    @_disfavoredOverload public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}
nonisolated extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    @_disfavoredOverload public init(_ title: some StringProtocol) { self.init { Text(title) } }
}
nonisolated extension LabeledContent where Label == Text, Content == Text {
    @_disfavoredOverload public init(_ title: some StringProtocol, value: some StringProtocol) { self.init(title) { Text(value) } }
    @_disfavoredOverload public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { self.init(title) { Text(value, format: format) } }
}
nonisolated extension ContentUnavailableView where Label == SwiftUIAPI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    @_disfavoredOverload public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUIAPI.Label(title, systemImage: name) }, description: { description })
    }
    @_disfavoredOverload public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUIAPI.Label(title, image: name) }, description: { description })
    }
}
nonisolated extension DisclosureGroup where Label == Text {
    @_disfavoredOverload public init(_ title: some StringProtocol, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
nonisolated extension GroupBox where Label == Text {
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
nonisolated extension Section where Parent == Text, Footer == EmptyView {
    @_disfavoredOverload public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title, content: content)
    }
}
nonisolated extension Tab {
    @_disfavoredOverload public init(
        _ title: some StringProtocol, systemImage: String, value: some Hashable, @ViewBuilder content: () -> Content
    ) { inside = AnyView(content()) }
    @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        inside = AnyView(content())
    }
}
nonisolated extension ShareLink where Label == SwiftUIAPI.Label<Text, Image> {
    @_disfavoredOverload public init<T>(_ title: some StringProtocol, item: T) {
        label = SwiftUIAPI.Label(title, systemImage: "square.and.arrow.up")
    }
}
nonisolated extension NavigationLink where Label == Text {
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) {
        self.init(destination: destination()) { Text(title) }
    }
    @_disfavoredOverload public init(_ title: some StringProtocol, destination: some View) { self.init(destination: destination) { Text(title) } }
    @_disfavoredOverload public init<V: Hashable>(_ title: some StringProtocol, value: V?) { self.init(value: value) { Text(title) } }
}

nonisolated extension View {
    @_disfavoredOverload public func alert<A: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { offering("alert") { isPresented.wrappedValue ? actions() : nil } }
    @_disfavoredOverload public func confirmationDialog<A: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View { offering("confirmationDialog") { isPresented.wrappedValue ? actions() : nil } }
    @_disfavoredOverload public func confirmationDialog<A: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: () -> some View
    ) -> some View { offering("confirmationDialog") { isPresented.wrappedValue ? actions() : nil } }
    @_disfavoredOverload public func searchable(text: Binding<String>, placement: _Choice = .automatic, prompt: some StringProtocol) -> some View {
        self
    }
    @_disfavoredOverload public func badge(_ label: (some StringProtocol)?) -> some View { self }
    @_disfavoredOverload public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { self }
    @_disfavoredOverload public func accessibilityInputLabels(_ inputLabels: [some StringProtocol]) -> some View { self }
    @_disfavoredOverload public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
        postponing("accessibilityAction")
    }
}
