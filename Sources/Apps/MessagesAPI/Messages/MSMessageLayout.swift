import Foundation

/// How a message's balloon looks. Abstract: use ``MSMessageTemplateLayout`` or ``MSMessageLiveLayout``.
///
/// Source: Messages framework, `MSMessageLayout` (iOS 10).
///
/// ```swift
/// switch message.layout {
/// case let template as MSMessageTemplateLayout: print(template.caption ?? "no caption")
/// case let live as MSMessageLiveLayout: print(live.alternateLayout.caption ?? "no caption")
/// default: print("a received message has no layout")
/// }
/// ```
open class MSMessageLayout: NSObject, NSCopying {
    /// Makes a layout that shows nothing.
    public override init() { super.init() }

    /// A layout with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { MSMessageLayout() }
}
