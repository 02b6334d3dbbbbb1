import Foundation
import MessagesAPI
import UIKitAPI

/// The iMessage app that a host shows.
///
/// ```swift
/// var app = HostedApp(icon: UIImage(contentsOfFile: "Resources/icon.png"))
/// app.linkedSystem = .beforeiOS11
/// let host = TranscriptHost(app: app, context: context) { MSMessagesAppViewController() }
/// ```
public struct HostedApp: Sendable {
    /// The icon over its balloons; nil for none.
    public var icon: UIImage?
    /// Which app shows it.
    public var presentationContext = MSMessagesAppPresentationContext.messages
    /// The system that it was linked for, which decides its insets.
    public var linkedSystem = LinkedSystem.iOS11OrLater

    /// Makes an app with an icon.
    public init(icon: UIImage? = nil) { self.icon = icon }
}
