import Foundation
import ViewLayout

/// A text that VoiceOver reads: of SwiftUI, or as it is.
public protocol _SpokenText {}
extension Text: _SpokenText {}
extension String: _SpokenText {}
extension Substring: _SpokenText {}

nonisolated extension _SpokenText { var spoken: Text { self as? Text ?? Text(verbatim: "\(self)") } }

/// What VoiceOver reads of a view. SwiftUI's type of this name: both forms of a label make it, as a body of two ways needs.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
    let name: String
    let text: Text
    public func body(content: Content) -> some View {
        content.wrapped { element, scope in
            let text = text.string(in: scope.environment)
            let named = name == "accessibilityLabel" ? NamedElement(child: element, name: text, graph: scope.graph) : element
            return Changed.annotated(named, [.init(name, text)])
        }
    }
}

/// A child that a label names: what can be tapped is called so, if it is one thing.
private struct NamedElement: Wrapper {
    let child: any Element
    let name: String
    let graph: ViewGraph
    var layoutPriority: Double { child.layoutPriority }
    func validate() {}

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let before = graph.targets.count
        let node = child.place(measurement.children[0], in: bounds, context: context)
        if graph.targets.count == before + 1 { graph.targets[before].label = name }
        return node
    }
    func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode { child }
}

nonisolated extension View {
    private func spoken(_ name: String, _ text: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(name: name, text: text))
    }
    /// The view with a fact that is true of it, or as it is.
    private func fact(_ name: String, _ value: String?) -> some View {
        wrapped { element, _ in value.map { Changed.annotated(element, [.init(name, $0)]) } ?? element }
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        spoken("accessibilityLabel", Text(labelKey))
    }
    @_disfavoredOverload public func accessibilityLabel(_ label: some _SpokenText) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        spoken("accessibilityLabel", label.spoken)
    }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        spoken("accessibilityHint", Text(hintKey))
    }
    @_disfavoredOverload public func accessibilityHint(_ hint: some _SpokenText) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        spoken("accessibilityHint", hint.spoken)
    }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        spoken("accessibilityValue", Text(valueKey))
    }
    @_disfavoredOverload public func accessibilityValue(_ value: some _SpokenText) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        spoken("accessibilityValue", value.spoken)
    }
    // The older names.
    public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(label) }
    public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }
    public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(value) }
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public func accessibilityHidden(_ hidden: Bool) -> some View { fact("accessibilityElementsHidden", hidden ? "true" : nil) }
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        wrapped { element, _ in Changed.annotated(element, [], id: identifier) }
    }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        fact("isAccessibilityElement", children == .contain ? nil : "true")
    }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        fact("accessibilityTraits", traits.isEmpty ? nil : traits.names)
    }
    /// The view; traits of the kind are not read here.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// The view; VoiceOver reads in the order of drawing.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        postponing("accessibilityAction")
    }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { postponing("accessibilityAction") }
}

public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The names in records, in the order of the bits.
    private static let kinds = [
        "button", "header", "selected", "link", "image", "staticText", "summaryElement", "updatesFrequently", "modal", "toggle",
    ]
    public static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 1 << 1), isSelected = Self(rawValue: 1 << 2),
        isLink = Self(rawValue: 1 << 3), isImage = Self(rawValue: 1 << 4), isStaticText = Self(rawValue: 1 << 5),
        isSummaryElement = Self(rawValue: 1 << 6), updatesFrequently = Self(rawValue: 1 << 7), isModal = Self(rawValue: 1 << 8),
        isToggle = Self(rawValue: 1 << 9)

    var names: String { Self.kinds.enumerated().filter { rawValue & (1 << $0.offset) != 0 }.map(\.element).joined(separator: ",") }
}
