import Foundation
import UIKitAPI
import ViewLayout

extension ViewScope {
    /// A control of UIKit, as SwiftUI shows it on iOS. It is made for each layout.
    func control(_ make: @escaping @MainActor () -> UIView) -> any Element {
        let isEnabled = environment.isEnabled
        return onMainThread {
            let view = make()
            (view as? UIControl)?.isEnabled = isEnabled
            return UIViewElement(view: view) { _ in nil }
        }
    }

    /// A control with its title before it, by which one that can be tapped is read and touched, even where it is hidden.
    func labelled(_ title: some View, tapping action: (() -> Void)? = nil, _ control: any Element) -> [ViewItem] {
        let title = part("label").element(of: title)
        var control = control
        if let action {
            let name = title.firstText.map { [LayoutRecord.Attribute("accessibilityLabel", $0)] }
            let target = TapTarget(isEnabled: environment.isEnabled, action: action)
            control = TapElement(child: Changed.annotated(control, name ?? []), target: target, graph: graph)
        }
        guard !environment.controls.hidesLabels else { return [ViewItem(control)] }
        return [ViewItem(ViewLayout.HStack([title, ViewLayout.Spacer(minLength: DefaultSpacing.length), control]))]
    }
}

extension Element {
    fileprivate var firstText: String? { (self as? ViewLayout.Text)?.string ?? children.lazy.compactMap(\.firstText).first }
}

public nonisolated struct Link<Label: View>: PrimitiveView {
    let destination: URL
    let label: Label
    public init(destination: URL, @ViewBuilder label: () -> Label) { (self.destination, self.label) = (destination, label()) }
    func items(in scope: ViewScope) -> [ViewItem] {
        let (open, destination) = (scope.environment.openURL, destination)
        return Button(role: nil, action: { open(destination) }, label: { label }).items(in: scope)
    }
}

nonisolated extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

public nonisolated struct Toggle<Label: View>: PrimitiveView {
    let isOn: Binding<Bool>
    let label: Label
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }
    public init(_ configuration: ToggleStyleConfiguration) where Label == ToggleStyleConfiguration.Label {
        (isOn, label) = (configuration.$isOn, configuration.label)
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        if let made = scope.styled({ ToggleStyleConfiguration(label: $0.slot(label), isOn: self.isOn) }) { return made }
        let (isOn, tint) = (isOn, scope.environment.controls.tint == nil ? nil : scope.environment.tintColor)
        let control = scope.control {
            let control = UISwitch()
            control.isOn = isOn.wrappedValue
            control.onTintColor = tint.map { UIColor(.literal($0)) }
            return control
        }
        return scope.labelled(label, tapping: { isOn.wrappedValue.toggle() }, control)
    }
}

nonisolated extension Toggle where Label == SwiftUIAPI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUIAPI.Label(titleKey, systemImage: systemImage) }
    }
}

nonisolated extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

/// A choice: segments, or what is chosen with two arrows. SwiftUI's type of this name.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>
    let content: Content
    let label: Label
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.selection, self.content, self.label) = (selection, content(), label())
    }

    func items(in scope: ViewScope) -> [ViewItem] {
        let rows = scope.items(of: content)
        let chosen = rows.firstIndex { $0.requests.tag == AnyHashable(selection.wrappedValue) }
        guard scope.environment.controls.hasSegments else {
            var scope = scope
            if scope.environment.text.style == nil { scope.environment.text.style = AnyShapeStyle(Color(engine: scope.environment.tintColor)) }
            let row = chosen.flatMap { scope.items(of: content)[$0].element }
            scope.environment.imageScale = .small
            let arrows = scope.element(of: Image(systemName: "chevron.up.chevron.down"))
            return scope.labelled(label, ViewLayout.HStack([row, arrows].compactMap { $0 }, spacing: 4))
        }
        let titles = rows.map { ($0.element as? ViewLayout.Text)?.string ?? "" }
        let control = scope.control {
            let control = UISegmentedControl(items: titles)
            if let chosen { control.selectedSegmentIndex = chosen }
            return control
        }
        return [ViewItem(Frame(control, maxWidth: .infinity))]
    }
}

nonisolated extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

public nonisolated struct DatePicker<Label: View>: PrimitiveView {
    public struct Components: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var hourAndMinute: Components { Components(rawValue: 1) }
        public static var date: Components { Components(rawValue: 2) }
    }
    let selection: Binding<Date>
    let components: Components
    let label: Label
    public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        (self.selection, components, self.label) = (selection, displayedComponents, label())
    }

    func items(in scope: ViewScope) -> [ViewItem] {
        let (date, components) = (selection.wrappedValue, components)
        let control = scope.control {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .compact
            picker.datePickerMode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
            picker.date = date
            return picker
        }
        return scope.labelled(label, control)
    }
}

nonisolated extension DatePicker where Label == Text {
    /// Makes a choice with a title; which days there are shows nothing.
    public init<R: RangeExpression<Date>>(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(titleKey, selection: selection, displayedComponents: displayedComponents) }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
}

public nonisolated struct Slider: PrimitiveView {
    let fraction: Double
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
        fraction = Double((value.wrappedValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V = 0, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds) }
    /// Makes a slider with a label, which is not drawn on iOS.
    public init<V: BinaryFloatingPoint, L: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V = 0, @ViewBuilder label: () -> L,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds) }
    /// Makes a slider with labels, of which the least and the largest value are left out here.
    public init<V: BinaryFloatingPoint, L: View, M: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V = 0, @ViewBuilder label: () -> L, @ViewBuilder minimumValueLabel: () -> M,
        @ViewBuilder maximumValueLabel: () -> M
    ) { self.init(value: value, in: bounds) }
    func items(in scope: ViewScope) -> [ViewItem] {
        let (fraction, tint) = (fraction, scope.environment.tintColor)
        let control = scope.control {
            let slider = UISlider()
            slider.value = Float(fraction)
            slider.minimumTrackTintColor = UIColor(.literal(tint))
            return slider
        }
        return [ViewItem(Frame(control, maxWidth: .infinity))]
    }
}

public nonisolated struct Stepper: PrimitiveView {
    let title: AnyView
    /// Whether the number can be smaller, and larger.
    let hasLess, hasMore: Bool
    init(_ title: some View, hasLess: Bool = true, hasMore: Bool = true) {
        (self.title, self.hasLess, self.hasMore) = (AnyView(title), hasLess, hasMore)
    }
    private init<V: Strideable>(_ title: some View, _ value: V, in bounds: ClosedRange<V>) {
        self.init(title, hasLess: value > bounds.lowerBound, hasMore: value < bounds.upperBound)
    }
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {
        self.init(Text(titleKey), value.wrappedValue, in: bounds)
    }
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) { self.init(Text(titleKey)) }
    public init<V: Strideable, L: View>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> L) {
        self.init(label(), value.wrappedValue, in: bounds)
    }
    public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(Text(titleKey), hasLess: onDecrement != nil, hasMore: onIncrement != nil)
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let control = scope.control { [hasLess, hasMore] in
            let control = UIStepper()
            (control.minimumValue, control.maximumValue) = (hasLess ? -1 : 0, hasMore ? 1 : 0)
            return control
        }
        return scope.labelled(title, control)
    }
}

nonisolated extension View {
    /// The look of pickers in the view: segments, or what is chosen with two arrows.
    public func pickerStyle(_ style: _Choice) -> some View { inEnvironment { $0.controls.hasSegments = style == .segmented } }
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        inEnvironment { $0.controls.set(style is SwitchToggleStyle ? nil : style) }
    }
}
