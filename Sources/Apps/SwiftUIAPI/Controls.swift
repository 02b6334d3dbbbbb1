import Drawing
import Foundation
import UIKitAPI
import ViewLayout

/// A button that opens an address. SwiftUI's type of this name.
public nonisolated struct Link<Label: View>: PrimitiveView {
    let destination: URL
    let label: Label
    /// Makes a link.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let (open, destination) = (scope.environment.openURL, destination)
        return Button(role: nil, action: { open(destination) }, label: { label }).items(in: scope)
    }
}

extension Link where Label == Text {
    /// Makes a link with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Makes a link with a title.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A switch. SwiftUI's type of this name, in the size of UIKit's switch.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
    let isOn: Binding<Bool>
    let label: Label
    /// Makes a switch.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }
    func items(in scope: ViewScope) -> [ViewItem] {
        let isOn = isOn
        let color = isOn.wrappedValue ? UIColor.systemGreen : UIColor.systemGray4
        let track = Frame(
            Fill(.literal(color.resolved(with: scope.traits)), outline: .capsule), width: ToggleMetrics.size.width,
            height: ToggleMetrics.size.height)
        let knob = Padding(
            Frame(Fill(.literal(.white), outline: .circle), width: ToggleMetrics.knob, height: ToggleMetrics.knob),
            insets: ViewLayout.EdgeInsets(ToggleMetrics.inset))
        let look = Layered(
            track, knob, isBehind: false,
            alignment: ViewLayout.Alignment(horizontal: isOn.wrappedValue ? .trailing : .leading, vertical: .center))
        let target = TapTarget(isEnabled: scope.environment.isEnabled) { isOn.wrappedValue.toggle() }
        let control = TapElement(child: look, target: target, graph: scope.graph)
        guard !scope.environment.controls.hidesLabels else { return [ViewItem(control)] }
        let title = scope.part("label").element(of: label)
        return [ViewItem(ViewLayout.HStack([title, ViewLayout.Spacer(minLength: DefaultSpacing.length), control]))]
    }
}

/// The lengths of a switch in points (UIKit's `UISwitch`, observed before iOS 26).
private enum ToggleMetrics {
    static let size = CGSize(width: 51, height: 31)
    static let knob: CGFloat = 27
    static let inset: CGFloat = 2
}

extension Toggle where Label == Text {
    /// Makes a switch with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    /// Makes a switch with a title.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

/// A choice. SwiftUI's type of this name; it is named in place of being drawn.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    /// Makes a choice.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.content = content() }
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(Undrawn(name: "Picker"))] }
}

extension Picker where Label == Text {
    /// Makes a choice with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    /// Makes a choice with a title.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.content = content() }
}

/// The look of a picker. SwiftUI's protocol of this name.
public protocol PickerStyle {}
/// A look of pickers. SwiftUI's type of this name.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
}
/// A look of pickers. SwiftUI's type of this name.
public struct MenuPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Side by side.
    public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// In a menu.
    public static var menu: MenuPickerStyle { .init() }
}
extension View {
    /// The look of pickers in the view.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
    /// The look of switches in the view.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
}
/// The look of switches. SwiftUI's protocol of this name.
public protocol ToggleStyle {}
/// The look of switches. SwiftUI's type of this name.
public struct SwitchToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { .init() }
}
