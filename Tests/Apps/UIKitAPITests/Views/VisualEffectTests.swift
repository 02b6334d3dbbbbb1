import Testing

@testable import UIKitAPI

/// What is laid over what is behind a view, where iOS blurs or bends it.
@MainActor struct VisualEffectTests {
    @Test func glassHasItsTintOrTheColourOfAMaterial() {
        let glass = UIGlassEffect(style: .regular)
        let view = UIVisualEffectView(effect: glass)
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            let colors = [view, blur].map { $0.backgroundColor?.resolvedColor(with: traits) }
            #expect(colors[0] != nil && colors[0] == colors[1])
        }
        #expect(UIVisualEffectView(effect: UIGlassEffect(style: .clear)).backgroundColor == nil)
        glass.tintColor = .systemPink
        view.effect = glass
        #expect(view.backgroundColor == .systemPink)
        view.effect = nil
        #expect(view.backgroundColor == nil)
    }
}
