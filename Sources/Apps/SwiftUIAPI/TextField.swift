import Foundation
import UIKitAPI
import ViewLayout

public nonisolated struct TextField<Label: View>: PrimitiveView {
    let title: Text
    let text: Binding<String>
    func items(in scope: ViewScope) -> [ViewItem] {
        if let made = scope.styled({ _ in TextField<_TextFieldStyleLabel>(title: title, text: self.text) }) { return made }
        let (placeholder, text, environment) = (title.string(in: scope.environment), text.wrappedValue, scope.environment)
        let control = scope.control {
            let field = UITextField()
            (field.placeholder, field.text) = (placeholder, text)
            field.font = UIFont(
                (environment.font ?? .body).reference(weight: environment.text.weight, isItalic: false, traits: scope.traits).resolved(
                    with: scope.traits))
            field.borderStyle = environment.controls.hasFieldBorder ? .roundedRect : .none
            return field
        }
        let written = FieldElement(child: control, text: self.text, keyboard: environment.controls.keyboard, graph: scope.graph)
        return [ViewItem(Frame(written, maxWidth: .infinity))]
    }
}

nonisolated extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        (title, self.text) = (prompt ?? Text(titleKey), text)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        (self.title, self.text) = (prompt ?? Text(title), text)
    }
    /// Makes a field of a value; what is written changes nothing.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String { (title, text) = (prompt ?? Text(titleKey), .constant(format.format(value.wrappedValue))) }
    /// Makes a field of a value that can be missing; what is written changes nothing.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String { (title, text) = (prompt ?? Text(titleKey), .constant(value.wrappedValue.map(format.format) ?? "")) }
    @_disfavoredOverload public init<F: FormatStyle>(_ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String { (self.title, text) = (prompt ?? Text(title), .constant(format.format(value.wrappedValue))) }
    @_disfavoredOverload public init<F: FormatStyle>(_ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String { (self.title, text) = (prompt ?? Text(title), .constant(value.wrappedValue.map(format.format) ?? "")) }
}

/// A child in which the user can write.
private struct FieldElement: Wrapper {
    let child: any Element
    let text: Binding<String>
    let keyboard: UIKeyboardType
    let graph: ViewGraph
    func validate() {}
    func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        graph.fields.append((text, keyboard))
        return child
    }
}

/// How fields in the view look; an own style is given the field without a border. SwiftUI's type of this name.
public protocol TextFieldStyle: _Style where Parts == TextField<_TextFieldStyleLabel> {
    typealias _Label = _TextFieldStyleLabel
    associatedtype _Body: View
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}
public typealias _TextFieldStyleLabel = _Slot<Text>
extension TextFieldStyle {
    public func makeBody(configuration: TextField<_Label>) -> some View { _body(configuration: configuration) }
}
nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { inEnvironment { $0.controls.keyboard = type } }
    public func textFieldStyle(_ style: _Choice) -> some View {
        inEnvironment {
            $0.controls.hasFieldBorder = style == .roundedBorder
            $0.controls.styles[ObjectIdentifier(TextField<_TextFieldStyleLabel>.self)] = nil
        }
    }
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
        inEnvironment {
            $0.controls.hasFieldBorder = false
            $0.controls.set(style)
        }
    }
}
