import Foundation

/// The iMessage app that a host shows.
public struct HostedApp: Sendable {
    /// The icon over its balloons; nil for none.
    public var icon: UIImage?
    /// Which app shows it.
    public var presentationContext = MSMessagesAppPresentationContext.messages
    /// The system it was linked for, which decides its insets.
    public var linkedSystem = LinkedSystem.iOS11OrLater
    /// The most live balloons that have a controller at once; older ones are pictures.
    public var maximumLiveControllers = Self.maximumLiveControllers

    /// The most live balloons with a controller of their own. Inferred: Messages has such a limit
    /// (`maxNumExtensionRemoteViewControllers`, teardown), its number is not known; ten fill two screens.
    public static let maximumLiveControllers = 10

    /// Makes an app with an icon.
    public init(icon: UIImage? = nil) { self.icon = icon }
}
