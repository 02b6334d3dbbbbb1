import Foundation

/// A balloon whose content the app draws itself, with a template layout for where the app cannot run.
///
/// Source: Messages framework, `MSMessageLiveLayout` (iOS 11).
///
/// ```swift
/// let alternate = MSMessageTemplateLayout()
/// alternate.caption = "Concert"
/// alternate.subcaption = "in 12 days"
/// message.layout = MSMessageLiveLayout(alternateLayout: alternate)
/// ```
public class MSMessageLiveLayout: MSMessageLayout {
    /// The template that is drawn without the app, on older systems, on the Mac and on the watch.
    public let alternateLayout: MSMessageTemplateLayout

    /// Makes a live layout, which always has an alternate.
    public init(alternateLayout: MSMessageTemplateLayout) {
        self.alternateLayout = alternateLayout
        super.init()
    }

    /// A layout with a copy of the alternate.
    public override func copy(with zone: NSZone? = nil) -> Any {
        // `copy(with:)` of a template layout always makes a template layout.
        MSMessageLiveLayout(alternateLayout: alternateLayout.copy(with: zone) as! MSMessageTemplateLayout)
    }
}
