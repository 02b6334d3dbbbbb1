import Drawing
import Foundation
import UIKitAPI
import ViewLayout

/// A button in a look of the system's.
nonisolated struct SystemButton: PrimitiveView {
    let look: ButtonLook
    let configuration: PrimitiveButtonStyleConfiguration

    func items(in scope: ViewScope) -> [ViewItem] {
        var scope = scope
        let controls = scope.environment.controls
        let isDestructive = configuration.role?.isDestructive == true
        let tint = isDestructive ? UIColor.systemRed.resolved(with: scope.traits) : scope.environment.tintColor
        let color = scope.environment.isEnabled ? tint : UIColor.tertiaryLabel.resolved(with: scope.traits)
        let hasOwnStyle = scope.environment.text.style != nil
        switch look {
        case .plain: if !scope.environment.isEnabled { scope.environment.text.style = AnyShapeStyle(.tertiary) }
        case .borderless, .bordered: if !hasOwnStyle || look == .bordered { scope.environment.text.style = AnyShapeStyle(Color(engine: color)) }
        case .prominent: scope.environment.text.style = AnyShapeStyle(Color.white)
        }
        var element: any Element
        let label = scope.element(of: configuration.label)
        let size = ControlMetrics.button(scope.environment.controlSize)
        switch look {
        case .plain, .borderless: element = label
        case .bordered, .prominent:
            let padded = Padding(label, insets: ViewLayout.EdgeInsets(top: size.down, leading: size.across, bottom: size.down, trailing: size.across))
            var fill = color
            if look != .prominent { fill.alpha = UInt8((Double(fill.alpha) * ControlMetrics.borderedOpacity).rounded()) }
            let outline: Fill.Outline = controls.borderShape.radius.map { .rounded(radius: $0) } ?? .capsule
            element = Layered(padded, Fill(.literal(fill), outline: outline), isBehind: true, alignment: .center)
        }
        let target = TapTarget(isEnabled: scope.environment.isEnabled, action: configuration.act)
        element = TapElement(child: element, target: target, graph: scope.graph)
        return [ViewItem(element)]
    }
}

/// Lengths of controls in points. Those of bordered buttons are assumed from the heights 28, 34 and 50 of UIKit's.
enum ControlMetrics {
    /// The opacity of a bordered button's background (assumed).
    static let borderedOpacity = 0.15
    /// The space around a button's label.
    static func button(_ size: ControlSize) -> (across: CGFloat, down: CGFloat) {
        switch size {
        case .mini, .small: (10, 4)
        case .regular: (12, 7)
        case .large, .extraLarge: (20, 15)
        }
    }
}
