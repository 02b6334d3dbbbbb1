import Drawing
import Foundation
import Support
import UIKitAPI
import ViewLayout

public struct ButtonRole: Equatable, Sendable {
    let isDestructive: Bool
    public static let destructive = ButtonRole(isDestructive: true), cancel = ButtonRole(isDestructive: false),
        close = ButtonRole(isDestructive: false), confirm = ButtonRole(isDestructive: false)
}

public struct ButtonBorderShape: Equatable, Sendable {
    let radius: CGFloat?
    public static let automatic = Self(radius: nil), capsule = Self(radius: nil), circle = Self(radius: nil), roundedRectangle = Self(radius: 8)
    public static func roundedRectangle(radius: CGFloat) -> Self { Self(radius: radius) }
}

public nonisolated struct Button<Label: View>: PrimitiveView {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label

    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.label) = (role, label())
        self.action = { MainActor.assumeIsolated(action) }
    }

    func items(in scope: ViewScope) -> [ViewItem] {
        let controls = scope.environment.controls
        let inner = scope.part("button")
        guard let style = controls.buttonStyle else {
            return controls.primitiveButtonStyle.items(.init(role: role, label: .init(label), act: action), in: inner)
        }
        let target = TapTarget(isEnabled: scope.environment.isEnabled, action: action)
        let made = style.items(.init(role: role, label: .init(label)), in: inner)
        return [ViewItem(TapElement(child: ViewScope.together(made.elements), target: target, graph: scope.graph))]
    }
}

nonisolated extension Button where Label == Text {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

nonisolated extension Button where Label == SwiftUIAPI.Label<Text, Image> {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { SwiftUIAPI.Label(titleKey, systemImage: systemImage) }
    }
    @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUIAPI.Label(titleKey, systemImage: systemImage) }
    }
    @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUIAPI.Label(title, systemImage: systemImage) }
    }
}

nonisolated struct TapView<Content: View>: PrimitiveView {
    let content: Content
    let action: (CGPoint) -> Void
    func items(in scope: ViewScope) -> [ViewItem] {
        scope.items(of: content).map { item in
            let target = TapTarget(isEnabled: scope.environment.isEnabled, action: action)
            return item.with(TapElement(child: item.element, target: target, graph: scope.graph))
        }
    }
}

/// A child that can be tapped.
struct TapElement: Wrapper {
    let child: any Element
    let target: TapTarget
    let graph: ViewGraph
    var layoutPriority: Double { child.layoutPriority }
    func validate() {}

    func place(around child: PlacedNode, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        target.frame = bounds
        target.label = child.accessibilityLabel ?? child.firstShownText
        graph.targets.append(target)
        // A switch is a control by itself, whose size nobody chooses.
        guard child.kind != .switch else { return child }
        var node = PlacedNode(kind: .button, frame: bounds, children: [child])
        // What says something about the label says it about the button.
        let spoken = child.attributes.filter { $0.name.hasPrefix("accessibility") }
        node.attributes = spoken + [.init("minimumTouchLength", FixedDecimal.text(ViewLayout.Button.minimumTouchLength))]
        return node
    }
}

extension PlacedNode {
    /// The first text that is shown; one of signs alone, as an emoji, where no other has letters.
    fileprivate var firstShownText: String? {
        let texts = shownTexts
        return texts.first { $0.contains { $0.isLetter || $0.isNumber } } ?? texts.first
    }

    private var shownTexts: [String] {
        switch content {
        case .text(let text): [text.text]
        case .drawing(let drawing) where !drawing.lines.isEmpty: [drawing.lines.map(\.text).joined(separator: " ")]
        default: children.flatMap(\.shownTexts)
        }
    }
}
