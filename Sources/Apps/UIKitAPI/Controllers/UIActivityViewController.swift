import Foundation

/// A sheet with activities for some items, such as sending, saving or printing them. UIKit's class of this name. It is
/// recorded when it is presented.
///
/// ```swift
/// let sheet = UIActivityViewController(activityItems: ["Come along!"], applicationActivities: nil)
/// sheet.excludedActivityTypes = [.print]
/// ```
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// The items to share.
    public let activityItems: [Any]
    /// The activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called at the end on iOS; never called on Linux.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    /// Makes a sheet.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a sheet without items, as a storyboard does.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

/// An activity. UIKit's class of this name.
///
/// ```swift
/// let type = UIActivity.ActivityType.message
/// ```
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The type of an activity. UIKit's structure of this name.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes a type from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a type from UIKit's name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Sends the items as a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends the items as a mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Prints the items.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copies the items to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Saves a picture to the photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Assigns a picture to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Sends the items to devices nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Posts the items to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts the items to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Adds an address to the reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    }
}
