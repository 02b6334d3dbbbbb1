import Foundation

/// What an app says once for all views of a class. UIKit's protocol of this name.
///
/// ```swift
/// UINavigationBar.appearance().barTintColor = .systemIndigo
/// ```
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
    /// A view that stands for all others of the class.
    static func appearance() -> Self
}

/// A view that stands for all others of its class.
struct ViewAppearance {
    let proxy: UIView
    /// Whether a view is of the class.
    let applies: @MainActor (UIView) -> Bool
}

extension UIView: UIAppearance {
    /// A view that stands for all others of the class. Those that enter a window later take its background and tint, and
    /// navigation bars their looks, where they have none of their own.
    public static func appearance() -> Self {
        let kept = UIApplication.shared.appearances.lazy.map(\.proxy).first { type(of: $0) == self }
        if let kept = kept as? Self { return kept }
        guard let proxy = self.init(coder: NSCoder()) else { preconditionFailure("\(self) cannot be made") }
        UIApplication.shared.appearances.append(ViewAppearance(proxy: proxy) { $0 is Self })
        return proxy
    }

    /// The same for views inside of others, which count as all views of the class.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]) -> Self {
        appearance()
    }

    /// Takes what the app said of the view's class, and of those that it inherits from.
    func takeAppearances() {
        for said in UIApplication.shared.appearances where said.applies(self) { take(looksOf: said.proxy) }
    }
}
