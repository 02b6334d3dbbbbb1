import Foundation

/// How a message's balloon looks. Abstract: use ``MSMessageTemplateLayout`` or ``MSMessageLiveLayout``.
///
/// Source: Messages framework, `MSMessageLayout` (iOS 10).
public class MSMessageLayout: NSObject, NSCopying {
    package override init() { super.init() }

    /// A layout with the same values.
    public func copy(with zone: NSZone? = nil) -> Any { MSMessageLayout() }
}
